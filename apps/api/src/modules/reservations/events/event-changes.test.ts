import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('reservations that change', () => {
  let open: EventWorld
  let { world, test, addArea, book, booked, act, change, read, neighbour } = {} as EventWorld
  beforeAll(async () => {
    open = await openEventWorld()
    ;({ world, test, addArea, book, booked, act, change, read, neighbour } = open)
  })
  afterAll(() => world.close())

  /** Returns a person's open notices about a reservation. */
  const noticesOf = async (role: 'condomino' | 'sindico', id: string) =>
    rowsOf((await test.as(role).get('/inbox')).body)
      .filter((notice) => JSON.stringify(notice).includes(id) && notice['done'] === false)
      .map((notice) => notice['kind'])

  /** Returns the time of a reservation's next step. */
  const stepAt = async (id: string) => {
    const [job] = await onServer<{ at: Date }>(
      test.database.adminUrl,
      `SELECT run_at AS at FROM graphile_worker.jobs WHERE key LIKE '% step_event ${id}'`,
    )
    return job?.at.getTime() ?? 0
  }

  it('are judged again when their time changes, and wait for approval again', async () => {
    const area = await addArea({ needs_approval: true, max_minutes: 240 })
    const mine = await booked(area, time(17, 10, 12))
    await act(mine.id, 'approve')
    await booked(area, time(17, 14, 16), neighbour(), 'sindico')
    const { version } = await read(mine.id)
    const own = { id: mine.id, version }
    expect((await change(own, time(17, 13, 15))).body.errors).toMatchObject([
      { code: 'time_taken' },
    ])
    expect((await change(own, time(17, 8, 13))).body.errors).toMatchObject([
      { code: 'time_too_long' },
    ])
    // The new time overlaps only the reservation's own earlier time.
    expect((await change(own, time(17, 11, 13))).status).toBe(200)
    expect(await read(mine.id)).toMatchObject({ state: 'requested' })
    await booked(area, time(17, 8, 11), neighbour(), 'sindico')
  })

  it('are judged again for more guests, not for fewer', async () => {
    const area = await addArea({ max_guests: 20, needs_approval: true })
    const mine = await booked(area, time(24, 10, 12), { expected_guests: 10 })
    await act(mine.id, 'approve')
    const now = async () => ({ id: mine.id, version: (await read(mine.id)).version })
    expect((await change(await now(), { expected_guests: 5 })).status).toBe(200)
    expect(await read(mine.id)).toMatchObject({ state: 'approved' })
    expect((await change(await now(), { expected_guests: 21 })).body.errors).toMatchObject([
      { field: 'expected_guests', code: 'too_many_guests' },
    ])
    expect((await change(await now(), { expected_guests: 20 })).status).toBe(200)
    expect(await read(mine.id)).toMatchObject({ state: 'requested' })
  })

  it('keep the accepted version of the rule, unless it is replaced by the one in force', async () => {
    const publish = async (title: string) => {
      const rule = await world.add('rules', { title, body: '<p>Até 22h.</p>' })
      await test.as('sindico').post(`/rules/${rule}/publish`, {
        payload: { effective_from: '2024-01-01' },
      })
      return rule
    }
    const [rule, another] = [await publish('Uso da quadra'), await publish('Uso da piscina')]
    const area = await addArea({ rule_id: rule })
    const mine = await booked(area, time(25, 10, 12), { rule_id: rule })
    for (const rule_id of [another, null])
      expect((await change(mine, { rule_id })).body.errors).toMatchObject([
        { field: 'rule_id', code: 'rule_not_accepted' },
      ])
    expect((await change(mine, { title: 'Aniversário' })).status).toBe(200)
    expect(await read(mine.id)).toMatchObject({ rule: { id: rule }, state: 'approved' })
  })

  it('notify the resident if somebody else moves them', async () => {
    const area = await addArea({ needs_approval: true })
    const mine = await booked(area, time(27, 10, 12))
    const { version } = await read(mine.id)
    const { status } = await test.as('sindico').patch(`/events/${mine.id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: time(27, 14, 16),
    })
    expect([status, (await read(mine.id))['state']]).toEqual([200, 'approved'])
    await open.run('tell_event', { eventId: mine.id })
    expect(await noticesOf('condomino', mine.id)).toEqual(['reservation_decided'])
    expect(await noticesOf('sindico', mine.id)).toEqual([])
  })

  it('notify the resident if the síndico ends a reservation that the síndico made', async () => {
    const area = await addArea()
    const { id } = await booked(area, time(28, 10, 12), {}, 'sindico')
    expect((await act(id, 'cancel', { reason: 'Obra' })).status).toBe(200)
    expect(await noticesOf('condomino', id)).toEqual(['reservation_decided'])
  })

  it('ask nobody any more once the resident has cancelled the request, and send no notice', async () => {
    const area = await addArea({ needs_approval: true })
    const { id } = await booked(area, time(29, 10, 12))
    expect(await noticesOf('sindico', id)).toEqual(['reservation_requested'])
    expect((await act(id, 'cancel', { reason: 'Chuva' }, 'condomino')).status).toBe(200)
    expect(await noticesOf('sindico', id)).toEqual([])
    expect(await noticesOf('condomino', id)).toEqual([])
  })

  it('take their next step when their hold ends, or when they begin', async () => {
    const area = await addArea({ needs_approval: true })
    const asked = await booked(area, time(30, 10, 12))
    const { held_until: held } = await read(asked.id)
    expect(Math.abs((await stepAt(asked.id)) - Date.parse(String(held)))).toBeLessThan(5_000)
    const given = await booked(area, time(30, 14, 16), {}, 'sindico')
    const begins = Date.parse(time(30, 14, 16).starts_at)
    expect(Math.abs((await stepAt(given.id)) - begins)).toBeLessThan(5_000)
  })

  it('are offered their own time, whose id nobody else learns', async () => {
    const area = await addArea({ booking_mode: 'full_day' })
    const mine = await booked(area, time(31, 0, 24))
    const others = await booked(area, time(32, 0, 24), neighbour(), 'sindico')
    const refusals = async (event: string, when: { starts_at: string }) => {
      const day = new Date(Date.parse(when.starts_at) - 3 * 3_600_000).toISOString().slice(0, 10)
      const path = `/common-areas/${area}/times?day=${day}&event_id=${event}`
      const { body } = await test.as('condomino').get(path)
      return (body.data.times as { refusal: string | null }[]).map(({ refusal }) => refusal)
    }
    expect(await refusals(mine.id, time(31, 0, 24))).toEqual([null])
    expect(await refusals(others.id, time(32, 0, 24))).toEqual(['time_taken'])
    expect((await book(area, time(31, 0, 24))).body.errors).toMatchObject([{ code: 'time_taken' }])
  })
})
