import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { type Reached, reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import { faceImage } from '../../../../testing/simulated-faces.ts'
import { faceSeal } from '../../faces/face-seal.ts'
import type { ReaderService } from './reader-service.ts'

let world: ServedWorld
let service: ReaderService
let at: ReturnType<typeof reachedReaders>
let reached: Reached
beforeAll(async () => {
  world = await openServedWorld()
  service = world.serve()
  at = reachedReaders(world, service)
  reached = await at.reachOwn()
  await at.known(reached)
})
afterAll(() => world.close())

const scoped = (statement: string) =>
  world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false); ${statement}`)

/** Consents for a resident, and stores a photo as if the person had sent it. */
async function enrol(residentId: string, photo: Buffer): Promise<{ consentId: string }> {
  const [consentId, faceId] = [newId(), newId()]
  const sealed = faceSeal(world.test.parts.secret).seal(world.tenantId, faceId, photo)
  await scoped(`INSERT INTO face_consents (tenant_id, id, resident_id, term_version, term_language,
      term_text, given_how)
    VALUES ('${world.tenantId}', '${consentId}', '${residentId}', '1', 'pt', 'texto', 'session');
    INSERT INTO faces (tenant_id, id, resident_id, consent_id, photo)
    VALUES ('${world.tenantId}', '${faceId}', '${residentId}', '${consentId}',
      '\\x${sealed.toString('hex')}')`)
  await at.call(reached)
  return { consentId }
}

const withdraw = (consentId: string) =>
  scoped(`UPDATE face_consents SET withdrawn_at = now(), withdrawn_how = 'session'
    WHERE id = '${consentId}'`)

/** Ends consents and deletes photos, as a withdrawal does. */
const forget = async (...consentIds: string[]) => {
  for (const id of consentIds) {
    await scoped(`DELETE FROM faces WHERE consent_id = '${id}'`)
    await withdraw(id)
  }
  await eventually(() => expect(enrolled()).toEqual([]))
  await world.settled(reached.id)
}

/** Has the reader looked at at once, whatever it was waiting for. */
async function lookAtOnce(more = ''): Promise<void> {
  await scoped(`UPDATE access_readers SET look_at = now() ${more}
    WHERE equipment_id = '${reached.id}'`)
  await at.call(reached)
}

const faceOf = async (residentId: string) => {
  const [row] = await world.owner<{ state: string; faults: string[]; photo: Buffer | null }>(
    `SELECT state, faults, photo FROM faces WHERE resident_id = '${residentId}'`,
  )
  return row
}

const statusOf = async (residentId: string) =>
  (
    await world.owner<{ facial_status: string }>(
      `SELECT facial_status FROM residents WHERE id = '${residentId}'`,
    )
  )[0]?.facial_status

const hasStatus = (residentId: string, status: string) =>
  eventually(async () => expect(await statusOf(residentId)).toBe(status))

const removals = () =>
  world.owner<{ part: string; is_gone: boolean }>(`SELECT part, gone_at IS NOT NULL AS is_gone
    FROM reader_removals WHERE equipment_id = '${reached.id}' ORDER BY part`)

const enrolled = () => reached.reader.enrolled().map(({ person }) => person)

describe('a face', () => {
  it('that a reader finds good is enrolled, opens, and is gone once consent is withdrawn', async () => {
    const { residentId } = world.own
    expect(await statusOf(residentId)).toBe('none')
    const { consentId } = await enrol(residentId, faceImage('ana'))
    await hasStatus(residentId, 'enrolled')
    expect(enrolled()).toEqual(['ana'])
    expect(await reached.reader.present({ face: 'ana' })).toMatchObject({ opened: true })
    const card = await world.card(residentId)
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    expect(enrolled()).toEqual(['ana'])

    // The photo is still there: consent alone decides.
    await withdraw(consentId)
    expect(await statusOf(residentId)).toBe('revoked')
    await eventually(() => expect(enrolled()).toEqual([]))
    await world.settled(reached.id)
    expect(at.cardsOn(reached)).toContain(card.number)
    expect(await removals()).toEqual([{ part: 'face', is_gone: true }])
    expect(await reached.reader.present({ face: 'ana' })).toMatchObject({ opened: false })

    await at.lose(card)
    await eventually(async () => expect(await removals()).toHaveLength(2))
    await eventually(async () =>
      expect(await removals()).toContainEqual({ part: 'person', is_gone: true }),
    )
    await forget(consentId)
  })

  it('that a reader refuses is deleted with its reasons, and lies on no reader', async () => {
    const { residentId } = world.neighbours
    const { consentId } = await enrol(residentId, faceImage('bia', [5, 8]))
    await hasStatus(residentId, 'failed')
    expect(await faceOf(residentId)).toEqual({
      state: 'refused',
      faults: ['too_far', 'not_sharp'],
      photo: null,
    })
    expect((await world.entries(reached.id)).filter(({ part }) => part === 'face')).toEqual([])
    await forget(consentId)
  })

  it('that readers fail on is refused after three tests, and keeps nobody else from a reader', async () => {
    const { residentId } = world.neighbours
    for (let nth = 0; nth < 3; nth += 1) reached.reader.loseNextReply('user_test_image')
    const { consentId } = await enrol(residentId, faceImage('fails'))
    const card = await world.card(world.own.residentId)
    await eventually(async () => {
      await lookAtOnce()
      expect(await faceOf(residentId)).toEqual({ state: 'refused', faults: ['other'], photo: null })
    })
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await at.lose(card)
    await forget(consentId)
  })

  it('that another person has there is refused, and told so', async () => {
    const ana = await enrol(world.own.residentId, faceImage('same'))
    await hasStatus(world.own.residentId, 'enrolled')
    const bia = await enrol(world.neighbours.residentId, faceImage('same'))
    await hasStatus(world.neighbours.residentId, 'failed')
    expect(await world.entries(reached.id)).toContainEqual(
      expect.objectContaining({ part: 'face', state: 'refused', reason: 'photo_refused' }),
    )
    await forget(bia.consentId, ana.consentId)
  })

  it('that the server no longer has is asked for again where a reader lost it', async () => {
    const { residentId } = world.own
    const { consentId } = await enrol(residentId, faceImage('caio'))
    await hasStatus(residentId, 'enrolled')
    await scoped(`UPDATE faces SET photo = NULL WHERE resident_id = '${residentId}'`)
    const [user] = reached.reader.enrolled()
    await at.removeByHand(reached, Number(user?.userId))
    await lookAtOnce(', inventory_wanted = true')
    await hasStatus(residentId, 'failed')
    expect(await world.entries(reached.id)).toContainEqual(
      expect.objectContaining({ part: 'face', state: 'refused', reason: 'photo_missing' }),
    )
    await forget(consentId)
  })

  it('stands open on the receipt while its reader is silent', async () => {
    const { residentId } = world.own
    const { consentId } = await enrol(residentId, faceImage('dora'))
    await hasStatus(residentId, 'enrolled')
    expect((await removals()).filter(({ is_gone: isGone }) => !isGone)).toEqual([])
    await reached.reader.goOffline()
    await withdraw(consentId)
    await eventually(async () =>
      expect((await removals()).filter(({ is_gone: isGone }) => !isGone)).toEqual([
        { part: 'face', is_gone: false },
        { part: 'person', is_gone: false },
      ]),
    )
    await reached.reader.goOnline()
    await lookAtOnce()
    await eventually(async () =>
      expect((await removals()).every(({ is_gone: isGone }) => isGone)).toBe(true),
    )
    expect(enrolled()).toEqual([])
    await forget(consentId)
  })

  it('of nobody who consented is found and removed', async () => {
    const card = await world.card(world.own.residentId)
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    const [user] = reached.reader.rows('users')
    await at.enrolByHand(reached, String(user?.['id']), faceImage('eva'))
    expect(enrolled()).toEqual(['eva'])
    await lookAtOnce(', inventory_wanted = true')
    await eventually(() => expect(enrolled()).toEqual([]))
  })

  it('met nothing that nobody expected', () => {
    expect(world.unexpected).toEqual([])
  })
})
