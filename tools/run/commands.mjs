import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  checks,
  PRINT,
  PRINT_MANUAL_LABELS,
  PRINT_MODULE_LISTS,
  PRINT_OVERVIEW,
  PRINT_SCHEMES,
  shown,
  step,
} from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { keepDevices } from './demonstration-devices.mjs'
import { followed, runInForeground } from './foreground.mjs'
import { checkAge, noteStages } from './full-run.mjs'
import { NODE, ROOT } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { apiTests, closeWith, everything, runStages, SABOTAGE, stage, WEB_APP } from './stages.mjs'
import { buildWeb } from './web-build.mjs'

const SERVER = 'apps/api/src/main.ts'
const CREATE_ADMIN = 'apps/api/src/create-admin.ts'
const MIGRATE = 'apps/api/src/migrate.ts'
const DOCTOR = 'apps/api/src/doctor.ts'
const MOVE_FILES = 'apps/api/src/move-files.ts'
const BACKUP = 'apps/api/src/backup.ts'
const RESTORE = 'apps/api/src/restore.ts'
const DRILL = 'apps/api/src/drill.ts'
const CHANGE_SECRET = 'apps/api/src/change-secret.ts'
const LINK_LIBRARIES = 'apps/api/src/link-libraries.ts'
const PRINT_SIZES = 'tools/print-sizes.ts'
const RECENT_SCREENS = 'tools/screens/run-recent.ts'
const CRASHES = 'apps/api/src/testing/crash/crash-harness.ts'
const CLUSTER = 'apps/api/src/testing/cluster/run-cluster.ts'
const FAILOVER = 'apps/api/src/testing/cluster/failover.test.ts'
const SIMULATE_LOCKER = 'apps/simulators/src/simulate-locker.ts'
const SIMULATE_CONTROL_ID = 'apps/simulators/src/simulate-control-id.ts'
const SIMULATE_IDENTITY = 'apps/simulators/src/simulate-identity.ts'
const BENCHMARKS = 'bench/run.ts'
const JOURNEYS_OF_A_DAY = 'e2e/day.config.ts'
const CHANGED_TESTS = 'tools/changed-tests.ts'
/** Holds the commit at which each stage of the full run last succeeded. */
const FULL_RUN = 'docs/generated/full-run.json'
const PICTURES = 'e2e/pictures/take-pictures.ts'
const VITEST = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')

