import type { Note, NoteLabel } from './notes.types.ts'

/** The lists of notes that are no label's. */
export const noteLists = ['notes', 'reminders', 'archive'] as const

export type NoteList = (typeof noteLists)[number]

/** A place that shows notes. */
export type NotePlace = { readonly list: NoteList } | { readonly label: NoteLabel }

/** The place of an address under `/apps/notes`: none, `archive`, `reminders`, `labels/3`; null where there is none. */
export function notePlaceOf(
  [first, id]: readonly string[],
  labels: readonly NoteLabel[],
): NotePlace | null {
  if (first === undefined) return { list: 'notes' }
  if (first === 'reminders' || first === 'archive') return { list: first }
  const label = first === 'labels' ? labels.find((each) => each.id === id) : undefined
  return label === undefined ? null : { label }
}

/** Those notes that stand at a place; archived ones stand in the archive alone. */
export function notesAt(place: NotePlace, notes: readonly Note[]): readonly Note[] {
  if ('label' in place)
    return notes.filter(({ labels, archive }) => !archive && labels.includes(place.label.id))
  if (place.list === 'archive') return notes.filter(({ archive }) => archive)
  const kept = notes.filter(({ archive }) => !archive)
  return place.list === 'notes' ? kept : kept.filter(({ reminder }) => reminder !== undefined)
}
