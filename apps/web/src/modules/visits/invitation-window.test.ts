import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'

beforeEach(() => {
  vi.resetModules()
  const person = { id: 'u1', type_flag: 'condomino', name: 'Ana', tenant_id: 't1' }
  stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify(person),
    company_zone: 't1 America/Manaus',
  })
})

const monday = '2026-11-23'

test.each([
  // The server knows the company's default.
  ['usual', monday, undefined, undefined],
  ['today', monday, undefined, '2026-11-24T03:59:00.000Z'],
  ['tomorrow', monday, '2026-11-24T04:00:00.000Z', '2026-11-25T03:59:00.000Z'],
  ['weekend', monday, '2026-11-28T04:00:00.000Z', '2026-11-30T03:59:00.000Z'],
  // On a weekend the choice means the current weekend, from now on.
  ['weekend', '2026-11-28', undefined, '2026-11-30T03:59:00.000Z'],
  ['weekend', '2026-11-29', undefined, '2026-11-30T03:59:00.000Z'],
] as const)('%s on %s ends where the company day does', async (choice, today, from, to) => {
  const { windowOf } = await import('./invitation-window.ts')
  expect(windowOf(choice, today)).toEqual({
    ...(from && { valid_from: from }),
    ...(to && { valid_to: to }),
  })
})
