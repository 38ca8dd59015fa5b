import { expect, test } from 'vitest'
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
