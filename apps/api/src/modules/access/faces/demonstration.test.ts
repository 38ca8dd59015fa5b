import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consent, type FaceWorld, openFaceWorld } from '../../../testing/face-world.ts'
import { faceOf } from '../../../testing/simulated-faces.ts'
import { writeFacePhotos } from './demonstration.ts'
import { faceSeal } from './face-seal.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

it('people who consented get photos that simulated readers know them by', async () => {
  const family = await world.families.add()
  await world.as(family, 'POST', `/resident/${family.ana}/consent`, { payload: consent })
  const { test, tenantId } = world
  const rows: { id: string; resident_id: string; photo: string }[] = []
  const tools = {
    secret: test.parts.secret,
    ids: () => ({ id: newId }),
    insert: async (_: unknown, __: string, made: readonly object[]) =>
      void rows.push(...(made as typeof rows)),
  }
  await test.database.app.readInTenant(test.actor('sindico'), (context) =>
    writeFacePhotos(tools as never, context),
  )
  const [row, ...more] = rows
  expect([row?.resident_id, more]).toEqual([family.ana, []])
  const sealed = Buffer.from(row?.photo.slice(2) ?? '', 'hex')
  const photo = row && faceSeal(test.parts.secret).open(tenantId, row.id, sealed)
  const { body } = await test.as('sindico').get(`/residents/${family.ana}`)
  expect(photo && faceOf(photo)).toEqual({ person: body.data.name, codes: [] })
})
