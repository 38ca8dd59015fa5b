import { expect, test } from 'vitest'
import { eventFile, type FiledEvent, keptEventFiles } from './event-file.ts'

const party: FiledEvent = {
  id: 'a1',
  title: 'Festa',
  area: 'Salão',
  company: 'Bosque',
  state: 'approved',
  starts_at: new Date('2026-12-24T22:00:00Z'),
  ends_at: new Date('2026-12-25T02:00:00Z'),
  updated_at: new Date('2026-12-01T12:00:00Z'),
  version: 1,
}

test('a file is always equal to a newly made one, whatever changed', () => {
  const made = keptEventFiles()
  const changes: Partial<FiledEvent>[] = [
    {},
    { id: 'a2' },
    { title: 'Jantar' },
    { area: 'Quadra' },
    { company: 'Parque' },
    { version: 2, state: 'cancelled', ends_at: new Date('2026-12-25T01:00:00Z') },
    {},
  ]
  for (const change of changes) {
    const events = [{ ...party, ...change }]
    for (const name of ['Bosque', 'Parque'])
      expect(made(name, 'https://a.example', events)).toBe(
        eventFile(name, 'https://a.example', events),
      )
  }
  expect(made('Bosque', 'https://a.example', [])).not.toContain('Festa')
})
