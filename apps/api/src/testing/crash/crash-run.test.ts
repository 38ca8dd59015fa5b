import { describe, expect, it } from 'vitest'
import { runCrashes } from './crash-run.ts'

describe('a server and a database that are killed', () => {
  // Processes are found by what Linux tells of them. `npm run test:crash` does fifty rounds.
  it.runIf(process.platform === 'linux')(
    'lose nothing that was answered, and double nothing',
    async () => {
      const { faults, answered } = await runCrashes({ rounds: 3, report: () => undefined })
      expect(faults).toEqual([])
      expect(answered.alerts).toBeGreaterThan(0)
      expect(answered.presses).toBeGreaterThan(answered.alerts)
      expect(answered.towers).toBeGreaterThan(0)
    },
    180_000,
  )
})
