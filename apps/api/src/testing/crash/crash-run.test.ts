import { describe, expect, it } from 'vitest'
import { runCrashes } from './crash-run.ts'
import { startOnTakenPort } from './taken-port.ts'

/** Expects that each kind of act was answered at least once: what was never tried proves nothing. */
function expectEachKind(answered: Readonly<Record<string, number>>): void {
  const never = Object.entries(answered).filter(([, times]) => times === 0)
  expect(never).toEqual([])
}

describe('a server and a database that are killed', () => {
  // Processes are found through `/proc`, which only Linux has. `npm run test:crash` does fifty
  // rounds, and a thousand of three servers with `--servers=3 --kills=1000`.
  it.runIf(process.platform === 'linux')(
    'lose nothing that was answered, and double nothing',
    async () => {
      const { faults, answered, decided } = await runCrashes({
        rounds: 3,
        report: () => undefined,
      })
      expect(faults).toEqual([])
      expect(decided.server).toBeGreaterThan(0)
      expect(decided.reader).toBeGreaterThan(0)
      expectEachKind(answered)
    },
  )

  it.runIf(process.platform === 'linux')(
    'lose nothing either where the server lives and starts its database again',
    async () => {
      const { faults, answered, killed, decided } = await runCrashes({
        rounds: 3,
        serverLives: true,
        report: () => undefined,
      })
      expect(faults).toEqual([])
      expect(killed).toEqual({ server: 0, database: 3, both: 0 })
      expect(decided.server).toBeGreaterThan(0)
      expectEachKind(answered)
    },
  )

  it.runIf(process.platform === 'linux')(
    'lose nothing either where three servers are killed by turns, and their streams tell of each alert once',
    async () => {
      const { faults, answered, killed, decided, slowestAlert } = await runCrashes({
        rounds: 60,
        servers: 3,
        report: () => undefined,
      })
      expect(faults).toEqual([])
      expect(killed).toEqual({ server: 60, database: 0, both: 0 })
      // A second by the specification; a hundred for a machine that starts servers all the time.
      expect(slowestAlert.first).toBeLessThan(100_000)
      expect(decided.server).toBeGreaterThan(0)
      expectEachKind(answered)
    },
    3_600_000,
  )

  it('say in one sentence that their port is taken, and end', async () => {
    const { starts, others } = await startOnTakenPort({ starts: 3, report: () => undefined })
    expect(others).toEqual([])
    expect(starts).toBe(3)
  })
})
