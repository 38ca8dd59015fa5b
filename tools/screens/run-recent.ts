import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readModules } from '../import-rules/read-modules.ts'
import { filesSinceFullRun } from '../sabotage/changed-files.ts'
import { chooseScreens } from './choose-screens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const FULL_RUN = 'docs/generated/full-run.json'

/** Most files in an everyday run, of about a hundred. */
const LIMIT = 45

/**
 * Runs the component tests for changes since all of them last passed, and prints how many are left
 * to `npm run test:all`. Exit code 1 if one fails.
 */
function main(): number {
  const changed = filesSinceFullRun(FULL_RUN, 'tests')
  const { chosen, left } = chooseScreens(readModules(root), changed, LIMIT)
  const args = ['run', '--project', 'screens*', ...chosen]
  const { status } = spawnSync('vitest', args, { cwd: root, stdio: 'inherit' })
  process.stdout.write(`\nscreens: ${chosen.length} files, ${left} left out for want of time\n`)
  return status === 0 ? 0 : 1
}

process.exitCode = main()
