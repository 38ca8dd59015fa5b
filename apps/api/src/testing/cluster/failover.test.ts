import { beforeAll, describe, expect, it } from 'vitest'
import { missingPackages } from './cluster-packages.ts'
import { type FailoverResult, type Misfortune, runFailovers } from './failover-run.ts'

/** Rounds of each misfortune; `npm run test:failover` does twenty. */
const ROUNDS = Number(process.env['FAILOVER_ROUNDS'] ?? 1)

/** Milliseconds without writes. */
const LIMITS: Readonly<Record<Misfortune, number>> = {
  'machine killed': 30_000,
  'PostgreSQL killed': 30_000,
  frozen: 30_000,
  'switch-over': 5_000,
}

const missing = missingPackages().join(', ')
const skipped = missing && `, skipped: ${missing} not installed`

describe.skipIf(missing !== '')(`three servers on a cluster of databases${skipped}`, () => {
  let result: FailoverResult
  beforeAll(async () => {
    const report = (line: string) => process.stdout.write(`${line}\n`)
    result = await runFailovers({ rounds: ROUNDS, report })
  }, 3_600_000)

  it('lose nothing that was answered, and double nothing', () => {
    expect(result.faults).toEqual([])
    expect(result.answered.presses).toBeGreaterThan(0)
    expect(result.answered.alerts).toBeGreaterThan(0)
    expect(result.answered.towers).toBeGreaterThan(0)
  })

  it.each(Object.entries(LIMITS))('store again in time: %s', (misfortune, limit) => {
    const rounds = result.rounds.filter((round) => round.misfortune === misfortune)
    expect(rounds).toHaveLength(ROUNDS)
    for (const { withoutWrites } of rounds) expect(withoutWrites).toBeLessThan(limit)
  })

  it('tell streams of a press', () => {
    for (const { pressSeen } of result.rounds) expect(pressSeen).toBeLessThan(60_000)
  })
})
