import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { notePlaceOf, notesAt } from './note-places.ts'
import { notes } from './notes.handlers.ts'
import type { Note, NotesCalls } from './notes.types.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const open = () => openDemoApp<NotesCalls>('/api/notes-app', notes, NOW)

const fresh: Omit<Note, 'id'> = {
  title: 'Nova',
  description: '',
  archive: false,
  image: '',
  time: '2026-11-20T12:00:00.000Z',
  checklist: [],
  labels: ['0'],
}

test('a new note comes first', async () => {
  const call = open()
  const before = await call('GET /api/notes-app/notes')
  const made = await call('POST /api/notes-app/create-note', { body: { note: fresh } })
  expect(await call('GET /api/notes-app/notes')).toEqual([made, ...before])
})

test('changes a note in place, and removes it by id, which is the answer', async () => {
  const call = open()
  const before = await call('GET /api/notes-app/notes')
  const [, second] = before
  if (second === undefined) throw new Error('the seed has one note')
  const note = { ...second, title: 'Outra', archive: true }
  expect(await call('POST /api/notes-app/update-note', { body: { note } })).toEqual(note)
  expect(await call('GET /api/notes-app/notes')).toEqual(before.with(1, note))
  expect(await call('POST /api/notes-app/remove-note', { body: { noteId: note.id } })).toBe(note.id)
  expect(await call('GET /api/notes-app/notes')).toEqual(before.filter(({ id }) => id !== note.id))
})

test('replaces labels by the sent list', async () => {
  const call = open()
  const labels = [{ id: '9', name: 'Obra', handle: 'label-9' }]
  expect(await call('POST /api/notes-app/update-labels', { body: { labels } })).toEqual(labels)
  expect(await call('GET /api/notes-app/labels')).toEqual(labels)
})

test('the labels of the seed are fixed (demo-apps §12)', async () => {
  const handles = (await open()('GET /api/notes-app/labels')).map(({ handle }) => handle)
  expect(handles).toEqual(['family', 'work', 'todos', 'prior', 'personal', 'friends'])
})

describe('the page', () => {
  test('shows archived notes only in the archive', async () => {
    const call = open()
    const [all, labels] = await Promise.all([
      call('GET /api/notes-app/notes'),
      call('GET /api/notes-app/labels'),
    ])
    const at = (...address: string[]) => {
      const place = notePlaceOf(address, labels)
      if (place === null) throw new Error('no such place')
      return notesAt(place, all)
    }
    expect(at('archive')).toEqual(all.filter(({ archive }) => archive))
    expect(at('archive').length).toBeGreaterThan(0)
    expect(at().length + at('archive').length).toBe(all.length)
    expect(at('reminders').every(({ reminder }) => reminder !== undefined)).toBe(true)
    expect(at('labels', '1')).toEqual(at().filter((each) => each.labels.includes('1')))
    expect(notePlaceOf(['labels', '99'], labels)).toBeNull()
    expect(notePlaceOf(['other'], labels)).toBeNull()
  })
})
