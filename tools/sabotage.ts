import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/embedded-postgres.ts'
import {
  type Choice,
  chooseSabotages,
  filesSince,
  tenthOfCommit,
} from './sabotage/choose-sabotages.ts'
import { gatherSabotages, type PlacedSabotage } from './sabotage/gather-sabotages.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * How a run of tests ended: how many passed and failed, and the first that failed. What prepares some of
 * the tests or clears up after them may fail too, which counts as one.
 */
type Run = { passed: number; failed: number; first: string; output: string }

/** What vitest's JSON reporter writes, as far as we read it. */
type Report = {
  success: boolean
  numPassedTests: number
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** The server of the databases, and a folder for reports. */
type Place = { readonly databaseUrl: string; readonly folder: string }

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'testResults' in value

async function runTests(
  tests: readonly string[],
  { name, sql, edit }: Partial<PlacedSabotage>,
  { databaseUrl, folder }: Place,
): Promise<Run> {
  const file = path.join(await mkdtemp(path.join(folder, 'run-')), 'report.json')
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const config = fileURLToPath(import.meta.resolve('./sabotage/vitest.config.ts'))
  // One test that turns red is enough.
  const reporting = ['--bail=1', '--reporter=json', `--outputFile=${file}`]
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', config, ...reporting, ...tests],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORTARIA_TEST_SABOTAGE_SQL: sql ?? '',
        PORTARIA_TEST_SABOTAGE: name ?? '',
        ...(edit && {
          PORTARIA_TEST_SABOTAGE_EDIT: JSON.stringify({
            ...edit,
            url: pathToFileURL(path.join(root, edit.file)),
          }),
          NODE_OPTIONS: `--import=${import.meta.resolve('./sabotage/edit-hook.mjs')}`,
        }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  await new Promise((resolve) => child.on('close', resolve))
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
  if (!isReport(report)) return { passed: 0, failed: 0, first: '', output }
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  const { numPassedTests: passed, success } = report
  if (failed.length === 0 && passed > 0 && !success)
    return { passed, failed: 1, first: 'what stands around the tests', output }
  return { passed, failed: failed.length, first: failed[0]?.fullName ?? '', output }
}

/** A sabotage whose text is gone from the source would change nothing, and prove nothing. */
async function requireTarget({ name, edit }: PlacedSabotage): Promise<void> {
  if (!edit) return
  const source = await readFile(path.join(root, edit.file), 'utf8')
  if (source.includes(edit.find)) return
  throw new Error(`"${name}" finds nothing to change in ${edit.file}: bring its text up to date`)
}

/** Does all of the work, `width` at a time. */
async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>) {
  const waiting = [...items]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

/** Whether the tests are green with nothing taken away; a red one would notice everything. */
async function areGreen(all: readonly PlacedSabotage[], place: Place): Promise<boolean> {
  const files = [...new Set(all.flatMap(({ tests }) => tests))]
  const { passed, failed, output } = await runTests(files, {}, place)
  const isGreen = failed === 0 && passed > 0
  process.stdout.write(
    isGreen
      ? `nothing taken away: ${passed} tests green\n\n`
      : `${output}\nThe tests must be green before anything is taken away.\n`,
  )
  return isGreen
}

async function sabotageAll(
  all: readonly PlacedSabotage[],
  place: Place,
  afterTests: boolean,
): Promise<number> {
  for (const one of all) await requireTarget(one)
  if (!afterTests && !(await areGreen(all, place))) return 1

  let unnoticed = 0
  // One more than the cores of a small machine: many tests wait for timers and locks.
  await inParallel(all, 3, async (one) => {
    const begin = performance.now()
    const run = await runTests(one.tests, one, place)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5)
    // Tests that could not even begin have noticed nothing.
    const noticed = run.failed > 0
    if (!noticed) unnoticed += 1
    const verdict = noticed ? `red   ${String(run.failed).padStart(3)}` : 'GREEN    '
    process.stdout.write(
      `${verdict} ${seconds} s  ${one.name}${noticed ? `\n      ${run.first}` : ''}\n`,
    )
    if (!noticed && run.passed === 0) process.stdout.write(`${run.output}\n`)
  })
  process.stdout.write(`\n${all.length} taken away, ${unnoticed} unnoticed\n`)
  return unnoticed === 0 ? 0 : 1
}

/** What the arguments choose; `--changed` alone means since the last commit. */
function readArguments(): { choice: Choice; afterTests: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string' },
      tenth: { type: 'boolean' },
      'after-tests': { type: 'boolean', default: false },
    },
  })
  const since = values.since ?? (values.changed ? 'HEAD' : undefined)
  const choice = {
    named: positionals[0],
    touching: since === undefined ? undefined : filesSince(since),
    tenth: values.tenth ? tenthOfCommit() : undefined,
  }
  return { choice, afterTests: values['after-tests'] }
}

/**
 * Takes away one protection at a time and runs the tests that must notice: `npm run test:sabotage`.
 * After `--`: a text, for those whose name holds it; `--changed`, for those of files that were changed
 * and not committed, and `--since=main` for all changes since a commit; `--tenth`, for one in ten, others
 * with each commit; `--after-tests` where all tests have just been green. Exit code 1 when one of them
 * stays green.
 */
async function main(): Promise<number> {
  const { choice, afterTests } = readArguments()
  const all = chooseSabotages(await gatherSabotages(), choice)
  if (all.length === 0) {
    process.stdout.write('No sabotage is of these files, or has such a name.\n')
    return 0
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-sabotage-'))
  try {
    const given = process.env['DATABASE_URL']
    if (given) return await sabotageAll(all, { databaseUrl: given, folder }, afterTests)
    const dataDir = path.join(folder, 'data')
    const server = await startEmbeddedPostgres({ dataDir, durable: false, report: () => undefined })
    try {
      return await sabotageAll(all, { databaseUrl: server.connectionString, folder }, afterTests)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
