import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'

beforeEach(() => {
  vi.resetModules()
  // A browser in another zone than its company.
  vi.stubEnv('TZ', 'Asia/Tokyo')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function inputIn(zone: string) {
  const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', tenant_id: 't1' }
  stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify(person),
    company_zone: `t1 ${zone}`,
  })
  return (await import('./moment-input.tsx')).momentInput
}

const field = { kind: 'moment' } as const
const none = () => {
  throw new Error('a moment has no fields inside')
}

test.each([
  ['America/Manaus', '2026-11-22T23:30', '2026-11-23T03:30:00.000Z'],
  ['America/Manaus', '2026-11-23T00:15', '2026-11-23T04:15:00.000Z'],
  ['America/Sao_Paulo', '2026-11-22T23:30', '2026-11-23T02:30:00.000Z'],
  ['America/Sao_Paulo', '2026-11-23T00:15', '2026-11-23T03:15:00.000Z'],
])('a form in %s writes %s as %s, and reads it again', async (zone, typed, sent) => {
  const input = await inputIn(zone)
  expect(input.write(typed, field, none)).toBe(sent)
  expect(input.read(sent, undefined, field, none)).toBe(typed)
})

test('sends text that is no time unchanged, and an empty text as null', async () => {
  const input = await inputIn('America/Manaus')
  expect(input.write('23/11/2026', field, none)).toBe('23/11/2026')
  expect(input.write('', field, none)).toBeNull()
  expect(input.read(null, undefined, field, none)).toBe('')
})
