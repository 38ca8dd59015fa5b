import type { LockPlace, OpenOutcome } from '@portaria/drivers/lock-driver'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_FAULTS, someFaults } from '../lock-board/faults.ts'
import { seededRandom } from '../random/seeded-random.ts'
import { command, type DriverRun, startDriverRun } from './driver-run.ts'

const isLong = process.env['PORTARIA_TEST_ALL'] === '1'
/** Number of commands per run: `DRIVER_COMMANDS=100` for a long one, at most one per lock. */
const COMMANDS = Math.min(256, Number(process.env['DRIVER_COMMANDS'] ?? (isLong ? 256 : 24)))
/**
 * Seed of a run: a long one tries other mixtures each time; the names of its tests contain the
 * seed.
 */
const SEED = Number(process.env['DRIVER_SEED'] ?? (isLong ? Date.now() % 1_000_000 : 1))

/** The outcome of one command, and its lock, which no other command opens. */
type Told = { place: LockPlace; outcome: OpenOutcome; frames: number; expiresAt: number }

/** Opens a number of locks, each by a command of its own that is given twice, and judges each. */
async function judgedRun(
  profile: 'kerong' | 'winnsen',
  seed: number,
  commands: number,
): Promise<Told[]> {
  const random = seededRandom(seed)
  const closesAfterMs = random() < 0.5 ? null : 400
  const run = await startDriverRun({ profile, boards: 16, seed, delayMs: 90, closesAfterMs })
  const { simulator } = run
  const share = [0.02, 0.08, 0.2][Math.floor(random() * 3)] ?? 0
  const told: Told[] = []
  try {
    for (let index = 0; index < commands; index += 1) {
      simulator.setFaults(random() < 0.2 ? NO_FAULTS : someFaults(share))
      const place = { board: index >> 4, lock: (index & 15) + (profile === 'winnsen' ? 1 : 0) }
      simulator.setStuck(place, random() < 0.1)
      told.push(await openTwice(run, place, random))
    }
    // Frames still on their way are carried out before the count.
    simulator.setReading(true)
    await simulator.idle()
  } finally {
    await run.stop()
  }
  expect(told.filter((one) => !isTrue(run, one))).toEqual([])
  return told
}

async function openTwice(
  { driver, simulator, opens, now, advance }: DriverRun,
  place: LockPlace,
  random: () => number,
): Promise<Told> {
  const before = opens.length
  const one = command(now(), random() < 0.3 ? 50 + random() * 900 : 10_000)
  const beforeWrite = async () => {
    if (random() < 0.05) throw new Error('not recorded')
    if (random() < 0.05) advance(20_000)
    if (random() < 0.05) simulator.setReading(false)
    if (random() < 0.05) simulator.dropConnections()
  }
  const [outcome, again] = await Promise.all([
    driver.open(place, one, beforeWrite),
    driver.open(place, one, beforeWrite),
  ])
  expect(again).toEqual(outcome)
  simulator.setReading(true)
  const written = opens.slice(before)
  // After it has expired, not a single frame may be written.
  expect(written.filter(({ at }) => at >= one.expiresAt)).toEqual([])
  return { place, outcome, frames: written.length, expiresAt: one.expiresAt }
}

/** Whether the simulator's count agrees: one lock, one command. */
function isTrue({ simulator }: DriverRun, { place, outcome, frames }: Told): boolean {
  const pulses = simulator.pulses(place).length
  if (frames > 1 || simulator.drives(place).length > frames) return false
  if (outcome.result === 'unknown') return true
  return pulses === (outcome.result === 'done' ? 1 : 0)
}

const mixtures = [
  ['kerong', SEED],
  ['kerong', SEED + 1],
  ['winnsen', SEED + 2],
] as const

describe.each(mixtures)('boards of %s with mixed faults (seed %i)', (profile, seed) => {
  describe('in moved time', () => {
    beforeEach(startMovedTime)

    it('report what the simulator counted', async () => {
      const told = await judgedRun(profile, seed, COMMANDS)
      expect(told).toHaveLength(COMMANDS)
      // A run in which nothing opens proves little.
      expect(told.some(({ outcome }) => outcome.result === 'done')).toBe(true)
    })
  })

  // A real clock and a real network order events as moved time never does.
  it.runIf(isLong)(
    'report what the simulator counted, in real time',
    async () => {
      expect(await judgedRun(profile, seed, 40)).toHaveLength(40)
    },
    3_600_000,
  )
})
