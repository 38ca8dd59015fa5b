import { CORRECTIONS_PER_HOUR } from '@portaria/contract/modules/access/presence/presence'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { presenceService } from './presence.service.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
})
afterAll(() => world.close())

describe('a correction of presence', () => {
  it('is limited for each person and company, and never by others', async () => {
    const { residentId: ana } = world.own
    const service = presenceService(world.test.parts.database)
    const say = (role: 'funcionario' | 'sindico', tenant?: 'acacias', id = newId()) =>
      service.correct(world.test.actor(role, tenant), {
        person: { kind: 'resident', id },
        is_inside: true,
      })
    const all = Array.from({ length: CORRECTIONS_PER_HOUR }, () =>
      say('funcionario').catch((error: { code: string }) => error.code),
    )
    // Nobody of these is known here, and each of them is counted.
    expect(new Set(await Promise.all(all))).toEqual(new Set(['validation']))
    await expect(say('funcionario', undefined, ana)).rejects.toMatchObject({ code: 'throttled' })
    await expect(say('funcionario', 'acacias')).rejects.toMatchObject({ code: 'validation' })
    expect(await say('sindico', undefined, ana)).toMatchObject({ is_inside: true })
  })
})
