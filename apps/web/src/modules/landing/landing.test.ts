import { expect, test } from 'vitest'
import { ago, waitedFor } from './ago.ts'
import { greetingAt } from './greeting.ts'
import { landingKind } from './landing-role.ts'

test.each([
  ['admin', null, 'companies'],
  ['staff', null, 'companies'],
  ['master', 'bosque', 'site'],
  ['sindico', 'bosque', 'site'],
  ['condomino', 'bosque', 'home'],
  ['service_provider', 'bosque', 'provider'],
] as const)('%s of %s begins with %s', (role, tenantId, kind) => {
  expect(landingKind(role, tenantId)).toBe(kind)
})

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

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

test.each([
  ['2026-11-21T11:59:30Z', 'agora'],
  ['2026-11-21T11:00:00Z', 'há 1 hora'],
  ['2026-10-12T12:00:00Z', 'há 40 dias'],
])('what began at %s waits since %s', (at, words) => {
  expect(waitedFor(at, now, 'pt')).toBe(words)
})
