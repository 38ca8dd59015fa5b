import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { followed, runInForeground } from './foreground.mjs'
import { checkAge, noteStages } from './full-run.mjs'
import { NODE, ROOT } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { runSteps } from './steps.mjs'
import { buildWeb } from './web-build.mjs'

const SERVER = 'apps/api/src/main.ts'
const CREATE_ADMIN = 'apps/api/src/create-admin.ts'
const PRINT = 'apps/api/src/print-generated.ts'
const PRINT_MANUAL_LABELS = 'tools/print-manual-labels.ts'
const PRINT_MODULE_LISTS = 'tools/print-module-lists.ts'
const PRINT_SCHEMES = 'tools/print-schemes.ts'
const PRINT_OVERVIEW = 'tools/print-overview.ts'
const RECIPES = 'tools/recipes.ts'
const PRINT_SIZES = 'tools/print-sizes.ts'
const SABOTAGE = 'tools/sabotage.ts'
const RECENT_SCREENS = 'tools/screens/run-recent.ts'
const CRASHES = 'apps/api/src/testing/crash/crash-harness.ts'
const SIMULATE_LOCKER = 'apps/simulators/src/simulate-locker.ts'
const SIMULATE_IDENTITY = 'apps/simulators/src/simulate-identity.ts'
const BENCHMARKS = 'bench/run.ts'
const JOURNEYS = 'e2e/playwright.config.ts'
const JOURNEYS_OF_A_DAY = 'e2e/day.config.ts'
const CHANGED_TESTS = 'tools/changed-tests.ts'
/** At which commit each stage of everything was last green. */
const FULL_RUN = 'docs/generated/full-run.json'
const PICTURES = 'e2e/pictures/take-pictures.ts'

const WEB_APP = step('web app', NODE, 'tools/run.mjs', 'build')

const COMMANDS = {
  // The web app is built beside the database, its schema and the demonstration.
  async start(args) {
    const ended = new AbortController()
    // A turn later, so that the server is launched before the look at all sources.
    const webBuilt = setImmediate().then(() => oneAtATime(() => buildWeb(ended.signal)))
    try {
      return await keepRunning(followed(SERVER, ...args), { webBuilt })
    } finally {
      ended.abort()
    }
  },

  // Page and server reload as files change.
  dev() {
    const page = 'http://localhost:5173'
    process.stdout.write(`The web app is at ${page} and follows every change.\n`)
    const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
    return runInForeground([followed('--watch', SERVER), [vite, 'apps/web']], {
      PUBLIC_URL: process.env.PUBLIC_URL || page,
    })
  },

  check: () => closeWith(runStages([stage('checks', checks())])),

  // The checks and tests of a day's work.
  async test() {
    await oneAtATime(ensureChromium)
    const stages = [
      stage('checks', [...checks(), WEB_APP]),
      stage('tests', [apiTests(), shown('screens', NODE, RECENT_SCREENS)]),
      // Two journeys at a time wait for pages and timers often enough to leave room for the sabotages.
      stage('journeys and sabotages', [
        shown('journeys', 'playwright', 'test', '-c', JOURNEYS_OF_A_DAY),
        shown('sabotages', NODE, SABOTAGE, '--recent', '--after-tests'),
      ]),
    ]
    return closeWith(runStages(stages), () => checkAge(FULL_RUN, Object.keys(everything())))
  },

  // Everything there is, or the stages that are named; the commit is noted down of each that is green.
  async 'test:all'(args) {
    const { values } = parseArgs({ args, options: { stage: { type: 'string', multiple: true } } })
    const seed = String(Date.now() % 1_000_000)
    const all = everything(seed)
    const unknown = values.stage?.find((name) => !Object.hasOwn(all, name))
    if (unknown !== undefined) {
      process.stderr.write(`There is no stage "${unknown}": ${Object.keys(all).join(', ')}.\n`)
      return 1
    }
    await oneAtATime(ensureChromium)
    if (values.stage) await oneAtATime(() => buildWeb())
    process.stdout.write(`FUZZ_SEED=${seed} RACE_SEED=${seed}\n`)
    const stages = Object.entries(all)
      .filter(([name]) => values.stage?.includes(name) ?? true)
      .map(([name, steps]) => stage(name, steps))
    // To the end, whatever is red: an hour tells of all that has to be mended.
    const totals = await runStages(stages, { toTheEnd: true })
    noteStages(FULL_RUN, totals.green)
    return closeWith(totals)
  },

  // What belongs to the files that are changed and not committed, or changed since a commit: --since=main.
  'test:changed': async (args) => {
    await oneAtATime(ensureChromium)
    return runInForeground([[CHANGED_TESTS, ...args]])
  },

  // Takes away one protection at a time: the tests must notice.
  'test:sabotage': (args) => runInForeground([[SABOTAGE, ...args]]),

  async build() {
    await oneAtATime(() => buildWeb())
    return 0
  },

  /** The pictures of the manual, from a demonstration of their own. */
  async pictures() {
    await oneAtATime(ensureChromium)
    await oneAtATime(() => buildWeb())
    return runInForeground([[PICTURES]])
  },

  // Fifty rounds unless --rounds says otherwise; short runs are among the tests.
  'test:crash': (args) => runInForeground([[CRASHES, ...args]]),

  // More hostile requests than the tests send, others each time: --runs per route and role.
  async 'test:fuzz'(args) {
    const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '200' } } })
    const seed = String(Date.now() % 1_000_000)
    process.stdout.write(`FUZZ_SEED=${seed}\n`)
    const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: process.env.FUZZ_SEED ?? seed }
    const program = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    return runInForeground([[program, 'run', 'testing/fuzz', '--testTimeout=3600000']], env)
  },
  // A hundred thousand operations of four processes, unless told otherwise; a short race is among the tests.
  async 'test:races'(args) {
    const options = {
      operations: { type: 'string', default: '100000' },
      processes: { type: 'string', default: '4' },
    }
    const { values } = parseArgs({ args, options })
    const seed = process.env.RACE_SEED ?? String(Date.now() % 1_000_000)
    process.stdout.write(`RACE_SEED=${seed}\n`)
    const { operations, processes } = values
    const env = { RACE_OPERATIONS: operations, RACE_PROCESSES: processes, RACE_SEED: seed }
    const program = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    return runInForeground([[program, 'run', 'testing/races']], env)
  },

  // All of them, or those named. Some open the app, so it is built first.
  async bench(args) {
    await oneAtATime(ensureChromium)
    await oneAtATime(() => buildWeb())
    return runInForeground([[BENCHMARKS, ...args]])
  },

  // Lock boards on this machine, to try lockers without hardware.
  'simulate:locker': (args) => runInForeground([followed(SIMULATE_LOCKER, ...args)]),

  // A hosted identity provider on this machine, to try signing in through one.
  'simulate:identity': (args) => runInForeground([followed(SIMULATE_IDENTITY, ...args)]),

  'create-admin': (args) => runInForeground([[CREATE_ADMIN, ...args]]),
  // What is printed of the registers reads their lists, which are printed first.
  print: () =>
    closeWith(
      runStages([
        stage('lists', [step(PRINT_MODULE_LISTS, NODE, PRINT_MODULE_LISTS)]),
        stage(
          'documents',
          [PRINT_SCHEMES, PRINT_MANUAL_LABELS, PRINT_OVERVIEW, PRINT_SIZES, PRINT].map((file) => step(file, NODE, file)),
        ),
      ]),
    ),
  format: () =>
    closeWith(runStages([stage('format', [step('format', 'biome', 'check', '--write')])])),
}

