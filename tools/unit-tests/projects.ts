import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

const include = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/web/src/**/*.test.{ts,tsx}',
  'apps/simulators/src/**/*.test.ts',
  'tools/**/*.test.ts',
]
const exclude = ['**/*.screen.test.tsx']

/**
 * Matches files that replace modules or globals and need a thread of their own: modules keep what
 * they were loaded with, and timers left running by an earlier file (one that checks the
 * connection) would call the globals of the next.
 */
const NEEDS_ISOLATION = /\bvi\.(mock|resetModules|stubGlobal|hoisted)\(|\bstubStorage\(/

const isolated = globSync(include, { cwd: root, exclude })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => NEEDS_ISOLATION.test(readFileSync(path.join(root, file), 'utf8')))

/**
 * The projects of unit tests. A worker keeps its loaded modules, since loading them costs more than
 * most tests; `units-isolated` has the files that replace modules or globals.
 */
export function unitProjects(limits: object): TestProjectInlineConfiguration[] {
  return [
    {
      test: {
        ...limits,
        name: 'units',
        include,
        exclude: [...exclude, ...isolated],
        isolate: false,
        setupFiles: 'tools/unit-tests/clean-globals.ts',
      },
    },
    {
      test: {
        ...limits,
        name: 'units-isolated',
        include: isolated,
        pool: 'threads',
        setupFiles: 'tools/unit-tests/clean-globals.ts',
      },
    },
  ]
}
