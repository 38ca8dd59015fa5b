import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('reservations', () => {
  let open: EventWorld
  let { world, test, id, addArea, book, booked, act, change, read, neighbour } = {} as EventWorld
  beforeAll(async () => {
    open = await openEventWorld()
    ;({ world, test, id, addArea, book, booked, act, change, read, neighbour } = open)
  })
  afterAll(() => world.close())

  const step = (eventId: string) => open.run('step_event', { eventId })

  it('block their time for others, with the buffers of the area', async () => {
    const area = await addArea({ buffer_before: 30, buffer_after: 60 })
    await booked(area, time(10, 14, 18))
    const meets = async (from: number, to: number) =>
      (await book(area, time(10, from, to), neighbour(), 'sindico')).body.errors
    expect(await meets(17, 20)).toMatchObject([{ field: 'starts_at', code: 'time_taken' }])
    expect(await meets(18, 20)).toMatchObject([{ code: 'time_taken' }])
    expect(await meets(19, 20)).toMatchObject([{ code: 'time_taken' }])
    await booked(area, time(10, 19.5, 21), neighbour(), 'sindico')
  })

  it('block the areas that close with theirs, whichever names the link', async () => {
    const hall = await addArea()
    const grill = await addArea({ linked_areas: [{ linked_area_id: hall }] })
    await booked(hall, time(11, 14, 18))
    expect((await book(grill, time(11, 15, 16))).body.errors).toMatchObject([
      { code: 'time_taken' },
    ])
    await booked(grill, time(12, 14, 18))
    expect((await book(hall, time(12, 15, 16))).body.errors).toMatchObject([{ code: 'time_taken' }])
    // Areas that are linked to the same area are not linked to each other.
    const pool = await addArea({ linked_areas: [{ linked_area_id: grill }] })
    await booked(pool, time(11, 14, 18))
  })

  it('wait for approval if the area requires it, and block their time meanwhile', async () => {
    const area = await addArea({ needs_approval: true })
    const first = await booked(area, time(13, 14, 18))
    expect(first.state).toBe('requested')
    expect((await book(area, time(13, 15, 16))).body.errors).toMatchObject([{ code: 'time_taken' }])
    expect((await act(first.id, 'approve', {}, 'condomino')).status).toBe(403)
    expect((await act(first.id, 'approve')).status).toBe(200)
    expect(await read(first.id)).toMatchObject({ state: 'approved' })
    const second = await booked(area, time(14, 14, 18))
    expect((await act(second.id, 'refuse')).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await act(second.id, 'refuse', { reason: 'Obras' })).status).toBe(200)
    await booked(area, time(14, 14, 18), neighbour(), 'sindico')
  })

  it('are refused if nobody answers while they hold their time', async () => {
    const area = await addArea({ needs_approval: true, min_notice_hours: 24 })
    const { id: event } = await booked(area, time(2, 20, 22))
    const held = new Date(String((await read(event))['held_until']))
    // A day before it starts is sooner than two days from now.
    expect(held.getTime()).toBeLessThanOrEqual(Date.parse(time(2, 20, 22).starts_at) - 86_400_000)
    await world.past(`UPDATE events SET held_until = now() WHERE id = '${event}'`)
    await step(event)
    expect(await read(event)).toMatchObject({ state: 'refused', decided_by_id: null })
    await booked(area, time(2, 20, 22), neighbour(), 'sindico')
  })

  it("count for the unit's quota, even waiting, late or missed ones as the area defines", async () => {
    const area = await addArea({
      quota: 1,
      quota_period: 'year',
      needs_approval: true,
      cancel_hours: 24 * 40,
      late_cancel_counts: true,
    })
    const first = await booked(area, time(15, 14, 16))
    const again = (hour: number) =>
      book(area, time(16, hour, hour + 2), { resident_id: id('bia') }, 'sindico')
    expect((await again(14)).body.errors).toMatchObject([
      { field: 'starts_at', code: 'quota_full' },
    ])
    await booked(area, time(16, 14, 16), neighbour(), 'sindico')
    expect((await act(first.id, 'cancel', { reason: 'Chuva' }, 'condomino')).status).toBe(200)
    expect(await read(first.id)).toMatchObject({ state: 'cancelled', cancelled_late: true })
    expect((await again(18)).body.errors).toMatchObject([{ code: 'quota_full' }])
  })

  it('are for people with the right: by relation and tower, on that day; never for a landlord who has let', async () => {
    const owners = await addArea({ relations: ['owner', 'landlord'] })
    expect((await book(owners, time(18, 10, 12))).body.errors).toMatchObject([
      { field: 'resident_id', code: 'may_not_book' },
    ])
    const dora = { resident_id: id('dora') }
    expect((await book(owners, time(18, 10, 12), dora, 'sindico')).body.errors).toMatchObject([
      { code: 'may_not_book' },
    ])
    const usual = await addArea({ relations: [] })
    await booked(usual, time(18, 10, 12))
    const nina = { resident_id: id('nina') }
    expect((await book(usual, time(18, 13, 14), nina, 'sindico')).body.errors).toMatchObject([
      { code: 'may_not_book' },
    ])
    const tower = await world.add('towers', { name: 'Torre das Reservas' })
    const elsewhere = await addArea({ towers: [{ tower_id: tower }] })
    expect((await book(elsewhere, time(18, 10, 12))).body.errors).toMatchObject([
      { code: 'may_not_book' },
    ])
  })

  it('are offered for the own units that may book the area', async () => {
    const units = async (area: string) =>
      rowsOf((await test.as('condomino').get(`/common-areas/${area}/own-units`)).body).map(
        ({ apartment }) => apartment,
      )
    expect(await units(await addArea())).toMatchObject([{ id: id('home') }])
    expect(await units(await addArea({ relations: ['owner'] }))).toEqual([])
  })

  it('accept the version in force of the area’s rule', async () => {
    const rule = await world.add('rules', { title: 'Uso do salão', body: '<p>Até 22h.</p>' })
    await test.as('sindico').post(`/rules/${rule}/publish`, {
      payload: { effective_from: '2024-01-01' },
    })
    const area = await addArea({ rule_id: rule })
    expect((await book(area, time(19, 10, 12))).body.errors).toMatchObject([
      { field: 'rule_id', code: 'rule_not_accepted' },
    ])
    await booked(area, time(19, 10, 12), { rule_id: rule })
  })

  it("have no more guests than the area's capacity", async () => {
    const area = await addArea({ max_guests: 10 })
    expect((await book(area, time(20, 10, 12), { expected_guests: 11 })).body.errors).toMatchObject(
      [{ field: 'expected_guests', code: 'too_many_guests' }],
    )
  })

  it('are visible to the own household, not to neighbours or former residents', async () => {
    const area = await addArea()
    const mine = await booked(area, time(21, 10, 12))
    const theirs = await booked(area, time(21, 13, 14), neighbour(), 'sindico')
    const former = await booked(area, time(21, 15, 16))
    await world.past(`UPDATE events SET resident_id = '${id('paulo')}' WHERE id = '${former.id}'`)
    const { body } = await test.as('condomino').get('/events?per_page=100')
    const seen = rowsOf(body).map((row) => row['id'])
    expect(seen).toContain(mine.id)
    expect(seen).not.toContain(theirs.id)
    expect(seen).not.toContain(former.id)
    expect((await test.as('condomino').get(`/events/${theirs.id}`)).status).toBe(404)
    expect((await act(theirs.id, 'cancel', { reason: 'x' }, 'condomino')).status).toBe(404)
  })

  it('are made by a resident for the own household alone, even if another is named', async () => {
    const area = await addArea()
    const foreign = [
      neighbour(),
      { ...neighbour(), apartment_id: id('home') },
      { ...neighbour(), resident_id: id('ana') },
      { apartment_id: id('next') },
    ]
    for (const who of foreign) {
      const { status } = await book(area, time(24, 10, 12), who)
      expect([who, status]).not.toEqual([who, 201])
    }
    const mine = await booked(area, time(24, 10, 12))
    const { version } = await read(mine.id)
    const moved = await change({ id: mine.id, version }, neighbour())
    expect(moved.status).not.toBe(200)
    expect(await read(mine.id)).toMatchObject({ resident_id: id('ana') })
  })

  it('count for the unit even if nobody came, if the area says so', async () => {
    const counting = { quota: 1, quota_period: 'year' }
    for (const counts of [true, false]) {
      const area = await addArea({ ...counting, no_show_counts: counts })
      const { id: event } = await booked(area, time(25, 10, 12))
      await world.past(
        `UPDATE events SET state = 'done', starts_at = now() + interval '1 hour' WHERE id = '${event}'`,
      )
      expect((await act(event, 'miss')).status).toBe(200)
      const again = await book(area, time(26, 10, 12))
      expect([counts, again.status]).toEqual([counts, counts ? 422 : 201])
    }
  })

  it('begin and end by themselves', async () => {
    const area = await addArea()
    const { id: event } = await booked(area, time(22, 10, 12))
    await world.past(
      `UPDATE events SET starts_at = now() - interval '1 hour' WHERE id = '${event}'`,
    )
    const late = await act(event, 'cancel', { reason: 'Chuva' }, 'condomino')
    expect(late.body.code).toBe('state_conflict')
    await step(event)
    expect(await read(event)).toMatchObject({ state: 'in_use' })
    await world.past(
      `UPDATE events SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' WHERE id = '${event}'`,
    )
    await step(event)
    expect(await read(event)).toMatchObject({ state: 'done' })
    expect((await act(event, 'cancel', { reason: 'x' })).body.code).toBe('state_conflict')
    expect((await act(event, 'miss')).status).toBe(200)
  })

  it('give the time to one of many who ask at the same moment', async () => {
    const area = await addArea()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book(area, time(23, 10, 12), neighbour(), 'sindico')),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, 422, 422, 422, 422, 422, 422, 422])
  })

  it('give many who ask at the same moment no more than the quota', async () => {
    const hours = Array.from({ length: 10 }, (_, nth) => 8 + nth)
    // Repeated: without the lock a single round may come out right by chance.
    for (let round = 0; round < 5; round += 1) {
      const area = await addArea({ quota: 2, quota_period: 'year' })
      const answers = await Promise.all(
        hours.map((hour) => book(area, time(28, hour, hour + 0.5), neighbour(), 'sindico')),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
      const refused = answers.flatMap(({ body }) => body.errors ?? [])
      expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'quota_full'))
    }
  })
})