/** The command of this name; ends the process with a message when there is none. */
export function findCommand(name) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]
  process.stderr.write(`There is no command "${name}": ${Object.keys(COMMANDS).join(', ')}.\n`)
  return process.exit(1)
}

/** The stages of everything, with their steps; what is random in them is by a seed. */
function everything(seed = '') {
  const all = { PORTARIA_TEST_ALL: '1', FUZZ_RUNS: '4', FUZZ_SEED: seed, RACE_SEED: seed }
  const races = { ...all, RACE_OPERATIONS: '10000', RACE_PROCESSES: '4' }
  return {
    checks: [...checks(), WEB_APP],
    tests: [
      apiTests(all),
      { ...step('screens', 'vitest', 'run', '--project', 'screens*'), env: all },
    ],
    'long races': [{ ...shown('long races', 'vitest', 'run', 'testing/races'), env: races }],
    sabotages: [shown('sabotages', NODE, SABOTAGE, '--after-tests')],
    journeys: [shown('journeys', 'playwright', 'test', '-c', JOURNEYS)],
    recipes: [shown('recipes', NODE, RECIPES)],
  }
}

/** Steps that are done side by side. */
function stage(name, steps) {
  return { name, steps }
}

function step(name, program, ...args) {
  return { name, program, args }
}

/** The checks that need no running server. */
function checks() {
  return [
    step('format', 'biome', 'ci'),
    // With the types: the rules that need them and the compiler's own errors come from one reading.
    step('lint and types', 'oxlint', '--deny-warnings'),
    step('import rules', NODE, 'tools/import-rules.ts'),
    step('writes of registers', NODE, 'tools/register-writes.ts'),
    step('component rules', NODE, 'tools/component-rules.ts'),
    step('dead code', 'knip'),
    step('printed lists', NODE, PRINT_MODULE_LISTS, '--check'),
    step('printed schemes', NODE, PRINT_SCHEMES, '--check'),
    step('printed overview', NODE, PRINT_OVERVIEW, '--check'),
    step('printed labels', NODE, PRINT_MANUAL_LABELS, '--check'),
    ...(existsSync(path.join(ROOT, PRINT)) ? [step('printed files', NODE, PRINT, '--check')] : []),
  ]
}

/** A step whose output is shown as it comes, since it takes long. */
function shown(name, program, ...args) {
  return { ...step(name, program, ...args), shown: true }
}

/**
 * The tests of API and units. Those of screens run beside them: their one page leaves half of a core idle, and
 * these wait for databases and timers.
 */
function apiTests(env = {}) {
  const projects = ['api', 'api-isolated', 'units*'].flatMap((name) => ['--project', name])
  return { ...shown('tests', 'vitest', 'run', ...projects), env }
}

/** Runs the stages in order, up to the first that fails or `toTheEnd`; answers the seconds of each, and of those that were green. */
async function runStages(stages, { toTheEnd = false } = {}) {
  const total = { passed: 0, failed: 0, seconds: {}, green: {} }
  for (const { name, steps } of stages) {
    const begin = performance.now()
    const { passed, failed } = await runSteps(steps)
    total.seconds[name] = Math.round((performance.now() - begin) / 100) / 10
    if (failed === 0) total.green[name] = total.seconds[name]
    total.passed += passed
    total.failed += failed
    if (failed > 0 && !toTheEnd) break
  }
  return total
}

/** Prints how it ended; `whenGreen` may find a fault of its own, by answering false. */
async function closeWith(totals, whenGreen = () => true) {
  const { passed, failed, seconds } = await totals
  const times = Object.entries(seconds).map(([name, taken]) => `${name} ${taken} s`)
  process.stdout.write(`\n${times.join(' · ')}\n`)
  const isGreen = failed === 0 && whenGreen()
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return isGreen ? 0 : 1
}
