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
 * A module that was loaded keeps what it was loaded with: the globals of a test, and the modules that
 * another file put in the place of its own.
 */
const NEEDS_FRESH_MODULES = /\bvi\.(mock|resetModules|stubGlobal|hoisted)\(|\bstubStorage\(/

const fresh = globSync(include, { cwd: root, exclude })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => NEEDS_FRESH_MODULES.test(readFileSync(path.join(root, file), 'utf8')))

/**
 * Unit tests. A worker keeps the modules that it has loaded, since loading them costs more than most
 * tests; `units-fresh` loads them anew for each file that replaces modules or globals.
 */
export function unitProjects(limits: object): TestProjectInlineConfiguration[] {
  return [
    {
      test: {
        ...limits,
        name: 'units',
        include,
        exclude: [...exclude, ...fresh],
        isolate: false,
        setupFiles: 'tools/unit-tests/clean-globals.ts',
      },
    },
    {
      test: {
        ...limits,
        name: 'units-fresh',
        include: fresh,
        isolate: false,
        setupFiles: ['tools/unit-tests/clean-globals.ts', 'tools/unit-tests/fresh-modules.ts'],
      },
    },
  ]
}
