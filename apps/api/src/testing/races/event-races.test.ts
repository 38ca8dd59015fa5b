import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventWorld, openEventWorld } from '../event-world.ts'
import type { RacingUnit } from './event-race.types.ts'
import { raceForAreas } from './event-races.ts'
import { askedRace } from './race-processes.ts'

const { timeout, report, ...size } = askedRace(800)

const AREAS = 20

let open: EventWorld
const areas: string[] = []
const units: RacingUnit[] = []
beforeAll(async () => {
  open = await openEventWorld()
  const { addArea, id, neighbour } = open
  // Each area is linked to the one before it: a reservation blocks its neighbours, but not the whole chain.
  for (let nth = 0; nth < AREAS; nth += 1) {
    const before = areas.at(-1)
    areas.push(
      await addArea({
        buffer_before: nth % 3 === 0 ? 30 : null,
        buffer_after: nth % 2 === 0 ? 60 : null,
        needs_approval: nth % 3 === 1,
        ...(nth % 2 === 1 && { quota: 3, quota_period: 'year' }),
        ...(before !== undefined && { linked_areas: [{ linked_area_id: before }] }),
      }),
    )
  }
  units.push({ apartment_id: id('home'), resident_id: id('ana') }, neighbour())
})
afterAll(() => open.world.close())

it(
  'of all who book at once, no two meet, none has more than its quota, and none is lost',
  async () => {
    const { faults, done, refused } = await raceForAreas(open, { areas, units }, size)
    report({ done, refused })
    expect(faults).toEqual([])
    // It was a race: each act succeeded for some, and was refused to some who came second.
    for (const deed of ['moved', 'approved', 'cancelled', 'offered', 'accepted', 'lapsed'])
      expect([deed, done[deed] ?? 0]).not.toEqual([deed, 0])
    expect(done['booked']).toBeGreaterThan(50)
    expect(refused['time_taken']).toBeGreaterThan(0)
    expect(refused['quota_full']).toBeGreaterThan(0)
  },
  timeout,
)
