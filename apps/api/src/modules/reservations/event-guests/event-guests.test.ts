import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { time } from '../../../testing/event-world.ts'
import { type GuestWorld, openGuestWorld } from '../../../testing/guest-world.ts'

describe('guests of a reservation', () => {
  let open: GuestWorld
  let { world, test, party, invite, addMany, guest, guestsOf, act, read } = {} as GuestWorld
  beforeAll(async () => {
    open = await openGuestWorld()
    ;({ world, test, party, invite, addMany, guest, guestsOf, act, read } = open)
  })
  afterAll(() => world.close())

  const countOf = async (event: string) =>
    (await test.as('condomino').get(`/events/${event}`)).body.data['guests']

  it('are named by the host, with companions and children against the limit', async () => {
    const { id } = await party({ max_guests: 6 })
    await invite(id, { companions: 1, children: 1 })
    const { status, body } = await test.as('condomino').post('/event-guests', {
      payload: { event_id: id, name: 'Rui Alves', companions: 3 },
    })
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'companions', code: 'event_full' }],
    ])
    await invite(id, { name: 'Rui Alves', companions: 2 })
    expect(await countOf(id)).toMatchObject({ limit: 6, taken: 6, invitations: 2, unanswered: 2 })
    // A refused invitation frees the places of its people.
    const [first] = await guestsOf(id)
    await test.as('condomino').post(`/event-guests/${first?.id}/decline`)
    await invite(id, { name: 'Ivo Reis' })
    expect(await countOf(id)).toMatchObject({ taken: 4, declined: 1 })
  })

  it('come from a list as a whole, once for repeated calls', async () => {
    const { id } = await party()
    const list = [
      { id: newId(), name: 'Bruna', phone: '11 98123-4567' },
      { id: newId(), name: 'Caio', companions: 2 },
    ]
    const send = (guests: readonly object[]) =>
      test.as('condomino').post(`/events/${id}/add-guests`, { payload: { guests } })
    const wrong = await send([...list, { id: newId(), name: 'Davi', phone: 'sem' }])
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'guests.2.phone'])
    expect(await guestsOf(id)).toEqual([])
    expect((await send(list)).body.data).toEqual({ added: 2 })
    expect((await send(list)).body.data).toEqual({ added: 0 })
    expect(await guestsOf(id)).toMatchObject([
      { name: 'Bruna', phone: '+5511981234567', state: 'invited', presence: 'absent' },
      { name: 'Caio', companions: 2 },
    ])
    const full = await addMany(id, [{ name: 'Eva' }, { name: 'Fábio', companions: 9 }])
    expect(full.body.errors).toMatchObject([{ field: 'guests.1.companions', code: 'event_full' }])
    expect(await guestsOf(id)).toHaveLength(2)
  })

  it('are added by their host until the list closes, and by managers after it', async () => {
    const { id } = await party({ guest_deadline_hours: 24 })
    const { id: early, version } = await invite(id, { companions: 2 })
    await world.past(`UPDATE events SET starts_at = now() + interval '23 hours',
      ends_at = now() + interval '27 hours' WHERE id = '${id}'`)
    const late = await addMany(id, [{ name: 'Rui' }])
    expect(late.body.errors).toMatchObject([{ field: 'guests.0.event_id', code: 'list_closed' }])
    const change = (payload: object, at: number) =>
      test.as('condomino').patch(`/event-guests/${early}`, {
        headers: { 'if-match': `"${at}"` },
        payload,
      })
    const more = await change({ companions: 3 }, version)
    expect(more.body.errors).toMatchObject([{ code: 'list_closed' }])
    // The invitation may still get smaller and change its telephone, as long as the list has
    // guests.
    expect((await change({ companions: 1, phone: '11 98123-4567' }, version)).status).toBe(200)
    expect(await countOf(id)).toMatchObject({ open: false })
    expect((await addMany(id, [{ name: 'Rui' }], 'sindico')).status).toBe(200)
  })

  it('need a future reservation: none that waits, is refused or is over', async () => {
    const { id, area, day } = await party({ needs_approval: true })
    expect(await read(id)).toMatchObject({ state: 'requested' })
    await invite(id)
    expect(
      (await test.as('condomino').post(`/events/${id}/guest-links`, { payload: {} })).status,
    ).toBe(409)
    const neighbour = await open.booked(
      area,
      time(day, 10, 14),
      { ...open.neighbour(), waits: true },
      'sindico',
    )
    expect(neighbour).toMatchObject({ state: 'waiting' })
    const none = await addMany(neighbour.id, [{ name: 'Rui' }], 'sindico')
    expect(none.body.errors).toMatchObject([{ code: 'event_not_open' }])
    await act(id, 'refuse', { reason: 'Em obras' })
    expect((await addMany(id, [{ name: 'Rui' }])).body.errors).toMatchObject([
      { code: 'event_not_open' },
    ])
    expect(await guestsOf(id)).toMatchObject([{ state: 'cancelled' }])
  })

  it('are visible to their host and household alone, and the gate reads no telephone of theirs', async () => {
    const area = await open.addArea()
    const { id } = await open.booked(area, time(30, 10, 14), open.neighbour(), 'sindico')
    const { id: mine } = await invite(
      id,
      { phone: '11 98123-4567', document: 'RG 123', email: 'nadia@exemplo.com.br' },
      'sindico',
    )
    expect((await test.as('condomino').get(`/event-guests/${mine}`)).status).toBe(404)
    expect(await guestsOf(id, 'condomino')).toEqual([])
    expect((await addMany(id, [{ name: 'Rui' }])).status).toBe(404)
    const { raw } = await test.as('funcionario').get(`/event-guests/${mine}`)
    for (const told of ['98123', 'RG 123', 'nadia@']) expect(raw).not.toContain(told)
    expect((await addMany(id, [{ name: 'Rui' }], 'funcionario')).status).toBe(403)
  })

  it('keep the name by which they confirmed, and shrink with their invitation', async () => {
    const { id } = await party()
    const { id: one } = await invite(id, { companions: 3, children: 2 })
    await test.as('condomino').post(`/event-guests/${one}/confirm`)
    const change = async (payload: object) =>
      test.as('condomino').patch(`/event-guests/${one}`, {
        headers: { 'if-match': `"${(await guest(one)).version}"` },
        payload,
      })
    expect((await change({ name: 'Outra Pessoa' })).body.errors).toMatchObject([
      { field: 'name', code: 'guest_confirmed' },
    ])
    expect((await change({ children: 0 })).status).toBe(200)
    expect(await guest(one)).toMatchObject({ coming: 4 })
  })

  it('cannot accept without a free place, unless they had accepted before', async () => {
    const { id } = await party({ max_guests: 3 })
    const { id: first } = await invite(id, { companions: 1 })
    await test.as('condomino').post(`/event-guests/${first}/decline`)
    await invite(id, { name: 'Rui', companions: 1 })
    const again = await test.as('condomino').post(`/event-guests/${first}/confirm`, {
      payload: { coming: 2 },
    })
    expect(again.body.errors).toMatchObject([{ field: 'coming', code: 'event_full' }])
    const alone = await test.as('condomino').post(`/event-guests/${first}/confirm`, {
      payload: { coming: 1 },
    })
    expect(alone.status).toBe(200)
    expect(await countOf(id)).toMatchObject({ taken: 3, confirmed: 1 })
  })

  it('cannot take the last place twice at once', async () => {
    const { id } = await party({ max_guests: 1 })
    const machinery = machineryOf(machineriesOf(test.parts, unnotedReads), 'event-guests')
    const [written, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = test.parts.database.inTenant(test.actor('sindico'), async (context) => {
      await createRecord(machinery, context, { id: newId(), event_id: id, name: 'Rui' })
      written.resolve()
      await ended.promise
    })
    await written.promise
    const second = addMany(id, [{ name: 'Ivo' }])
    // Without the lock, the second answer would come before the first is committed.
    await Promise.race([second, sleep(300)])
    ended.resolve()
    await first
    expect((await second).body.errors).toMatchObject([{ code: 'event_full' }])
    expect(await countOf(id)).toMatchObject({ taken: 1 })
  })
})
