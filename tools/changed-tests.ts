import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesSince } from './sabotage/changed-files.ts'

const root = path.dirname(import.meta.dirname)

/** The sources of the contract, the API and the web, each with a folder for the same noun. */
const HALVES = ['packages/contract/src', 'apps/api/src', 'apps/web/src']

/** Folders with tests that look at many files, each behind the paths whose changes run them. */
const WIDE: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/^/, ['tools/']],
  [/^apps\/api\/migrations\//, ['apps/api/src/testing/schema/']],
  [
    /^packages\/contract\/src\/modules\//,
    [
      'packages/contract/src/',
      'apps/api/src/testing/schema/',
      'apps/web/src/register-pages/spreadsheets/',
    ],
  ],
  [/^apps\/web\/src\//, ['apps/web/src/platform/i18n/']],
  [
    /^packages\/contract\/src\/define-register\/register-names\.ts$/,
    ['apps/api/src/testing/isolation/', 'apps/api/src/modules/search/'],
  ],
  [/^apps\/api\/src\/.*\/demonstration[^/]*\.ts$/, ['apps/api/src/modules/demonstration/']],
]

/**
 * The folders with the tests of a file: its own folder; for a file of a module, the folders of its
 * noun in all three; and folders with tests that look at many files.
 */
export function foldersOf(file: string): string[] {
  const wide = WIDE.flatMap(([changed, tests]) => (changed.test(file) ? tests : []))
  const noun =
    /^(?:packages\/contract|apps\/api|apps\/web)\/src\/(modules\/[^/]+\/(?:(?!texts\/)[^/]+\/)?)/.exec(
      file,
    )?.[1]
  if (noun !== undefined) return [...HALVES.map((half) => `${half}/${noun}`), ...wide]
  const isCode = /^(packages|apps|tools)\/.+\//.test(file)
  return [...(isCode ? [`${path.posix.dirname(file)}/`] : []), ...wide]
}

/** The journeys of a file: itself, or the one that shows what the manual names. */
function journeysOf(file: string): string[] {
  if (file.startsWith('e2e/manual/')) return ['e2e/manual.spec.ts']
  return /^e2e\/.*\.spec\.ts$/.test(file) && existsSync(path.join(root, file)) ? [file] : []
}

/** The tests of some changed files: folders and journeys. */
export function testsOf(files: readonly string[]): { folders: string[]; journeys: string[] } {
  const folders = new Set(files.flatMap((file) => foldersOf(file)))
  const hasTests = (folder: string) =>
    globSync(`${folder}**/*.test.{ts,tsx}`, { cwd: root }).length > 0
  return {
    folders: [...folders].filter(hasTests).toSorted(),
    journeys: [...new Set(files.flatMap(journeysOf))],
  }
}

/** Runs a program in this terminal; returns whether it succeeded. */
function isGreen(program: string, ...args: string[]): boolean {
  process.stdout.write(`\n${path.basename(program)} ${args.join(' ')}\n`)
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/**
 * Runs the tests of uncommitted changes, including screens, then the sabotages of these files, as
 * `npm run test:changed`. With `--since=main`, those of all changes since a commit. The sabotages
 * that a new migration might concern are left to `npm test`, since it might concern them all. Exit
 * code 1 if one fails.
 */
function main(): number {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } })
  const files = filesSince(values.since)
  if (files.length === 0) {
    process.stdout.write('Nothing was changed.\n')
    return 0
  }
  const { folders, journeys } = testsOf(files)
  const hasRecipes = files.some((file) => file.startsWith('docs/recipes/'))
  const sabotages = [
    'tools/sabotage.ts',
    `--since=${values.since}`,
    '--after-tests',
    '--no-migrations',
  ]
  const runs: (() => boolean)[] = [
    () => isGreen('vitest', 'run', ...folders),
    () => isGreen(process.execPath, ...sabotages),
    () => !hasRecipes || isGreen(process.execPath, 'tools/recipes.ts'),
    () =>
      journeys.length === 0 ||
      (isGreen(process.execPath, 'tools/run.mjs', 'build') &&
        isGreen('playwright', 'test', '-c', 'e2e/playwright.config.ts', ...journeys)),
  ]
  return runs.every((run) => run()) ? 0 : 1
}

if (import.meta.main) process.exitCode = main()
