import { inboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

const WAITS = { waits: true }

describe('a waiting list', () => {
  let open: EventWorld
  let { world, test, id, addArea, book, booked, act, read, neighbour } = {} as EventWorld
  beforeAll(async () => {
    open = await openEventWorld()
    ;({ world, test, id, addArea, book, booked, act, read, neighbour } = open)
  })
  afterAll(() => world.close())

  /** Adds another unit with a person who books for it. */
  async function household(number: string) {
    const apartment_id = await world.add('apartments', { tower_id: id('tower'), number })
    const resident_id = await world.add('residents', { name: `Zélia ${number}` })
    const lives = { apartment_id, resident_id, relation: 'owner', starts_on: '2020-01-01' }
    await world.add('occupancies', lives)
    return { apartment_id, resident_id }
  }

  const offer = (areaId: string) => open.run('offer_times', { areaId })
  const step = (eventId: string) => open.run('step_event', { eventId })

  it('is joined on request: without it a taken time is refused, and a free time is booked at once', async () => {
    const area = await addArea()
    await booked(area, time(10, 14, 18), neighbour(), 'sindico')
    expect((await book(area, time(10, 14, 18))).body.errors).toMatchObject([{ code: 'time_taken' }])
    expect((await booked(area, time(10, 14, 18), WAITS)).state).toBe('waiting')
    expect((await booked(area, time(11, 14, 18), WAITS)).state).toBe('approved')
  })

  it('offers the time to the first, and holds it until the answer', async () => {
    const area = await addArea()
    const { id: given } = await booked(area, time(10, 14, 18), await household('20'), 'sindico')
    const { id: first } = await booked(area, time(10, 15, 17), WAITS)
    const { id: second } = await booked(
      area,
      time(10, 14, 16),
      { ...neighbour(), ...WAITS },
      'sindico',
    )
    await offer(area)
    expect([(await read(first))['state'], (await read(second))['state']]).toEqual([
      'waiting',
      'waiting',
    ])
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    const offered = await read(first)
    expect(offered).toMatchObject({ state: 'offered' })
    const hours = (Date.parse(String(offered['held_until'])) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    expect(await read(second)).toMatchObject({ state: 'waiting' })
    expect((await book(area, time(10, 16, 17))).body.errors).toMatchObject([{ code: 'time_taken' }])
    expect((await act(first, 'accept', {}, 'condomino')).status).toBe(200)
    expect(await read(first)).toMatchObject({ state: 'approved', held_until: null })
  })

  it('continues with the next if nobody answers, or the first leaves it', async () => {
    const area = await addArea()
    const { id: given } = await booked(area, time(12, 14, 18), await household('21'), 'sindico')
    const { id: first } = await booked(area, time(12, 14, 18), WAITS)
    const next = { ...neighbour(), ...WAITS }
    const { id: second } = await booked(area, time(12, 14, 18), next, 'sindico')
    expect((await book(area, time(12, 16, 18), next, 'sindico')).body.errors).toMatchObject([
      { field: 'starts_at', code: 'already_waiting' },
    ])
    const { id: third } = await booked(
      area,
      time(12, 14, 18),
      { ...(await household('13')), ...WAITS },
      'sindico',
    )
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    await world.past(`UPDATE events SET held_until = now() WHERE id = '${first}'`)
    await step(first)
    expect(await read(first)).toMatchObject({ state: 'refused', reason: 'Oferta sem resposta' })
    await offer(area)
    expect(await read(second)).toMatchObject({ state: 'offered' })
    await act(second, 'cancel', { reason: 'Não posso mais' })
    expect(await read(second)).toMatchObject({ cancelled_late: false })
    await offer(area)
    expect(await read(third)).toMatchObject({ state: 'offered' })
  })

  it('holds an offer for half of the time that is left if that is shorter', async () => {
    const area = await addArea()
    const soon = { starts_at: hoursFromNow(8), ends_at: hoursFromNow(9) }
    const { id: given } = await booked(area, soon, neighbour(), 'sindico')
    const { id: first } = await booked(area, soon, WAITS)
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    const until = Date.parse(String((await read(first))['held_until']))
    expect(Math.abs(until - Date.now() - 4 * 3_600_000)).toBeLessThan(60_000)
  })

  it('becomes a request if the area requires approval', async () => {
    const area = await addArea({ needs_approval: true })
    const { id: given } = await booked(area, time(13, 14, 18), neighbour(), 'sindico')
    const { id: first } = await booked(area, time(13, 14, 18), WAITS)
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    await act(first, 'accept', {}, 'condomino')
    expect(await read(first)).toMatchObject({ state: 'requested' })
    expect((await book(area, time(13, 15, 16))).body.errors).toMatchObject([{ code: 'time_taken' }])
  })

  it('is offered a time in an area that closes with it', async () => {
    const hall = await addArea()
    const grill = await addArea({ linked_areas: [{ linked_area_id: hall }] })
    const { id: given } = await booked(hall, time(14, 14, 18), neighbour(), 'sindico')
    const { id: first } = await booked(grill, time(14, 14, 18), WAITS)
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(hall)
    expect(await read(first)).toMatchObject({ state: 'offered' })
  })

  it('skips a unit whose quota is now full', async () => {
    const area = await addArea({ quota: 1, quota_period: 'year' })
    const { id: given } = await booked(area, time(15, 14, 18), neighbour(), 'sindico')
    const { id: first } = await booked(area, time(15, 14, 18), WAITS)
    await booked(area, time(16, 14, 18))
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    expect(await read(first)).toMatchObject({ state: 'waiting' })
  })

  it('ends for a waiting reservation once it is too late, and only its own household may leave it', async () => {
    const area = await addArea()
    await booked(area, time(17, 14, 18), await household('22'), 'sindico')
    const { id: first } = await booked(area, time(17, 14, 18), WAITS)
    const { id: theirs } = await booked(
      area,
      time(17, 14, 18),
      { ...neighbour(), ...WAITS },
      'sindico',
    )
    expect((await act(theirs, 'cancel', { reason: 'x' }, 'condomino')).status).toBe(404)
    expect((await act(theirs, 'accept', {}, 'condomino')).status).toBe(404)
    expect((await act(first, 'accept', {}, 'condomino')).status).toBe(409)
    await world.past(`UPDATE events SET held_until = now() WHERE id = '${first}'`)
    await step(first)
    expect(await read(first)).toMatchObject({ state: 'refused' })
  })

  it('names the end of an offer where the resident reads it', async () => {
    const area = await addArea()
    const { id: given } = await booked(area, time(18, 14, 18), neighbour(), 'sindico')
    const { id: first } = await booked(area, time(18, 14, 18), WAITS)
    await act(given, 'cancel', { reason: 'Chuva' })
    await offer(area)
    const { body } = await test.as('condomino').get('/inbox')
    const [item] = (
      rowsOf(body) as unknown as { kind: string; subject_id?: string; text: string }[]
    ).filter(({ kind }) => kind === 'reservation_offered')
    expect(item?.text).toMatch(/Responda até .*\d{2}:\d{2}/)
    // A locked screen shows the sentence unchanged if it names nobody.
    expect(inboxKind('reservation_offered').namesPeople).toBe(false)
    expect(item?.text).not.toContain('Festa')
    expect(id('ana')).not.toBe(first)
  })
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
