import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addLoggingReader,
  cursorAt,
  type LoggingReader,
  logEvent,
} from '../../../../testing/logging-reader.ts'
import { addGarage, type PresenceWorld } from '../../../../testing/presence-world.ts'
import { DEVICE, openReaderWorld, type ReaderWorld } from '../../../../testing/reader-world.ts'

let world: ReaderWorld
let site: PresenceWorld
let reader: LoggingReader
let point: string
let ana: string
let anaCard: string
beforeAll(async () => {
  world = await openReaderWorld()
  site = await addGarage(world, { passback: 'hard' })
  ana = await world.number({ resident_id: world.own.residentId })
  anaCard = (await world.card(world.own.residentId)).number
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.past('DELETE FROM access_presence')
  reader = await addLoggingReader(world, { sensor: true })
  const [bound] = await world.past<{ id: string }>(
    `SELECT id FROM access_points WHERE equipment_id = '${reader.id}'`,
  )
  point = bound?.id ?? ''
  await world.past(`UPDATE access_points SET area_from_id = '${site.street}',
    area_to_id = '${site.garage}' WHERE id = '${point}'`)
})

const seen = () => site.seen('resident_id', world.own.residentId)
const card = () => ({ user_id: ana, card_value: anaCard })
/** The clock of a reader, so many seconds ago: the company's wall clock as if it were UTC. */
const clock = (ago: number) => String(Math.floor(Date.now() / 1_000) - 3 * 3_600 - ago)
const move = (open: boolean, ago = 0) =>
  reader.call('secbox', {
    body: { secbox: { id: 65793, open }, device_id: DEVICE, time: Number(clock(ago)) },
  })
const door = async () =>
  (
    await world.past<{ is_open: boolean }>(
      `SELECT is_open FROM access_doors WHERE equipment_id = '${reader.id}'`,
    )
  )[0]?.is_open

describe('a reader', () => {
  it('tells where somebody is by their passage', async () => {
    await reader.ask(card())
    expect(await seen()).toBeUndefined()
    await move(true)
    expect(await seen()).toMatchObject({ area_id: site.garage, is_inside: true, doubts: [] })
  })

  it('tells of what it decided long ago in doubt, at its time, and changes nothing newer', async () => {
    const log = (id: number, ago: number) =>
      reader.pull([logEvent(id, { ...card(), event: '7', time: clock(ago) })], cursorAt(id))
    await log(1, 7_200)
    const first = await seen()
    expect(first).toMatchObject({ area_id: site.garage, doubts: ['no_passage'] })
    const ago = (Date.now() - Number(first?.seen_at)) / 1_000
    expect(Math.abs(ago - 7_200)).toBeLessThan(60)
    await world.past(`UPDATE access_presence SET is_inside = false, area_id = '${site.street}',
      seen_at = now() - interval '1 hour', doubts = '{}'`)
    await log(2, 5_400)
    expect(await seen()).toMatchObject({ is_inside: false })
    await log(3, 1_800)
    expect(await seen()).toMatchObject({ is_inside: true })
  })

  it('marks who entered again by its list, and tells the gate', async () => {
    await world.past(`UPDATE access_points SET door_sensor = false WHERE id = '${point}'`)
    const log = (id: number, ago: number) =>
      reader.pull([logEvent(id, { ...card(), event: '7', time: clock(ago) })], cursorAt(id))
    await log(1, 3_000)
    await log(2, 2_000)
    expect(await reader.facts()).toEqual(['granted', 'granted'])
    expect((await reader.events()).flatMap(({ marks }) => marks)).toEqual(['passback'])
    const told = await world.past(`SELECT FROM inbox_items WHERE kind = 'second_entry'`)
    expect(told.length).toBeGreaterThan(0)
  })

  it('marks the second of two entries that come in one part of its log', async () => {
    await world.past(`UPDATE access_points SET door_sensor = false WHERE id = '${point}'`)
    const at = (id: number, ago: number) =>
      logEvent(id, { ...card(), event: '7', time: clock(ago) })
    await reader.pull([at(1, 3_000), at(2, 2_000)], cursorAt(2))
    expect(await reader.facts()).toEqual(['granted', 'granted'])
    expect((await reader.events()).flatMap(({ marks }) => marks)).toEqual(['passback'])
  })

  it('is believed of a closed door only in time and in order', async () => {
    await move(true, 5)
    expect(await door()).toBe(true)
    // Of before it opened, and of long ago.
    await move(false, 6)
    await move(false, 600)
    expect(await door()).toBe(true)
    await move(false, 4)
    expect(await door()).toBe(false)
    await move(true, 900)
    expect(await door()).toBe(true)
  })

  it('is not believed of a door that was closed long ago, even if it opened before that', async () => {
    await move(true, 900)
    await move(false, 600)
    expect(await door()).toBe(true)
  })

  it('tells nothing of a door without a sensor', async () => {
    await world.past(`UPDATE access_points SET door_sensor = false WHERE id = '${point}'`)
    await move(true)
    expect(await door()).toBeUndefined()
  })
})
