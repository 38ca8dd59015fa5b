import type { Note, NoteLabel } from './notes.types.ts'

/** The lists of notes that belong to no label. */
export const noteLists = ['notes', 'reminders', 'archive'] as const

export type NoteList = (typeof noteLists)[number]

/** A place that shows notes. */
export type NotePlace = { readonly list: NoteList } | { readonly label: NoteLabel }

/**
 * The place for an address under `/apps/notes`: empty, `archive`, `reminders`, `labels/3`; null for
 * an unknown one.
 */
export function notePlaceOf(
  [first, id]: readonly string[],
  labels: readonly NoteLabel[],
): NotePlace | null {
  if (first === undefined) return { list: 'notes' }
  if (first === 'reminders' || first === 'archive') return { list: first }
  const label = first === 'labels' ? labels.find((each) => each.id === id) : undefined
  return label === undefined ? null : { label }
}

/** The notes of a place; archived ones are only in the archive. */
export function notesAt(place: NotePlace, notes: readonly Note[]): readonly Note[] {
  if ('label' in place)
    return notes.filter(({ labels, archive }) => !archive && labels.includes(place.label.id))
  if (place.list === 'archive') return notes.filter(({ archive }) => archive)
  const kept = notes.filter(({ archive }) => !archive)
  return place.list === 'notes' ? kept : kept.filter(({ reminder }) => reminder !== undefined)
}
