import { systemActor } from '@portaria/contract/actors/actor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { withdrawnConsents } from '../ended-rows.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

it('a consent that was withdrawn after a backup takes its photo away, and no other (platform §30)', async () => {
  const [family, other] = [await world.families.add(), await world.families.add()]
  for (const one of [family, other]) {
    await world.as(one, 'POST', `/resident/${one.ana}/consent`, { payload: consent })
    await world.as(one, 'PUT', `/resident/${one.ana}/photo`, { photo: await photoOf() })
    expect(await world.stored(one.ana)).toMatchObject({ photos: 1, live: 1 })
  }
  const [given] = await world.past<{ id: string }>(
    `SELECT id FROM face_consents WHERE resident_id = '${family.ana}'`,
  )
  const row = {
    id: given?.id,
    withdrawn_at: new Date(),
    withdrawn_how: 'session',
    withdrawn_by: null,
  }
  const actor = systemActor('restore', world.tenantId)
  for (const _ of ['once', 'again'])
    await withdrawnConsents.replay(world.test.parts.database, actor, row)
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0, ended: ['session'] })
  expect(await world.stored(other.ana)).toMatchObject({ photos: 1, live: 1 })
})
