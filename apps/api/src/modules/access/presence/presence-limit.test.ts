import { CORRECTIONS_PER_HOUR } from '@portaria/contract/modules/access/presence/presence'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import type { TenantName } from '../../../testing/test-app.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
})
afterAll(() => world.close())

/** Says that a resident of the first company is here; returns the status of the answer. */
const say = async (role: 'funcionario' | 'sindico', tenant: TenantName = 'bosque') => {
  const payload = { person: { kind: 'resident', id: world.own.residentId }, is_inside: true }
  return (await world.test.as(role, tenant).post('/access-presence', { payload })).status
}

it('a correction is limited for each person and company, and never by others', async () => {
  expect(await say('funcionario')).toBe(200)
  const counted = (count: number) =>
    world.past(`UPDATE act_counts SET count = ${count} WHERE act = 'presence'`)
  await counted(CORRECTIONS_PER_HOUR - 1)
  expect(await say('funcionario')).toBe(200)
  expect(await say('funcionario')).toBe(429)
  expect(await say('sindico')).toBe(200)
  // Another company does not know the person, and counts for itself.
  expect(await say('sindico', 'acacias')).toBe(422)
  await world.past(`UPDATE act_counts SET since = since - interval '1 hour' WHERE act = 'presence'`)
  expect(await say('funcionario')).toBe(200)
})
