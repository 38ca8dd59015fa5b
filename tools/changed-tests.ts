import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesSince } from './sabotage/changed-files.ts'

const root = path.dirname(import.meta.dirname)

/** Where the tests of a noun stand in each half, beside what the contract says of it. */
const HALVES = ['packages/contract/src', 'apps/api/src', 'apps/web/src']

/**
 * The folders whose tests tell of a file: its own, for one of a module those of its noun in all halves, for
 * a migration those of the schema.
 */
export function foldersOf(file: string): string[] {
  if (file.startsWith('apps/api/migrations/')) return ['apps/api/src/testing/schema/']
  const noun =
    /^(?:packages\/contract|apps\/api|apps\/web)\/src\/(modules\/[^/]+\/(?:[^/]+\/)?)/.exec(
      file,
    )?.[1]
  if (noun !== undefined) return HALVES.map((half) => `${half}/${noun}`)
  return /^(packages|apps|tools)\/.+\//.test(file) ? [`${path.posix.dirname(file)}/`] : []
}

/** What of a change has tests: folders, and journeys that were changed themselves. */
export function testsOf(files: readonly string[]): { folders: string[]; journeys: string[] } {
  const folders = new Set(files.flatMap((file) => foldersOf(file)))
  const hasTests = (folder: string) =>
    globSync(`${folder}**/*.test.{ts,tsx}`, { cwd: root }).length > 0
  return {
    folders: [...folders].filter(hasTests).toSorted(),
    journeys: files.filter(
      (file) => /^e2e\/.*\.spec\.ts$/.test(file) && existsSync(path.join(root, file)),
    ),
  }
}

/** Runs a program in this terminal; answers whether it was green. */
function isGreen(program: string, ...args: string[]): boolean {
  process.stdout.write(`\n${path.basename(program)} ${args.join(' ')}\n`)
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/**
 * Runs the tests of what was changed and not committed, of screens too, then the sabotages of these files:
 * `npm run test:changed`. With `--since=main` of all that was changed since a commit. Exit code 1 when one
 * is red.
 */
function main(): number {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } })
  const { folders, journeys } = testsOf(filesSince(values.since))
  if (folders.length + journeys.length === 0) {
    process.stdout.write('No test tells of what was changed.\n')
    return 0
  }
  const sabotages = ['tools/sabotage.ts', `--since=${values.since}`, '--after-tests']
  const runs: (() => boolean)[] = [
    () => folders.length === 0 || isGreen('vitest', 'run', ...folders),
    () => isGreen(process.execPath, ...sabotages),
    () =>
      journeys.length === 0 ||
      isGreen('playwright', 'test', '-c', 'e2e/playwright.config.ts', ...journeys),
  ]
  return runs.every((run) => run()) ? 0 : 1
}

if (import.meta.main) process.exitCode = main()
