import { checks, shown, step } from './checks.mjs'
import { NODE } from './install.mjs'
import { adviceOn, runSteps } from './steps.mjs'

const RECIPES = 'tools/recipes.ts'
export const SABOTAGE = 'tools/sabotage.ts'
const JOURNEYS = 'e2e/playwright.config.ts'

/** Builds the web app. */
export const WEB_APP = step('web app', NODE, 'tools/run.mjs', 'build')

/** The stages of the full run with their steps. Random tests use the seed. */
export function everything(seed = '') {
  const all = { PORTARIA_TEST_ALL: '1', FUZZ_RUNS: '4', FUZZ_SEED: seed, RACE_SEED: seed }
  const races = { ...all, RACE_OPERATIONS: '10000', RACE_PROCESSES: '4' }
  return {
    checks: [...checks(), WEB_APP],
    tests: [
      apiTests(all),
      { ...step('screens', 'vitest', 'run', '--project', 'screens*'), env: all },
    ],
    // On the oldest PostgreSQL that we run on, made by a login that may create roles and no more.
    'tests on PostgreSQL 15': [
      {
        ...shown('tests on PostgreSQL 15', 'vitest', 'run', '--project', 'api'),
        env: { TEST_POSTGRES: 'oldest' },
      },
    ],
    'long races': [{ ...shown('long races', 'vitest', 'run', 'testing/races'), env: races }],
    sabotages: [shown('sabotages', NODE, SABOTAGE, '--after-tests')],
    journeys: [shown('journeys', 'playwright', 'test', '-c', JOURNEYS)],
    recipes: [shown('recipes', NODE, RECIPES)],
  }
}

/** A stage of steps that run in parallel. */
export function stage(name, steps) {
  return { name, steps }
}

/**
 * The tests of the API and the units. Tests of screens run in parallel: their single page leaves
 * half of a core idle, and the tests here wait for databases and timers.
 */
export function apiTests(env = {}) {
  const projects = ['api', 'api-isolated', 'units*'].flatMap((name) => ['--project', name])
  return { ...shown('tests', 'vitest', 'run', ...projects), env }
}

/**
 * Runs the stages in order, and stops at the first that fails unless `toTheEnd`. Returns the
 * seconds of every stage, and separately of the successful ones.
 */
export async function runStages(stages, { toTheEnd = false } = {}) {
  const total = { passed: 0, failed: [], seconds: {}, green: {} }
  for (const { name, steps } of stages) {
    const begin = performance.now()
    const { passed, failed } = await runSteps(steps)
    total.seconds[name] = Math.round((performance.now() - begin) / 100) / 10
    if (failed.length === 0) total.green[name] = total.seconds[name]
    total.passed += passed.length
    total.failed.push(...failed)
    if (failed.length > 0 && !toTheEnd) break
  }
  return total
}

/** Prints the result; `whenGreen` can add a failure by returning false. */
export async function closeWith(totals, whenGreen = () => true) {
  const { passed, failed, seconds } = await totals
  const times = Object.entries(seconds).map(([name, taken]) => `${name} ${taken} s`)
  process.stdout.write(`\n${times.join(' · ')}\n`)
  const isGreen = failed.length === 0 && whenGreen()
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n${adviceOn(failed)}`)
  return isGreen ? 0 : 1
}
