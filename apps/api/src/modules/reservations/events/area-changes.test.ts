import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('a change of an area', () => {
  let open: EventWorld
  let { world, test, addArea, book, booked, read, neighbour } = {} as EventWorld
  beforeAll(async () => {
    open = await openEventWorld()
    ;({ world, test, addArea, book, booked, read, neighbour } = open)
  })
  afterAll(() => world.close())

  async function changeArea(areaId: string, payload: object) {
    const { body } = await test.as('sindico').get(`/common-areas/${areaId}`)
    const answer = await test.as('sindico').patch(`/common-areas/${areaId}`, {
      headers: { 'if-match': `"${body.data.version}"` },
      payload,
    })
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    expect(await isPlanned(areaId)).toBe(true)
    await open.run('recheck_area', { areaId })
  }
  /** Whether a recheck of an area's reservations is planned. */
  const isPlanned = async (areaId: string) => {
    const jobs = await onServer(
      test.database.adminUrl,
      `SELECT 1 FROM graphile_worker.jobs WHERE key LIKE '% recheck_area ${areaId}'`,
    )
    return jobs.length > 0
  }
  const conflicts = async (areaId: string) =>
    rowsOf((await test.as('sindico').get(`/common-areas/${areaId}/conflicts`)).body).map((one) => [
      one['id'],
      one['refusal'],
    ])

  it('lists conflicts, and changes no reservation', async () => {
    const area = await addArea()
    const { id } = await booked(area, time(20, 14, 18))
    expect(await conflicts(area)).toEqual([])
    await changeArea(area, { opening: [{ weekdays: [], starts_at: '08:00', ends_at: '16:00' }] })
    expect(await conflicts(area)).toEqual([[id, 'outside_opening']])
    await changeArea(area, { condition: 'maintenance' })
    expect(await conflicts(area)).toEqual([[id, 'area_closed']])
    expect(await read(id)).toMatchObject({ state: 'approved', version: 1 })
    expect((await test.as('condomino').get(`/common-areas/${area}/conflicts`)).status).toBe(403)
  })

  it('lists one whose new buffer reaches into another, and a new one gets the new buffers', async () => {
    const area = await addArea()
    const { id: one } = await booked(area, time(21, 10, 12))
    const { id: other } = await booked(area, time(21, 13, 15), neighbour(), 'sindico')
    await changeArea(area, { buffer_after: 120 })
    // The first reservation is in conflict, since its buffer reaches into the second.
    expect(await conflicts(area)).toEqual([[one, 'time_taken']])
    expect(await read(other)).toMatchObject({ state: 'approved', version: 1 })
    expect((await book(area, time(21, 16, 17))).body.errors).toMatchObject([{ code: 'time_taken' }])
    await booked(area, time(21, 17, 18))
  })

  it('blocks the reservations of a newly linked area, and frees those of an unlinked one', async () => {
    const hall = await addArea()
    const grill = await addArea()
    await booked(hall, time(22, 14, 18))
    await changeArea(grill, { linked_areas: [{ linked_area_id: hall }] })
    expect((await book(grill, time(22, 15, 16))).body.errors).toMatchObject([
      { code: 'time_taken' },
    ])
    await changeArea(grill, { linked_areas: [] })
    await booked(grill, time(22, 15, 16))
  })

  it('rechecks reservations if it concerns booking, or restores the area', async () => {
    const area = await addArea()
    expect(await isPlanned(area)).toBe(false)
    const patch = await test.as('sindico').patch(`/common-areas/${area}`, {
      headers: { 'if-match': '"1"' },
      payload: { name: 'Salão de festas' },
    })
    expect([patch.status, await isPlanned(area)]).toEqual([200, false])
    await test.as('sindico').delete(`/common-areas/${area}`, { headers: { 'if-match': '"2"' } })
    expect((await test.as('sindico').post(`/common-areas/${area}/restore`)).status).toBe(200)
    expect(await isPlanned(area)).toBe(true)
    const linked = await addArea({ linked_areas: [{ linked_area_id: area }] })
    expect(await isPlanned(linked)).toBe(true)
  })

  it('offers the time that it frees', async () => {
    const area = await addArea({ buffer_after: 240 })
    await booked(area, time(23, 10, 12))
    const { id } = await booked(area, time(23, 14, 16), { ...neighbour(), waits: true }, 'sindico')
    await changeArea(area, { buffer_after: 60 })
    await open.run('offer_times', { areaId: area })
    expect(await read(id)).toMatchObject({ state: 'offered' })
  })
})
