import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { testSecret } from '../database-server.ts'
import type { TestApp } from '../test-app.ts'
import type { CommonOrder, CommonReport } from './race-worker.ts'

/** The operations and processes of a race, and the seed of their order. */
export type RaceSize = { operations: number; processes: number; seed: number }

type AskedRace = RaceSize & {
  /** Milliseconds that it may take. */
  timeout: number
  /**
   * Prints how often each act was done and refused, and how long the race took; only if its size
   * was set in the environment.
   */
  report(counts: object): void
}

/** Reads the size of a race from the environment; `npm run test:races` runs more than the suite. */
export function askedRace(operations: number): AskedRace {
  const asked = Number(process.env['RACE_OPERATIONS'] ?? operations)
  const processes = Number(process.env['RACE_PROCESSES'] ?? 2)
  const started = performance.now()
  return {
    operations: asked,
    processes,
    seed: Number(process.env['RACE_SEED'] ?? 1),
    // For a machine that does ten operations a second; ten minutes at least.
    timeout: Math.max(600_000, asked * 100),
    report(counts) {
      if (process.env['RACE_OPERATIONS'] === undefined) return
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      process.stdout.write(
        `${asked} operations, ${processes} processes, ${seconds} s\n${JSON.stringify(counts, null, 1)}\n`,
      )
    },
  }
}

/** An act that a process reports; each race has a narrower type. */
export type RaceDeed = { deed: string }

/** Runs a race in several processes; returns their acts and refusals. */
export async function runRace(
  { database }: TestApp,
  { worker, own, size }: { worker: string; own: object; size: RaceSize },
): Promise<{ deeds: RaceDeed[]; done: Record<string, number>; refused: Record<string, number> }> {
  const { operations, processes, seed } = size
  const file = path.join(import.meta.dirname, worker)
  const racers = Array.from({ length: processes }, () => startRacer(file))
  // All begin at once: one that was ready long before the others would have raced alone.
  await Promise.all(racers.map(({ ready }) => ready))
  const reports = await Promise.all(
    racers.map(({ race }, nth) =>
      race({
        ...own,
        url: database.roleUrl('app'),
        secret: testSecret,
        operations: Math.round(operations / processes),
        seed: seed + nth,
      }),
    ),
  )
  const deeds = reports.flatMap((one) => one.deeds)
  const refused: Record<string, number> = {}
  for (const { refusals } of reports)
    for (const [code, times] of Object.entries(refusals))
      refused[code] = (refused[code] ?? 0) + times
  return { deeds, done: countedBy(deeds.map(({ deed }) => deed)), refused }
}

type RaceReport = { deeds: RaceDeed[]; refusals: CommonReport['refusals'] }

/** Starts a process of a race, which waits for its order once it is ready. */
function startRacer(file: string) {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const ended = once(child, 'close')
  return {
    ready: Promise.race([once(child.stdout, 'data'), ended]),
    async race(order: CommonOrder): Promise<RaceReport> {
      child.stdin.end(JSON.stringify(order))
      await ended
      return JSON.parse(said) as RaceReport
    },
  }
}

/** Counts how often each name occurs. */
export function countedBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
