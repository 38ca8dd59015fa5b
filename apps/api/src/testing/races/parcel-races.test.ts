import { afterAll, beforeAll, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../parcel-world.ts'
import { raceForParcels } from './parcel-races.ts'
import { askedRace } from './race-processes.ts'

const { timeout, report, ...size } = askedRace(400)

let world: ParcelWorld
beforeAll(async () => {
  world = await openParcelWorld()
})
afterAll(() => world.close())

it(
  'of all who collect, return, renew and delegate each parcel has one end, and each code one use',
  async () => {
    const { faults, done, refused } = await raceForParcels(world, size)
    report({ done, refused })
    expect(faults).toEqual([])
    // It was a race: each act succeeded for some, and was refused to some who came second.
    for (const deed of ['received', 'collected', 'signed', 'returned', 'renewed', 'delegated'])
      expect(done[deed]).toBeGreaterThan(5)
    expect(Object.keys(refused)).not.toEqual([])
  },
  timeout,
)
