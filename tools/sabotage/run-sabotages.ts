import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PlacedSabotage } from './gather-sabotages.ts'
import { openLaneDatabase, type Server } from './lane-database.ts'
import { openTestLane, type TestLane } from './test-lane.ts'
import { verdictOf } from './verdict.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** One more than the cores of a small machine, since many tests wait for timers and locks. */
const LANES = 3

type Options = {
  /** Milliseconds after which no sabotage is started. */
  readonly budgetMs?: number | undefined
  /** Returns the milliseconds of a clock. */
  readonly now?: () => number
  readonly say: (line: string) => void
}

/**
 * Numbers of sabotages that were performed, stayed unnoticed, and were left out for lack of time.
 */
export type Counts = { readonly done: number; readonly unnoticed: number; readonly left: number }

/**
 * Whether a run proves something: at least one sabotage was performed, and none stayed unnoticed.
 */
export const isProof = ({ done, unnoticed }: Counts): boolean => done > 0 && unnoticed === 0

/** A test database and a resident Vitest, which perform one sabotage after another. */
export type Lane = {
  readonly database: Pick<Awaited<ReturnType<typeof openLaneDatabase>>, 'use'>
  readonly tests: Pick<TestLane, 'run'>
}

async function openLane(server: Server, number: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-sabotage-'))
  const database = await openLaneDatabase(server, number)
  const tests = await openTestLane(server, folder)
  return {
    database,
    tests,
    async close() {
      await tests.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs `work` with lanes on one server, and closes them afterwards. */
export async function withLanes<T>(
  server: Server,
  work: (lanes: readonly Lane[]) => Promise<T>,
): Promise<T> {
  const lanes: Awaited<ReturnType<typeof openLane>>[] = []
  try {
    for (let number = 1; number <= LANES; number += 1) lanes.push(await openLane(server, number))
    return await work(lanes)
  } finally {
    for (const lane of lanes) await lane.close()
  }
}

/**
 * Throws for a sabotage whose text is missing in the source: it would change nothing, and prove
 * nothing.
 */
export async function requireTargets(all: readonly PlacedSabotage[]): Promise<void> {
  for (const { name, edit } of all) {
    if (!edit) continue
    const source = await readFile(path.join(root, edit.file), 'utf8')
    if (source.includes(edit.find)) continue
    throw new Error(`"${name}" finds nothing to change in ${edit.file}: bring its text up to date`)
  }
}

/** Whether the tests pass without a sabotage; a failing one would seem to notice everything. */
export async function areGreen(
  lanes: readonly Lane[],
  all: readonly PlacedSabotage[],
  say: Options['say'],
): Promise<boolean> {
  const runs = [...Map.groupBy(all, ({ tests, only }) => JSON.stringify({ tests, only })).values()]
  let passed = 0
  let red = 0
  await onLanes(lanes, runs, async ([one], { database, tests }) => {
    if (one === undefined) return
    const run = { tests: one.tests, only: one.only }
    const outcome = await database.use({}, (clonedDatabase) =>
      tests.run({ ...run, clonedDatabase }),
    )
    passed += outcome.passed
    if (outcome.failures.length === 0 && outcome.passed > 0) return
    red += 1
    say(`with nothing taken away: ${one.tests.join(', ')} ${one.only ?? ''}`)
    for (const { name, message } of outcome.failures) say(`${name}: ${message}`)
    if (outcome.failures.length === 0) say(outcome.output)
  })
  say(red === 0 ? `nothing taken away: ${passed} tests green\n` : 'The tests must be green first.')
  return red === 0
}

/** Performs one sabotage after another, and reports for each whether its tests noticed. */
export async function sabotageAll(
  lanes: readonly Lane[],
  all: readonly PlacedSabotage[],
  { budgetMs = Infinity, now = () => performance.now(), say }: Options,
): Promise<Counts> {
  const begin = now()
  const counts = { done: 0, unnoticed: 0, left: 0 }
  const sabotage = async (one: PlacedSabotage, { database, tests }: Lane) => {
    if (now() - begin >= budgetMs) {
      counts.left += 1
      return
    }
    const since = now()
    const attempt = { ...one, isWhole: one.tells !== undefined }
    const outcome = await database.use(one, (clonedDatabase) =>
      tests.run({ ...attempt, clonedDatabase }),
    )
    const { isNoticed, reason } = verdictOf(one, outcome)
    counts.done += 1
    if (!isNoticed) counts.unnoticed += 1
    const seconds = ((now() - since) / 1000).toFixed(1).padStart(5)
    say(`${isNoticed ? 'red  ' : 'GREEN'} ${seconds} s  ${one.name}\n      ${reason}`)
    if (!isNoticed && outcome.output !== '') say(outcome.output)
  }
  // A sabotage that changes a role affects the databases of all lanes, so it runs alone.
  const alone = all.filter(({ undo }) => undo !== undefined)
  await onLanes(
    lanes,
    all.filter(({ undo }) => undo === undefined),
    sabotage,
  )
  await onLanes(lanes.slice(0, 1), alone, sabotage)
  return counts
}

/** Works on all items, one at a time on each lane. */
async function onLanes<T>(
  lanes: readonly Lane[],
  items: readonly T[],
  work: (item: T, lane: Lane) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await work(next, lane)
    }),
  )
}
