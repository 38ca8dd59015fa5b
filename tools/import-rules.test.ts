import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MOST_FLOORS } from './import-rules/floors.ts'
import { ORDERED_MODULES } from './import-rules/folder-circles.ts'
import { LEVELS, MODULE_RULES } from './import-rules/module-levels.ts'
import { FORBIDDEN } from './import-rules/planted-breaches.ts'
import { RULES } from './import-rules/rules.ts'
import { checkImports } from './import-rules.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portaria-import-rules-'))
  for (const workspace of ['contract', 'ui', 'i18n', 'demo-apps', 'drivers']) {
    const name = `@portaria/${workspace}`
    plant(
      `packages/${workspace}/package.json`,
      JSON.stringify({ name, exports: { './*.css': './src/*.css', './*': './src/*.ts' } }),
    )
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function plant(file: string, content = ''): void {
  const full = path.join(root, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
}

/** The names of the rules that are broken when `from` imports `to`; `code` writes the import. */
function broken(from: string, to: string, code = (specifier: string) => `import '${specifier}'`) {
  const [, workspace, inside] = /^packages\/([^/]+)\/src\/(.*)\.ts$/.exec(to) ?? []
  const isFile = /^(packages|apps|e2e|tools)\//.test(to)
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')
  const byName = workspace !== undefined && !from.startsWith(`packages/${workspace}/`)
  if (isFile) plant(to)
  plant(from, code(byName ? `@portaria/${workspace}/${inside}` : isFile ? relative : to))
  return checkImports(root).breaches.map(({ rule }) => rule)
}

describe('a forbidden import is found', () => {
  test.each(FORBIDDEN)('%s: %s → %s', (rule, from, to) => {
    expect(broken(from, to)).toContain(rule)
  })

  test('for every rule', () => {
    const seen = new Set(FORBIDDEN.map(([rule]) => rule))
    const all = [...RULES.map(({ name }) => name), ...Object.keys(MODULE_RULES)]
    expect(all.filter((name) => !seen.has(name))).toEqual([])
  })

  test.each([
    ['import type', (specifier: string) => `import type { A } from '${specifier}'`],
    ['export from', (specifier: string) => `export * from '${specifier}'`],
    ['dynamic import', (specifier: string) => `export const a = () => import('${specifier}')`],
    ['type of an import', (specifier: string) => `export type A = import('${specifier}').A`],
  ])('however it is written: %s', (_, code) => {
    const from = 'packages/ui/src/button.ts'
    expect(broken(from, 'packages/contract/src/actors/roles.ts', code)).toEqual([
      'ui knows no product word',
    ])
  })

  test('even if it is computed', () => {
    plant('apps/api/src/app.ts', 'export const a = (name: string) => import(`./${name}.ts`)')
    expect(checkImports(root).breaches).toMatchObject([{ rule: 'imports are found' }])
  })
})

test('allowed imports are no breaches', () => {
  const allowed: [from: string, to: string][] = [
    ['packages/contract/src/actors/roles.ts', 'zod/mini'],
    ['packages/contract/src/actors/roles.test.ts', 'fast-check'],
    ['apps/web/src/app/routes.ts', 'packages/demo-apps/src/chat.ts'],
    ['packages/contract/src/actors/roles.ts', 'packages/i18n/src/languages.ts'],
    ['packages/ui/src/button.ts', 'packages/i18n/src/languages.ts'],
    ['packages/demo-apps/src/chat.ts', 'packages/i18n/src/react/texts.ts'],
    ['packages/drivers/src/lock.ts', 'packages/i18n/src/languages.ts'],
    ['apps/simulators/src/board.ts', 'packages/i18n/src/languages.ts'],
    ['apps/simulators/src/testing/judge.test.ts', 'packages/drivers/src/lock.ts'],
    ['apps/api/src/app.ts', 'packages/i18n/src/languages.ts'],
    ['apps/web/src/app/routes.ts', 'packages/i18n/src/react/texts.ts'],
    ['packages/i18n/src/react/texts.ts', 'react'],
    ['apps/api/src/main.ts', 'apps/api/src/app.ts'],
    ['apps/api/src/modules.ts', 'apps/api/src/modules/visits/visits.module.ts'],
    ['apps/api/src/modules/panic/panic.ts', 'apps/api/src/parts/module.ts'],
    ['apps/api/src/parts/module.ts', 'apps/api/src/register-endpoints/list.ts'],
    ['apps/web/src/parts/module.ts', 'apps/web/src/shell/layout.ts'],
    ['apps/api/src/modules/panic/panic.ts', 'apps/api/src/modules/panic/own.ts'],
    [
      'packages/contract/src/modules/people/residents.ts',
      'packages/contract/src/modules/units/towers.ts',
    ],
    [
      'packages/contract/src/modules/people/residents.ts',
      'packages/contract/src/define-register/register-names.ts',
    ],
    ['apps/api/src/modules/units/towers.ts', 'packages/contract/src/modules/people/residents.ts'],
    ['apps/api/src/modules/units/towers.sabotages.ts', 'tools/sabotage/sabotage.ts'],
    ['apps/api/src/modules/panic/panic.ts', 'apps/api/src/register-endpoints/list.ts'],
    ['apps/api/src/modules/panic/panic.ts', 'apps/api/src/modules/units/public/occupancies.ts'],
    [
      'apps/api/src/modules/units/public/occupancies.ts',
      'apps/api/src/platform/database/queries.ts',
    ],
    ['apps/api/src/modules/panic/panic.test.ts', 'apps/api/src/testing/server.ts'],
    ['apps/api/src/register-endpoints/list.ts', 'packages/contract/src/modules/registers.ts'],
    ['apps/api/src/platform/sessions/keep.ts', 'apps/api/src/platform/database/auth-database.ts'],
    [
      'apps/api/src/modules/identities/linking.ts',
      'apps/api/src/modules/accounts/public/account/account.repository.ts',
    ],
    [
      'apps/api/src/modules/people/residents.ts',
      'apps/api/src/modules/accounts/public/resident-logins.ts',
    ],
    ['apps/api/src/platform/jobs/work.ts', 'apps/api/src/platform/database/system-database.ts'],
    ['apps/web/src/app/pages.ts', './routes.ts?raw'],
  ]
  expect(allowed.flatMap(([from, to]) => broken(from, to))).toEqual([])
})

describe('files', () => {
  test.each(['import type', 'import'])('with a circle are found, also by %s', (how) => {
    plant('packages/ui/src/a.ts', `import { b } from './b.ts'`)
    plant('packages/ui/src/b.ts', `export { c } from './c.ts'`)
    plant('packages/ui/src/c.ts')
    expect(checkImports(root).breaches).toEqual([])
    plant('packages/ui/src/c.ts', `${how} { A } from './a.ts'`)
    expect(checkImports(root).breaches).toMatchObject([{ rule: 'no circles' }])
  })

  test('with a chain longer than their folder’s limit of floors are found, counting only its own', () => {
    const [folder, most] = Object.entries(MOST_FLOORS)[0] ?? ['', 0]
    const plantFloor = (floor: number) =>
      plant(`${folder}floor-${floor}.ts`, floor > 1 ? `import './floor-${floor - 1}.ts'` : '')
    for (let floor = 1; floor <= most; floor++) plantFloor(floor)
    plant(`${folder}floor-${most}.test.ts`, `import './floor-${most}.ts'`)
    expect(checkImports(root).breaches).toEqual([])
    plantFloor(most + 1)
    expect(checkImports(root).breaches).toMatchObject([
      { rule: 'a folder has few floors', place: `${folder}floor-${most + 1}.ts` },
    ])
  })

  test.each(ORDERED_MODULES)('a circle of folders is seen in %s', (module) => {
    const folder = `apps/api/src/modules/${module}`
    plant(`${folder}/public/low/a.ts`)
    plant(`${folder}/public/other/b.ts`, `import { a } from '../low/a.ts'`)
    plant(`${folder}/high/c.ts`, `import { b } from '../public/other/b.ts'`)
    plant(`${folder}/high/c.test.ts`, `import { module } from '../top.ts'`)
    plant(`${folder}/top.ts`, `import { c } from './high/c.ts'`)
    expect(checkImports(root).breaches).toEqual([])
    plant(`${folder}/high/d.ts`)
    plant(`${folder}/public/low/e.ts`, `import type { D } from '../../high/d.ts'`)
    expect(checkImports(root).breaches).toMatchObject([
      {
        rule: 'folders of a module do not need each other',
        place: expect.stringContaining(folder) as unknown,
      },
    ])
  })

  test('one outside the layers is seen', () => {
    plant('apps/api/src/utilities/text.ts')
    expect(checkImports(root).breaches).toMatchObject([{ rule: 'every file is in a layer' }])
  })
})

test('every module has exactly one level', () => {
  const names = LEVELS.flat()
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
