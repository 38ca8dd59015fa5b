import { systemActor } from '@portaria/contract/actors/actor'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { type LetteredFaces, letteredFaces } from '../../../testing/lettered-faces.ts'
import { noteTested } from './enrolled-faces.ts'
import { faceLinksService } from './face-links.service.ts'
import { faceTools } from './face-tools.ts'

let world: FaceWorld
let faces: LetteredFaces
beforeAll(async () => {
  world = await openFaceWorld()
  faces = letteredFaces(world)
})
afterAll(() => world.close())

/** Stores the verdict of a reader, which has tested the photo of a resident and found it good. */
async function accept(person: string): Promise<void> {
  const [face] = await world.past<{ version: string }>(
    `SELECT version::text AS version FROM faces WHERE resident_id = '${person}'`,
  )
  if (!face) throw new Error('there is no photo')
  const reader = systemActor('test', world.tenantId)
  await world.test.parts.database.inTenant(reader, (context) =>
    noteTested(context, face.version, []),
  )
}

it('takes one photo that is accepted, and nothing more after a withdrawal (access §64)', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  expect((await faces.send(token)).status).toBe(200)
  // A reader has tested it and found it good; until then another one may be tried.
  expect((await faces.send(token)).status).toBe(200)
  await accept(family.ana)
  for (const answer of [await faces.send(token), await faces.give(token)])
    expect(answer.error).toBe('token face_link_used')
  expect((await faces.look(token)).data.people[0]).toMatchObject({ link_refusal: 'face_link_used' })
  const withdrawn = await world.call('DELETE', `/face-links/${token}/consent`)
  expect([withdrawn.status, withdrawn.data]).toMatchObject([
    200,
    { link_refusal: 'face_link_used' },
  ])
  for (const answer of [await faces.give(token), await faces.send(token)])
    expect(answer.error).toBe('token face_link_used')
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0 })
  // Another letter asks anew.
  await faces.ago(family.ana, 1)
  await world.past(`UPDATE face_consents SET withdrawn_at = withdrawn_at - interval '1 hour'
    WHERE resident_id = '${family.ana}'`)
  expect((await faces.give(await faces.asked(family))).status).toBe(200)
})

it('is used by a withdrawal, also before a photo was accepted (access §64)', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  await world.call('DELETE', `/face-links/${token}/consent`)
  for (const answer of [await faces.give(token), await faces.send(token)])
    expect(answer.error).toBe('token face_link_used')
})

it('stays used when a photo comes another way, until another letter is sent', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  await accept(family.ana)
  const photo = await photoOf()
  const own = await world.as(family, 'PUT', `/resident/${family.ana}/photo`, { photo })
  expect([own.status, own.data.photo?.state]).toEqual([200, 'testing'])
  expect((await faces.send(token)).error).toBe('token face_link_used')
  await faces.ago(family.ana, 1)
  const next = await faces.asked(family)
  expect((await faces.send(next)).status).toBe(200)
})

it('is used by no photo of before its letter', async () => {
  const family = await world.families.add()
  await faces.give(await faces.asked(family))
  await world.as(family, 'PUT', `/resident/${family.ana}/photo`, { photo: await photoOf() })
  await world.past(`UPDATE faces SET sent_at = sent_at - interval '1 hour'
    WHERE resident_id = '${family.ana}'`)
  await accept(family.ana)
  const links = `SELECT spent_at FROM face_links WHERE resident_id = '${family.ana}'`
  expect(await world.past(links)).toEqual([{ spent_at: null }])
})

it('is used by no photo that was replaced while its reader tested it', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  const held = `SELECT FROM residents WHERE id = '${family.ana}' FOR NO KEY UPDATE`
  await whileHeld(world.test, held, () => accept(family.ana), {
    next: `DELETE FROM faces WHERE resident_id = '${family.ana}'`,
  })
  expect((await faces.look(token)).data.people[0]).toMatchObject({ link_refusal: null })
})

it('puts no photo in the place of one that was accepted while it came in', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  const { parts, address } = world.test
  const service = faceLinksService(
    faceTools(parts, async () => {
      await accept(family.ana)
      return {
        bytes: Buffer.from('another face'),
        mediaType: 'image/jpeg',
        width: 900,
        height: 900,
      }
    }),
  )
  const sending = service.sendPhoto({ token, address }, {} as FastifyRequest)
  await expect(sending).rejects.toMatchObject({
    details: { errors: [{ field: 'token', code: 'face_link_used' }] },
  })
  expect(await world.past(`SELECT state FROM faces WHERE resident_id = '${family.ana}'`)).toEqual([
    { state: 'good' },
  ])
})

it('waits for whoever handles the same face, and then looks whether its link is used', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  const held = `SELECT FROM residents WHERE id = '${family.ana}' FOR NO KEY UPDATE;
    UPDATE face_links SET spent_at = now() WHERE resident_id = '${family.ana}'`
  const answer = await whileHeld(world.test, held, () => faces.give(token))
  expect(answer.error).toBe('token face_link_used')
})
