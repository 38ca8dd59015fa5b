import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MOST_FLOORS } from './import-rules/floors.ts'
import { ORDERED_MODULES } from './import-rules/folder-circles.ts'
import { LEVELS, MODULE_RULES } from './import-rules/module-levels.ts'
import { plantedInRooms } from './import-rules/page-rooms.ts'
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

const FORBIDDEN: (readonly [rule: string, from: string, to: string])[] = [
  ...plantedInRooms,
  ['imports are found', 'apps/api/src/app.ts', './gone.ts'],
  ['imports are found', 'apps/api/src/app.ts', '@portaria/contract/gone'],
  ['workspaces meet by name', 'apps/api/src/app.ts', '../../../packages/contract/package.json'],
  ['contract stands alone', 'packages/contract/src/roles.ts', 'react'],
  ['contract stands alone', 'packages/contract/src/roles.ts', 'node:fs'],
  ['contract stands alone', 'packages/contract/src/roles.ts', 'packages/ui/src/button.ts'],
  ['tests of contract stand alone', 'packages/contract/src/roles.test.ts', 'fastify'],
  ['contract stands alone', 'packages/contract/src/roles.ts', 'packages/i18n/src/react/texts.ts'],
  ['i18n imports no workspace', 'packages/i18n/src/formats.ts', 'packages/contract/src/roles.ts'],
  ['i18n imports no workspace', 'packages/i18n/src/react/texts.ts', 'packages/ui/src/button.ts'],
  ['React stays in its folder of i18n', 'packages/i18n/src/formats.ts', 'react'],
  [
    'React stays in its folder of i18n',
    'packages/i18n/src/formats.ts',
    'packages/i18n/src/react/texts.ts',
  ],
  ['ui knows no product word', 'packages/ui/src/button.ts', 'packages/contract/src/roles.ts'],
  [
    'demo apps keep to themselves',
    'packages/demo-apps/src/chat.ts',
    'packages/contract/src/roles.ts',
  ],
  [
    'only the routes import the demo apps',
    'apps/web/src/modules/panic/Panic.tsx',
    'packages/demo-apps/src/chat.ts',
  ],
  [
    'drivers know no product word',
    'packages/drivers/src/lock.ts',
    'packages/contract/src/roles.ts',
  ],
  [
    'simulators are written apart',
    'apps/simulators/src/board.ts',
    'packages/contract/src/roles.ts',
  ],
  ['simulators are written apart', 'apps/simulators/src/board.ts', 'packages/drivers/src/lock.ts'],
  [
    'simulators are written apart',
    'apps/simulators/src/board.test.ts',
    'packages/drivers/src/lock.ts',
  ],
  ['drivers know no product word', 'packages/drivers/src/lock.ts', 'apps/simulators/src/board.ts'],
  [
    'only what judges drivers sees both',
    'apps/simulators/src/testing/judge.test.ts',
    'packages/contract/src/roles.ts',
  ],
  [
    'tests of the server try devices that are simulated',
    'apps/api/src/testing/locker-world.ts',
    'apps/web/src/platform/i18n.ts',
  ],
  ['packages are below the apps', 'packages/ui/src/button.ts', 'apps/web/src/platform/i18n.ts'],
  ['api never meets web', 'apps/api/src/app.ts', 'packages/ui/src/button.ts'],
  ['api never meets web', 'apps/api/src/app.ts', 'packages/i18n/src/react/texts.ts'],
  ['web never meets api', 'apps/web/src/app/routes.ts', 'apps/api/src/platform/clock.ts'],
  ['the product does not use its checks', 'apps/api/src/app.ts', 'e2e/people.ts'],
  ['shipped code imports no test', 'apps/api/src/app.ts', 'apps/api/src/testing/clock.ts'],
  ['shipped code imports no test', 'apps/api/src/app.ts', 'vitest'],
  ['platform is below', 'apps/api/src/platform/mail.ts', 'apps/api/src/modules/panic/panic.ts'],
  ['platform is below', 'apps/web/src/platform/session.ts', 'apps/web/src/shell/toolbar.ts'],
  ['shell is below', 'apps/web/src/shell/toolbar.ts', 'apps/web/src/register-pages/list.ts'],
  [
    'the machinery names no register and no module',
    'apps/api/src/register-endpoints/list.ts',
    'apps/api/src/modules/units/public/occupancies.ts',
  ],
  [
    'the machinery names no register and no module',
    'apps/api/src/register-endpoints/list.ts',
    'apps/api/src/modules/registers.ts',
  ],
  [
    'the machinery names no register and no module',
    'apps/web/src/register-pages/list.ts',
    'apps/web/src/modules/panic/panic.ts',
  ],
  [
    'the machinery reads no particular definition',
    'apps/web/src/register-pages/list.ts',
    'packages/contract/src/modules/belongings/vehicles/vehicles.ts',
  ],
  [
    'parts are types of what modules bring',
    'apps/api/src/parts/thing-kind.ts',
    'apps/api/src/modules/units/public/occupancies.ts',
  ],
  [
    'modules stand on the machinery',
    'apps/api/src/modules/panic/panic.ts',
    'apps/api/src/modules/list.ts',
  ],
  [
    'modules stand on the machinery',
    'apps/web/src/modules/panic/panic.ts',
    'apps/web/src/testing/stub-storage.ts',
  ],
  [
    'a module uses those below it',
    'apps/api/src/modules/units/towers.ts',
    'apps/api/src/modules/people/public/residents.ts',
  ],
  [
    'a module uses those below it',
    'apps/api/src/modules/visits/visits.ts',
    'apps/api/src/modules/panic/public/alerts.ts',
  ],
  [
    'a module uses those below it',
    'packages/contract/src/modules/units/towers.ts',
    'packages/contract/src/modules/people/residents.ts',
  ],
  [
    'a module uses those below it',
    'apps/web/src/modules/units/towers.test.ts',
    'apps/web/src/modules/people/public/residents.ts',
  ],
  [
    'a module uses what is public of another',
    'apps/api/src/modules/people/residents.ts',
    'apps/api/src/modules/units/occupancies.ts',
  ],
  [
    'a module uses what is public of another',
    'apps/api/src/modules/people/residents.test.ts',
    'apps/api/src/modules/units/occupancies.ts',
  ],
  ['a module has a level', 'apps/api/src/modules/laundry/laundry.ts', 'node:fs'],
  ['nobody imports the app', 'apps/api/src/modules/panic/panic.ts', 'apps/api/src/app.ts'],
  ['nobody imports the app', 'apps/web/src/shell/toolbar.ts', 'apps/web/src/app/routes.ts'],
  [
    'the role of sign-in stays with sign-in',
    'apps/api/src/modules/panic/panic.ts',
    'apps/api/src/platform/database/auth-database.ts',
  ],
  [
    'the role of sign-in stays with sign-in',
    'apps/api/src/modules/identities/linking.ts',
    'apps/api/src/platform/database/auth-database.ts',
  ],
  [
    'accounts open to those by which people sign in',
    'apps/api/src/modules/panic/panic.ts',
    'apps/api/src/modules/accounts/public/account/account.repository.ts',
  ],
  [
    'accounts open to those by which people sign in',
    'apps/api/src/modules/panic/panic.ts',
    'apps/api/src/modules/proofs/public/tickets/proof-ticket.repository.ts',
  ],
  [
    'the role of the system stays with relay and jobs',
    'apps/api/src/modules/panic/panic.ts',
    'apps/api/src/platform/database/system-database.ts',
  ],
]

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
    expect(broken(from, 'packages/contract/src/roles.ts', code)).toEqual([
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
    ['packages/contract/src/roles.ts', 'zod/mini'],
    ['packages/contract/src/roles.test.ts', 'fast-check'],
    ['apps/web/src/app/routes.ts', 'packages/demo-apps/src/chat.ts'],
    ['packages/contract/src/roles.ts', 'packages/i18n/src/languages.ts'],
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
    ['packages/contract/src/modules/people/residents.ts', 'packages/contract/src/modules/names.ts'],
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
