import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../gate-world.ts'
import { askedRace } from './race-processes.ts'
import { raceForVisits } from './visit-races.ts'

const { timeout, report, ...size } = askedRace(500)

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

it(
  'of all who race for passes, answers, entries and exits nobody gets one twice, and none is lost',
  async () => {
    const { faults, done, refused } = await raceForVisits(world, size)
    report({ done, refused })
    expect(faults).toEqual([])
    // It was a race: each act succeeded for some, and most were refused to others.
    for (const deed of ['walk_in', 'answer', 'entry', 'exit']) expect(done[deed]).toBeGreaterThan(3)
    expect(refused['already_inside'] ?? 0).toBeGreaterThan(0)
  },
  timeout,
)
