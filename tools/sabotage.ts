import { parseArgs } from 'node:util'
import type { ProvidedContext } from 'vitest'
import provideDatabase from '../apps/api/src/testing/provide-database.ts'
import { filesSince, filesSinceFullRun } from './sabotage/changed-files.ts'
import { chooseRecent, chooseSabotages, isNoMigration } from './sabotage/choose-sabotages.ts'
import { gatherSabotages, type PlacedSabotage } from './sabotage/gather-sabotages.ts'
import type { Server } from './sabotage/lane-database.ts'
import {
  areGreen,
  isProof,
  requireTargets,
  sabotageAll,
  withLanes,
} from './sabotage/run-sabotages.ts'

/** Holds the commit at which all sabotages were last noticed. */
const FULL_RUN = 'docs/generated/full-run.json'

/**
 * Milliseconds from the start of this process after which `--recent` starts no further sabotage.
 */
const RECENT_MS = 40_000

const say = (line: string) => process.stdout.write(`${line}\n`)

type Run = { chosen: PlacedSabotage[]; untilMs?: number; afterTests: boolean }

/** Reads the arguments; `--changed` alone means since the last commit. */
async function readArguments(): Promise<Run> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string' },
      recent: { type: 'boolean' },
      'after-tests': { type: 'boolean', default: false },
      'no-migrations': { type: 'boolean', default: false },
    },
  })
  const all = await gatherSabotages()
  const afterTests = values['after-tests']
  if (values.recent) {
    const chosen = chooseRecent(all, filesSinceFullRun(FULL_RUN, 'sabotages'))
    return { chosen, untilMs: RECENT_MS, afterTests }
  }
  const since = values.since ?? (values.changed ? 'HEAD' : undefined)
  const changed = since === undefined ? undefined : filesSince(since)
  const touching = values['no-migrations'] ? changed?.filter(isNoMigration) : changed
  return { chosen: chooseSabotages(all, { named: positionals[0], touching }), afterTests }
}

/** Starts a PostgreSQL with the migrated template, for this run only. */
async function openServer(): Promise<{ server: Server; close: () => Promise<void> }> {
  const provided: Partial<ProvidedContext> = {}
  const close = await provideDatabase({
    provide: (key, value) => {
      provided[key] = value
    },
  })
  // An interrupted run leaves no database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  const { databaseServerUrl = '', templateDatabase = '' } = provided
  return { server: { databaseServerUrl, templateDatabase }, close }
}

/**
 * Removes one protection at a time and runs the tests that must notice: `npm run test:sabotage`.
 * Arguments after `--`: a text runs the sabotages whose name contains it. `--changed` runs those of
 * uncommitted files, `--since=main` those of all changes since a commit. `--recent` runs those of
 * the changes since all were last run, newest first, as many as its time allows. `--no-migrations`
 * leaves out those that are chosen for a changed migration alone. `--after-tests` tells that all
 * tests have just succeeded. Exit code 1 if one is not noticed, or if `--recent` ran
 * none.
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
      // Each lane starts at least one sabotage, however long the preparation took.
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

// Vitest sets an exit code for each failed test.
process.exit(await main())
