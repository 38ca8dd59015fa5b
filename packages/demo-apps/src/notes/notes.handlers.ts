import { defineDemoApp } from '../back-end/demo-app.ts'
import { notesSeed } from './notes.seed.ts'
import type { NotesCalls } from './notes.types.ts'

export const notes = defineDemoApp<NotesCalls>()({
  seed: notesSeed,
  handlers: {
    'GET /api/notes-app/notes': (_request, { notes }) => ({ answer: notes }),
    'GET /api/notes-app/labels': (_request, { labels }) => ({ answer: labels }),
    'POST /api/notes-app/create-note': ({ body, newId }, state) => {
      const note = { ...body.note, id: newId }
      return { answer: note, state: { ...state, notes: [note, ...state.notes] } }
    },
    'POST /api/notes-app/update-note': ({ body: { note } }, state) => ({
      answer: note,
      state: { ...state, notes: state.notes.map((each) => (each.id === note.id ? note : each)) },
    }),
    'POST /api/notes-app/update-labels': ({ body: { labels } }, state) => ({
      answer: labels,
      state: { ...state, labels },
    }),
    'POST /api/notes-app/remove-note': ({ body: { noteId } }, state) => ({
      answer: noteId,
      state: { ...state, notes: state.notes.filter(({ id }) => id !== noteId) },
    }),
  },
})
