import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesSince } from './sabotage/changed-files.ts'

const root = path.dirname(import.meta.dirname)

/** The sources of the contract, the API and the web, each with a folder for the same noun. */
const HALVES = ['packages/contract/src', 'apps/api/src', 'apps/web/src']

/**
 * The folders with the tests of a file: its own folder; for a file of a module, the folders of its
 * noun in all three; for a migration, the folder of the schema's tests.
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

/** The tests of some changed files: folders, and changed journeys themselves. */
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

/** Runs a program in this terminal; returns whether it succeeded. */
function isGreen(program: string, ...args: string[]): boolean {
  process.stdout.write(`\n${path.basename(program)} ${args.join(' ')}\n`)
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/**
 * Runs the tests of uncommitted changes, including screens, then the sabotages of these files, as
 * `npm run test:changed`. With `--since=main`, those of all changes since a commit. Exit code 1 if
 * one fails.
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
