import { text } from 'node:stream/consumers'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { appDatabase } from '../../platform/database/app-database.ts'
import { openPool } from '../../platform/database/database-pool.ts'
import { databaseProblem } from '../../platform/database/database-problem.ts'
import { oneLane } from '../../platform/database/lanes.ts'
import { ProblemError } from '../../platform/problem.ts'

/** The order that every process of a race reads from its standard input. */
export type CommonOrder = {
  /** The login of the application's role. */
  url: string
  secret: string
  operations: number
  seed: number
}

/** The report of a process of a race on its standard output. */
export type CommonReport = {
  deeds: object[]
  /** How often each refusal occurred, by its code. */
  refusals: Record<string, number>
}

/** Operations that one process has in progress at once. */
const AT_ONCE = 4

/**
 * Reads this process's order. Before that, writes an empty line, which says that the process is
 * ready.
 */
export async function readOrder(): Promise<unknown> {
  process.stdout.write('\n')
  return JSON.parse(await text(process.stdin))
}

/** One process of a race: the real services on the database that all processes share. */
export function openRaceWorker({ url, secret, operations, seed }: CommonOrder) {
  const pool = openPool(url, { connections: AT_ONCE })
  const database = appDatabase(pool, () => undefined)
  const publicUrl = 'http://localhost:3000'
  const parts = {
    database,
    lanes: oneLane(database),
    secret,
    transfers: '/nowhere',
    publicUrl,
    oidc: null,
  }
  const report: CommonReport = { deeds: [], refusals: {} }

  /** Pseudo-random numbers by a seed (mulberry32), so that a race can be run again. */
  let state = seed
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  /** Does one thing, and reports it or why it was refused. */
  async function attempt(operation: () => Promise<object | null>): Promise<void> {
    try {
      const deed = await operation()
      if (deed) report.deeds.push(deed)
    } catch (error) {
      // Mapped as the server does: on a busy machine a statement may wait for others until it times out.
      const refusal = error instanceof ProblemError ? error : databaseProblem(error)
      if (!refusal) throw error
      const code = refusal.details.errors?.[0]?.code ?? refusal.code
      report.refusals[code] = (report.refusals[code] ?? 0) + 1
    }
  }

  return {
    database,
    publicUrl,
    machineries: machineriesOf(parts, unnotedReads),
    below,
    one: <T>(list: readonly T[]): T | undefined => list[below(list.length || 1)],
    attempt,
    /** Does as many things as were ordered, several at once, and reports them. */
    async race(operation: () => Promise<object | null>): Promise<void> {
      let left = operations
      async function keepActing(): Promise<void> {
        while (left > 0) {
          left -= 1
          await attempt(operation)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, keepActing))
      await pool.close()
      process.stdout.write(JSON.stringify(report))
    },
  }
}
