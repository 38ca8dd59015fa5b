import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../gate-world.ts'
import { raceForVisits } from './visit-races.ts'

/** `npm run test:races` asks for more. */
const operations = Number(process.env['RACE_OPERATIONS'] ?? 600)
const processes = Number(process.env['RACE_PROCESSES'] ?? 2)
const seed = Number(process.env['RACE_SEED'] ?? 1)

/** Milliseconds for a machine that does ten operations a second; 2 minutes at least. */
const timeout = Math.max(120_000, operations * 100)

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

it(
  'of all who race for passes, answers, entries and exits nobody gets one twice, and none is lost',
  async () => {
    const started = performance.now()
    const { faults, done, refused } = await raceForVisits(world, { operations, processes, seed })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (process.env['RACE_OPERATIONS'])
      process.stdout.write(
        `${operations} operations, ${processes} processes, ${seconds} s\n${JSON.stringify({ done, refused }, null, 1)}\n`,
      )
    expect(faults).toEqual([])
    // It was a race: each thing was done, and most of them refused to somebody.
    for (const deed of ['walk_in', 'answer', 'entry', 'exit']) expect(done[deed]).toBeGreaterThan(5)
    expect(refused['already_inside'] ?? 0).toBeGreaterThan(0)
  },
  timeout,
)
