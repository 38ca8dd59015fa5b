export type NoteItem = { id: string; checked: boolean; text: string }

/** A note. */
export type Note = {
  id: string
  title: string
  description: string
  archive: boolean
  /** The address of a picture, '' without one. */
  image: string
  /** When it was written, in ISO 8601. */
  time: string
  /** Day and time in this device's zone, `yyyy-mm-ddThh:nn`; missing without a reminder. */
  reminder?: string
  checklist: NoteItem[]
  /** Ids of labels. */
  labels: string[]
}

export type NoteLabelHandle = 'family' | 'work' | 'todos' | 'prior' | 'personal' | 'friends'

/** A label; those of the seed have the handles above, others a handle made from their id. */
export type NoteLabel = { id: string; name: string; handle: string }

export type NotesCalls = {
  'GET /api/notes-app/notes': { answer: Note[] }
  'GET /api/notes-app/labels': { answer: NoteLabel[] }
  'POST /api/notes-app/create-note': { body: { note: Omit<Note, 'id'> }; answer: Note }
  'POST /api/notes-app/update-note': { body: { note: Note }; answer: Note }
  'POST /api/notes-app/update-labels': { body: { labels: NoteLabel[] }; answer: NoteLabel[] }
  'POST /api/notes-app/remove-note': { body: { noteId: string }; answer: string }
}
