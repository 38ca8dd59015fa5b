import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn, type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'

describe('the calendar of reservations', () => {
  let open: EventWorld
  let { world, test, addArea, booked, act, neighbour } = {} as EventWorld
  beforeAll(async () => {
    open = await openEventWorld()
    ;({ world, test, addArea, booked, act, neighbour } = open)
  })
  afterAll(() => world.close())

  const calendar = (role: 'sindico' | 'condomino', area: string, from: number, to: number) =>
    test.as(role).get(`/events/calendar?from=${dayIn(from)}&to=${dayIn(to)}&common_area_id=${area}`)
  const eventsOf = (text: string) =>
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))

  it('shows a resident their own, and only the times of others', async () => {
    const area = await addArea()
    const mine = await booked(area, time(10, 10, 12), { title: 'Chá da Ana' })
    const when = time(10, 14, 16)
    await booked(area, when, { ...neighbour(), title: 'Segredo do Caio' }, 'sindico')
    const { body, raw } = await calendar('condomino', area, 9, 12)
    expect(body.data).toMatchObject({
      events: [{ id: mine.id, title: 'Chá da Ana', state: 'approved' }],
      taken: [{ ...when, area: { id: area } }],
      more: false,
    })
    expect(raw).not.toContain('Segredo')
    expect((await calendar('sindico', area, 9, 12)).body.data).toMatchObject({
      events: [{ id: mine.id }, { title: 'Segredo do Caio' }],
      taken: [],
    })
    expect((await calendar('sindico', area, 11, 13)).body.data).toMatchObject({ events: [] })
    expect((await calendar('sindico', area, 0, 90)).body.errors).toMatchObject([
      { field: 'to', code: 'out_of_range' },
    ])
  })

  it('accepts no implausible day', async () => {
    const area = await addArea()
    const asked = [
      '/events/calendar?from=0001-01-01&to=0001-01-05',
      '/events/calendar?from=9999-12-30&to=9999-12-31',
      `/common-areas/${area}/days?from=9999-12-31`,
      `/common-areas/${area}/times?day=0001-01-01`,
      `/common-areas/${area}/times?day=2199-12-31`,
      `/common-areas/${area}/days?from=1900-01-01`,
    ]
    const statuses = []
    for (const path of asked) statuses.push((await test.as('condomino').get(path)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 200, 200])
  })

  it('serves a reservation as a file for calendar programs, to those who may read it', async () => {
    const area = await addArea()
    const when = time(11, 20, 26)
    const mine = await booked(area, when, { title: 'Festa, com bolo; e "aspas"' })
    const theirs = await booked(area, time(12, 14, 16), neighbour(), 'sindico')
    const answer = await test.as('condomino').get(`/events/${mine.id}/calendar`)
    const [event] = eventsOf(answer.raw)
    expect(event?.summary).toMatch(/^Festa, com bolo; e "aspas" · Área/)
    expect(event?.startDate.toJSDate().toISOString()).toBe(when.starts_at)
    expect(event?.endDate.toJSDate().toISOString()).toBe(when.ends_at)
    expect(event?.uid).toBe(`${mine.id}@portaria`)
    expect((await test.as('condomino').get(`/events/${theirs.id}/calendar`)).status).toBe(404)
  })

  it('is read by a link without a session, until the link or the person’s access ends', async () => {
    const area = await addArea()
    const mine = await booked(area, time(13, 10, 12))
    await booked(area, time(13, 14, 16), { ...neighbour(), title: 'Segredo do Caio' }, 'sindico')
    expect((await test.as('condomino').get('/events/feed')).body.data).toEqual({ url: null })
    const made = async () =>
      new URL((await test.as('condomino').post('/events/feed')).body.data['url'] as string).pathname
    const first = await made()
    const feed = (url: string) => test.app.inject({ method: 'GET', url })
    const read = await feed(first)
    expect(read.statusCode).toBe(200)
    expect(read.payload).not.toContain('Segredo')
    expect(eventsOf(read.payload).map(({ uid }) => uid)).toContain(`${mine.id}@portaria`)
    const tag = String(read.headers['etag'])
    const again = (headers: object) =>
      test.app.inject({ method: 'GET', url: first, headers: { ...headers } })
    expect((await again({ 'if-none-match': tag })).statusCode).toBe(304)
    expect((await again({ 'if-none-match': '"another"' })).statusCode).toBe(200)
    await act(mine.id, 'cancel', { reason: 'Chuva' })
    expect((await again({ 'if-none-match': tag })).statusCode).toBe(200)
    expect((await feed(first)).payload).toContain('STATUS:CANCELLED')
    await made()
    expect((await feed(first)).statusCode).toBe(404)
    // A program that reads too often is stopped at its link, without affecting others.
    const third = await made()
    const many = await Promise.all(Array.from({ length: 31 }, () => feed(third)))
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect(
      (await feed(third.toUpperCase().replace('/API/V1/CALENDARS', '/api/v1/calendars')))
        .statusCode,
    ).toBe(429)
    const second = await made()
    expect((await feed(second)).statusCode).toBe(200)
    const [start, letter, end] = [second.slice(0, -5), second.at(-5), second.slice(-4)]
    const forged = `${start}${letter === 'a' ? 'b' : 'a'}${end}`
    expect((await feed(forged)).statusCode).toBe(404)
    await world.past(
      `UPDATE memberships SET status = 'INATIVO' WHERE id = '${test.person('condomino').membershipId}'`,
    )
    expect((await feed(second)).statusCode).toBe(404)
  })
})
