import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:03Z', null],
  ['2026-11-21T11:59:30Z', null],
  ['2026-11-21T11:59:00Z', 'há 1 minuto'],
  ['2026-11-21T11:00:01Z', 'há 59 minutos'],
  ['2026-11-21T11:00:00Z', 'há 1 hora'],
  ['2026-11-20T12:00:00Z', 'há 1 dia'],
  ['2026-11-14T12:00:01Z', 'há 6 dias'],
  ['2026-11-14T12:00:00Z', null],
])('%s is %s', (at, words) => {
  expect(ago(at, now, 'pt')).toBe(words)
})