const COMMANDS = {
  // The web app is built in parallel with the start of the database, its schema and the
  // demonstration.
  async start(args) {
    const ended = new AbortController()
    const devices = await keepDevices(ended.signal)
    // Waits one turn, so that the server starts before all sources are read.
    const webBuilt = setImmediate().then(() => oneAtATime(() => buildWeb(ended.signal)))
    try {
      return await keepRunning(followed(SERVER, ...args), { webBuilt, settings: devices.settings })
    } finally {
      ended.abort()
      await devices.ended
    }
  },

  // Page and server reload when files change.
  async dev() {
    const page = 'http://localhost:5173'
    process.stdout.write(`The web app is at ${page} and follows every change.\n`)
    const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
    const ended = new AbortController()
    const devices = await keepDevices(ended.signal)
    try {
      return await runInForeground([followed('--watch', SERVER), [vite, 'apps/web']], {
        ...devices.settings,
        PUBLIC_URL: process.env.PUBLIC_URL || page,
      })
    } finally {
      ended.abort()
      await devices.ended
    }
  },

  check: () => closeWith(runStages([stage('checks', checks())])),

  // The checks and tests of everyday work.
  async test() {
    await oneAtATime(ensureChromium)
    const stages = [
      stage('checks', [...checks(), WEB_APP]),
      stage('tests', [apiTests(), shown('screens', NODE, RECENT_SCREENS)]),
      // Two journeys in parallel often wait for pages and timers, which leaves time for the
      // sabotages.
      stage('journeys and sabotages', [
        shown('journeys', 'playwright', 'test', '-c', JOURNEYS_OF_A_DAY),
        shown('sabotages', NODE, SABOTAGE, '--recent', '--after-tests'),
      ]),
    ]
    return closeWith(runStages(stages), () => checkAge(FULL_RUN, Object.keys(everything())))
  },

  // Runs all stages, or the named ones; the commit is recorded for each that succeeds.
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
    // Runs to the end even after failures: an hour's run should report everything that is broken.
    const totals = await runStages(stages, { toTheEnd: true })
    noteStages(FULL_RUN, totals.green)
    return closeWith(totals)
  },

  // Runs the tests of uncommitted files, or of files changed since a commit: --since=main.
  'test:changed': async (args) => {
    await oneAtATime(ensureChromium)
    return runInForeground([[CHANGED_TESTS, ...args]])
  },

  // Removes one protection at a time, which the tests must notice.
  'test:sabotage': (args) => runInForeground([[SABOTAGE, ...args]]),

  // Makes all that a server finds in this folder, whose user may not write here.
  async build() {
    await oneAtATime(() => buildWeb())
    return runInForeground([[LINK_LIBRARIES]])
  },

  /** Takes the pictures of the manual, or those that are named, in a separate demonstration. */
  async pictures(args) {
    await oneAtATime(ensureChromium)
    await oneAtATime(() => buildWeb())
    return runInForeground([[PICTURES, ...args]])
  },

  // Fifty kills of one server and its database by default, and of three servers with --servers=3;
  // short runs are among the tests.
  'test:crash': (args) => runInForeground([[CRASHES, ...args]]),

  // Twenty times each way of losing the primary of a cluster by default; one is among the tests.
  async 'test:failover'(args) {
    const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } })
    const env = { PORTARIA_TEST_ALL: '1', FAILOVER_ROUNDS: values.rounds }
    return runInForeground([[VITEST, 'run', FAILOVER]], env)
  },

  // Sends more hostile requests than the tests, different ones each time: --runs per route and
  // role.
  async 'test:fuzz'(args) {
    const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '200' } } })
    const seed = String(Date.now() % 1_000_000)
    process.stdout.write(`FUZZ_SEED=${seed}\n`)
    const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: process.env.FUZZ_SEED ?? seed }
    return runInForeground([[VITEST, 'run', 'testing/fuzz', '--testTimeout=3600000']], env)
  },
  // A hundred thousand operations of four processes by default; a short race is among the tests.
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
    return runInForeground([[VITEST, 'run', 'testing/races']], env)
  },

  // Runs all benchmarks or the named ones. Some open the app, so it is built first.
  async bench(args) {
    await oneAtATime(ensureChromium)
    await oneAtATime(() => buildWeb())
    return runInForeground([[BENCHMARKS, ...args]])
  },

  // Simulates lock boards on this machine, to try lockers without hardware.
  'simulate:locker': (args) => runInForeground([followed(SIMULATE_LOCKER, ...args)]),

  // Simulates Control iD readers on this machine. Its page is TypeScript, whose types Node strips by
  // a function that it still calls experimental.
  'simulate:control-id': (args) =>
    runInForeground([
      ['--disable-warning=ExperimentalWarning', ...followed(SIMULATE_CONTROL_ID, ...args)],
    ]),

  // Simulates a hosted identity provider on this machine, to try signing in through one.
  'simulate:identity': (args) => runInForeground([followed(SIMULATE_IDENTITY, ...args)]),

  // Three servers on a cluster of three PostgreSQL, on this machine.
  async cluster(args) {
    await oneAtATime(() => buildWeb())
    return runInForeground([followed(CLUSTER, ...args)])
  },

  // Brings a database of the operator's own to this release, while servers work on it.
  migrate: (args) => runInForeground([[MIGRATE, ...args]]),
  'create-admin': (args) => runInForeground([[CREATE_ADMIN, ...args]]),
  // Says what is wrong with an installation.
  doctor: (args) => runInForeground([[DOCTOR, ...args]]),
  // Copies the files between the data folder and a bucket.
  'move-files': (args) => runInForeground([[MOVE_FILES, ...args]]),

  backup: (args) => runInForeground([[BACKUP, ...args]]),

  restore: (args) => runInForeground([[RESTORE, ...args]]),

  drill: (args) => runInForeground([[DRILL, ...args]]),

  'change-secret': (args) => runInForeground([[CHANGE_SECRET, ...args]]),
  // The lists are printed first, since printing the registers reads them.
  print: () =>
    closeWith(
      runStages([
        stage('lists', [step(PRINT_MODULE_LISTS, NODE, PRINT_MODULE_LISTS)]),
        stage(
          'documents',
          [PRINT_SCHEMES, PRINT_MANUAL_LABELS, PRINT_OVERVIEW, PRINT_SIZES, PRINT].map((file) =>
            step(file, NODE, file),
          ),
        ),
      ]),
    ),
  format: () =>
    closeWith(runStages([stage('format', [step('format', 'biome', 'check', '--write')])])),
}

/** Finds the command of this name; ends the process with a message if there is none. */
export function findCommand(name) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]
  process.stderr.write(`There is no command "${name}": ${Object.keys(COMMANDS).join(', ')}.\n`)
  return process.exit(1)
}
