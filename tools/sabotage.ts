import { parseArgs } from 'node:util'
import type { ProvidedContext } from 'vitest'
import provideDatabase from '../apps/api/src/testing/provide-database.ts'
import { filesSince, filesSinceFullRun } from './sabotage/changed-files.ts'
import { chooseRecent, chooseSabotages } from './sabotage/choose-sabotages.ts'
import { gatherSabotages, type PlacedSabotage } from './sabotage/gather-sabotages.ts'
import type { Server } from './sabotage/lane-database.ts'
import {
  areGreen,
  isProof,
  requireTargets,
  sabotageAll,
  withLanes,
} from './sabotage/run-sabotages.ts'

/** Names the commit at which all sabotages were last noticed. */
const FULL_RUN = 'docs/generated/full-run.json'

/** Milliseconds from the start of this process after which `--recent` begins no further sabotage. */
const RECENT_MS = 40_000

const say = (line: string) => process.stdout.write(`${line}\n`)

type Run = { chosen: PlacedSabotage[]; untilMs?: number; afterTests: boolean }

/** What the arguments choose; `--changed` alone means since the last commit. */
async function readArguments(): Promise<Run> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string' },
      recent: { type: 'boolean' },
      'after-tests': { type: 'boolean', default: false },
    },
  })
  const all = await gatherSabotages()
  const afterTests = values['after-tests']
  if (values.recent) {
    const chosen = chooseRecent(all, filesSinceFullRun(FULL_RUN, 'sabotages'))
    return { chosen, untilMs: RECENT_MS, afterTests }
  }
  const since = values.since ?? (values.changed ? 'HEAD' : undefined)
  const touching = since === undefined ? undefined : filesSince(since)
  return { chosen: chooseSabotages(all, { named: positionals[0], touching }), afterTests }
}

/** A PostgreSQL with the migrated template, for this run alone. */
async function openServer(): Promise<{ server: Server; close: () => Promise<void> }> {
  const provided: Partial<ProvidedContext> = {}
  const close = await provideDatabase({
    provide: (key, value) => {
      provided[key] = value
    },
  })
  // A run that is broken off leaves no database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  const { databaseServerUrl = '', templateDatabase = '' } = provided
  return { server: { databaseServerUrl, templateDatabase }, close }
}

/**
 * Takes away one protection at a time and runs the tests that must notice: `npm run test:sabotage`.
 * After `--`: a text, for those whose name holds it; `--changed`, for those of files that were changed
 * and not committed; `--since=main`, for all changes since a commit; `--recent`, for those of the changes
 * since all were last run, the newest first, as many as its time allows; `--after-tests` where all tests
 * have just been green. Exit code 1 when one of them stays green, and when `--recent` ran none.
 */
async function main(): Promise<number> {
  const { chosen, untilMs = Infinity, afterTests } = await readArguments()
  if (chosen.length === 0) {
    say('No sabotage is of these files, or has such a name.')
    return 0
  }
  await requireTargets(chosen)
  const { server, close } = await openServer()
  try {
    return await withLanes(server, async (lanes) => {
      if (!afterTests && !(await areGreen(lanes, chosen, say))) return 1
      // However long the start took, each lane begins one.
      const budgetMs = Math.max(1, untilMs - performance.now())
      const counts = await sabotageAll(lanes, chosen, { budgetMs, say })
      const { done, unnoticed, left } = counts
      say(`\n${done} taken away, ${unnoticed} unnoticed, ${left} left out for want of time`)
      return isProof(counts) ? 0 : 1
    })
  } finally {
    await close()
  }
}

// Vitest sets an exit code of its own for each red test.
process.exit(await main())
