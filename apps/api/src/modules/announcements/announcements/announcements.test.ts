import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnnouncementWorld,
  openAnnouncementWorld,
} from '../../../testing/announcement-world.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('announcements', () => {
  let world: AnnouncementWorld
  beforeAll(async () => {
    world = await openAnnouncementWorld()
  })
  afterAll(() => world.close())

  /** Returns the inbox item of an ended announcement. */
  const told = async (id: string) => {
    const [item] = await world.inbox('condomino', id)
    return item?.['done'] === true ? String(item['text']) : ''
  }
  const post = (payload: object, role: Role = 'sindico') =>
    world.test.as(role).post('/announcements', {
      payload: { title: 'Aviso', kind: 'common', body: '<p>Sim.</p>', audience: 'all', ...payload },
    })

  it('need an audience, and an emergency an end', async () => {
    expect((await post({ audience: 'towers' })).body.errors).toMatchObject([
      { field: 'towers', code: 'audience_unnamed' },
    ])
    expect((await post({ audience: 'roles', roles: [] })).body.errors).toMatchObject([
      { field: 'roles', code: 'audience_unnamed' },
    ])
    expect((await post({ kind: 'emergency' })).body.errors).toMatchObject([
      { field: 'valid_until', code: 'ends_missing' },
    ])
    const tower_id = world.id('tower')
    const twice = await post({ audience: 'towers', towers: [{ tower_id }, { tower_id }] })
    expect(twice.body.errors).toMatchObject([{ field: 'towers.1.tower_id', code: 'named_twice' }])
    expect((await post({}, 'condomino')).status).toBe(403)
    expect((await post({}, 'funcionario')).status).toBe(403)
  })

  it('are visible only to their writers until they are sent', async () => {
    const id = await world.draft()
    expect((await world.read(id, 'condomino')).status).toBe(404)
    expect(await world.listed('condomino')).not.toContain(id)
    expect((await world.act(id, 'send', {}, 'condomino')).status).toBe(403)
    expect((await world.act(id, 'send')).status).toBe(200)
    expect((await world.read(id, 'condomino')).status).toBe(200)
    expect(await world.listed('condomino')).toContain(id)
    // A doorman is not a resident.
    expect((await world.read(id, 'funcionario')).status).toBe(404)
  })

  it('are numbered per year when they are sent, without gaps, and not changed any more', async () => {
    const first = await world.sent()
    const [one, next] = [await world.read(first), await world.read(await world.sent())]
    const [nth, year] = String(one.data['number']).split('/')
    expect(next.data['number']).toBe(`${Number(nth) + 1}/${year}`)
    expect(Number(year)).toBeGreaterThanOrEqual(2026)
    const changed = await world.test.as('sindico').patch(`/announcements/${first}`, {
      headers: { 'if-match': `"${one.data.version}"` },
      payload: { title: 'Outro' },
    })
    expect([changed.status, changed.body.code]).toEqual([409, 'state_conflict'])
    const removed = await world.test.as('sindico').delete(`/announcements/${first}`, {
      headers: { 'if-match': `"${one.data.version}"` },
    })
    expect(removed.status).toBe(409)
    expect((await world.act(first, 'send')).body.code).toBe('state_conflict')
  })

  it('count their recipients before they are sent: people without a login too, no children', async () => {
    const audience = (payload: object, role: Role = 'sindico') =>
      world.test.as(role).post('/announcements/audience', { payload })
    const of = async (payload: object) => (await audience(payload)).body.data as unknown
    // Ana, Bia, Rosa and Dora of the one unit, Caio of the other; Nina is a child, Paulo left.
    const tower_id = world.id('tower')
    const tower = { audience: 'towers', towers: [{ tower_id }] }
    expect(await of(tower)).toEqual({ people: 5, units: 2, without_login: 4 })
    expect(
      await of({ audience: 'apartments', apartments: [{ apartment_id: world.id('next') }] }),
    ).toEqual({ people: 1, units: 1, without_login: 1 })
    expect(await of({ ...tower, relations: ['landlord'] })).toEqual({
      people: 1,
      units: 1,
      without_login: 1,
    })
    // A relation leaves out all people without one, even from everybody and from roles: the team,
    // providers and síndicos.
    const landlords = await of({ ...tower, relations: ['landlord'] })
    expect(await of({ audience: 'all', relations: ['landlord'] })).toEqual(landlords)
    const roles = ['condomino', 'funcionario', 'service_provider', 'sindico']
    expect(await of({ audience: 'roles', roles, relations: ['landlord'] })).toEqual(landlords)
    expect(await of({ audience: 'roles', roles: ['funcionario'] })).not.toMatchObject({ people: 0 })
    const held = await world.sent({ audience: 'all', relations: ['landlord'] })
    expect((await world.read(held, 'funcionario')).status).toBe(404)
    // The floor of these units is unknown.
    expect(await of({ ...tower, towers: [{ tower_id, floor: 3 }] })).toMatchObject({ people: 0 })
    expect((await audience(tower, 'condomino')).status).toBe(403)
    expect((await audience(tower, 'funcionario')).status).toBe(403)
    // A draft is not counted each time it is read.
    const id = await world.draft({ audience: 'towers', towers: [{ tower_id }] })
    expect((await world.read(id)).data['delivery']).toBeNull()
    // A tower of another company stands for no people.
    const foreign = await world.test.as('sindico', 'acacias').post('/announcements/audience', {
      payload: tower,
    })
    expect(foreign.body.data).toMatchObject({ people: 0 })
  })

  it('cannot be sent without recipients, nor with a past end', async () => {
    const floor = { tower_id: world.id('tower'), floor: 3 }
    const empty = await world.draft({ audience: 'towers', towers: [floor] })
    expect((await world.act(empty, 'send')).body.errors).toMatchObject([
      { field: 'audience', code: 'nobody_addressed' },
    ])
    const over = await world.draft({ valid_until: inHours(-1) })
    expect((await world.act(over, 'send')).body.errors).toMatchObject([
      { field: 'valid_until', code: 'ends_too_soon' },
    ])
    expect((await world.read(over)).data['state']).toBe('draft')
  })

  it('freeze their recipients: a person who moves in later reads the valid ones, and is not counted', async () => {
    const apartments = [{ apartment_id: world.id('next') }]
    const id = await world.sent({ audience: 'apartments', apartments, requires_ack: true })
    expect((await world.read(id, 'condomino')).status).toBe(404)
    const moved = await world.add('occupancies', {
      apartment_id: world.id('next'),
      resident_id: world.id('ana'),
      relation: 'dependent',
      starts_on: '2024-01-01',
    })
    const seen = await world.read(id, 'condomino')
    expect(seen.status).toBe(200)
    expect(seen.data).toMatchObject({ receipt: null, unread: false, unacknowledged: false })
    expect((await world.act(id, 'read', {}, 'condomino')).body.data).toEqual({
      at: null,
      is_new: false,
    })
    expect((await world.act(id, 'acknowledge', {}, 'condomino')).status).toBe(409)
    expect(await world.counts(id)).toMatchObject({ people: 1, read: 0 })
    // An ended announcement is only for its recipients.
    await world.past(`UPDATE announcements SET state = 'expired' WHERE id = '${id}'`)
    expect((await world.read(id, 'condomino')).status).toBe(404)
    await world.past(`UPDATE occupancies SET deleted_at = now() WHERE id = '${moved}'`)
  })

  it('come to the inbox once, are read by opening them, and acknowledged once', async () => {
    const id = await world.sent({ requires_ack: true })
    await world.runJobs()
    expect(await world.inbox('condomino', id)).toMatchObject([{ read: false, title: 'Comunicado' }])
    const before = await world.read(id, 'condomino')
    expect(before.data).toMatchObject({
      unread: true,
      unacknowledged: true,
      delivery: null,
    })
    const read = await world.act(id, 'read', {}, 'condomino')
    expect(read.body.data).toMatchObject({ is_new: true })
    expect(await world.inbox('condomino', id)).toMatchObject([{ read: true }])
    const first = await world.act(id, 'acknowledge', {}, 'condomino')
    const { at } = first.body.data as unknown as { at: string }
    expect((await world.act(id, 'acknowledge', {}, 'condomino')).body.data).toEqual({
      at,
      is_new: false,
    })
    expect((await world.read(id, 'condomino')).data).toMatchObject({
      unread: false,
      unacknowledged: false,
      receipt: { acknowledged_at: at },
    })
    expect(await world.counts(id)).toMatchObject({ delivered: 1, read: 1, acknowledged: 1 })
    const plain = await world.sent()
    expect((await world.act(plain, 'acknowledge', {}, 'condomino')).status).toBe(409)
    expect((await world.act(plain, 'acknowledge')).status).toBe(409)
  })

  it('are sent at the planned time, unless that is cancelled', async () => {
    const id = await world.draft({ valid_until: inHours(5) })
    const at = (send_at: string) => world.act(id, 'schedule', { send_at })
    expect((await at(inHours(-1))).body.errors).toMatchObject([
      { field: 'send_at', code: 'moment_past' },
    ])
    expect((await at(inHours(6))).body.errors).toMatchObject([
      { field: 'valid_until', code: 'ends_too_soon' },
    ])
    expect((await at(inHours(2))).status).toBe(200)
    await world.runJob('send_announcement', id)
    expect((await world.read(id)).data['state']).toBe('scheduled')
    expect((await world.act(id, 'unschedule')).status).toBe(200)
    await world.runJob('send_announcement', id)
    expect((await world.read(id)).data).toMatchObject({ state: 'draft', send_at: null })
    expect((await at(inHours(3))).status).toBe(200)
    await world.past(`UPDATE announcements SET send_at = now() WHERE id = '${id}'`)
    await world.runJob('send_announcement', id)
    await world.runJobs()
    const { data } = await world.read(id)
    expect(data).toMatchObject({ state: 'sent', sent_by_id: world.test.person('sindico').userId })
    expect(await world.inbox('condomino', id)).toHaveLength(1)
    // Its end comes by itself, and updates every inbox.
    await world.runJob('end_announcement', id)
    expect((await world.read(id)).data['state']).toBe('sent')
    await world.past(`UPDATE announcements SET valid_until = now() WHERE id = '${id}'`)
    await world.runJob('end_announcement', id)
    expect((await world.read(id)).data['state']).toBe('expired')
    expect(await told(id)).toMatch(/não vale mais/)
  })

  it('are withdrawn with a reason, and then read by managers alone', async () => {
    const id = await world.sent({ requires_ack: true })
    expect((await world.act(id, 'withdraw', {})).status).toBe(422)
    const reason = { withdraw_reason: 'Data errada' }
    expect((await world.act(id, 'withdraw', reason)).status).toBe(200)
    expect((await world.read(id, 'condomino')).status).toBe(404)
    expect(await told(id)).toMatch(/foi retirado/)
    expect(await world.counts(id)).toMatchObject({ delivered: 1 })
  })

  it('are corrected by another one, which replaces them once it is sent', async () => {
    const id = await world.sent({ title: 'Água na terça' })
    const begun = await world.act(id, 'correct')
    const { id: correction } = begun.body.data as { id: string }
    expect((await world.act(id, 'correct')).body.data).toEqual({ id: correction, is_new: false })
    expect((await world.read(correction)).data).toMatchObject({
      title: 'Água na terça',
      state: 'draft',
      replaces_id: id,
    })
    expect((await world.read(id, 'condomino')).data['correction']).toBeNull()
    expect((await world.act(correction, 'send')).status).toBe(200)
    await world.runJobs()
    expect((await world.read(id)).data).toMatchObject({
      state: 'withdrawn',
      correction: { id: correction, state: 'sent' },
    })
    expect((await world.read(id, 'condomino')).status).toBe(404)
    expect(await told(id)).toMatch(/corrigido/)
    const draft = await world.draft()
    expect((await world.act(draft, 'correct')).body.code).toBe('state_conflict')
  })
})
