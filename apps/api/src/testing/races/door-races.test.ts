import { afterAll, beforeAll, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../parcel-world.ts'
import { rowsOf } from '../test-app.ts'
import { raceForDoors } from './door-races.ts'
import { askedRace } from './race-processes.ts'

const { timeout, report, ...size } = askedRace(600)

const sizes = ['P', 'M', 'G', 'GG']

let world: ParcelWorld
const lockers: string[] = []
beforeAll(async () => {
  world = await openParcelWorld()
  const made = async (register: string, payload: object) => {
    const { body } = await world.as('sindico').post(`/${register}`, { payload })
    return body.data.id
  }
  const gateway = { name: 'Kerong', protocol: 'kerong', host: 'raced.lockers.example', port: 4001 }
  const manufacturer_id = await made('locker-manufacturers', gateway)
  const asked = await world.as('admin').get(`/device-addresses?filter[host]=${gateway.host}`)
  const [address] = rowsOf(asked.body)
  await world.as('admin').post(`/device-addresses/${String(address?.id)}/approve`)
  const doors = sizes.map((one, nth) => ({ number: nth + 1, channel: nth, size: one }))
  for (const board of [0, 1])
    lockers.push(await made('lockers', { name: `Locker ${board}`, manufacturer_id, board, doors }))
})
afterAll(() => world.close())

it(
  'of all who put in and collect, no door holds two parcels, and nothing opens twice',
  async () => {
    const { faults, done, refused } = await raceForDoors(world, lockers, size)
    report({ done, refused })
    expect(faults).toEqual([])
    // It was a race: each act succeeded for some, and was refused to some who came second.
    for (const deed of ['received', 'asked', 'pulse', 'closed', 'returned'])
      expect(done[deed]).toBeGreaterThan(3)
    expect(refused['door_busy']).toBeGreaterThan(0)
    // A deposited parcel keeps its door, even one that was blocked meanwhile.
    expect(refused['door_taken']).toBeUndefined()
  },
  timeout,
)
