import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { registerNames } from '../packages/contract/src/modules/names.ts'

const root = path.resolve(import.meta.dirname, '..')
const contract = 'packages/contract/src/modules'

/** The folder of each register below the modules of the contract, such as `people/residents`. */
const folders = new Map(
  globSync('*/*/*.ts', { cwd: path.join(root, contract) })
    .map((file) => file.split(path.sep))
    .filter(([, folder, file]) => file === `${folder}.ts`)
    .map(([module, folder = '']) => [folder, `${module}/${folder}`]),
)

function folderOf(register: string): string {
  const folder = folders.get(register)
  if (folder === undefined) throw new Error(`${register} has no folder below ${contract}`)
  return folder
}

/** What every register has in a file of its folder, gathered in one object by the registers' names. */
type Gathered = {
  readonly file: string
  readonly about: string
  readonly exported: string
  readonly type: string
  /** The name of its own type, where code knows its entries. */
  readonly typed?: string
  readonly imports: readonly string[]
  /** Imports what a register's folder has, under the register's name. */
  importOf(register: string): string
}

/** The name of a register in code: `serviceProviders` of `service-providers`. */
const codeName = (register: string) =>
  register.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const wordsIn = (language: string, name: string): Gathered => ({
  file: `${contract}/${language}.ts`,
  about: `The words of every register in ${name}.`,
  exported: language,
  type: 'RegisterTexts',
  imports: ["import type { RegisterTexts } from '../texts/register-text.ts'"],
  importOf: (register) =>
    `import { ${language} as ${codeName(register)} } from './${folderOf(register)}/${language}.ts'`,
})

const lists: readonly Gathered[] = [
  {
    file: `${contract}/registers.ts`,
    about:
      'Every register by name: server, browser, tests and printed documents go through this list.',
    exported: 'registers',
    type: 'Record<RegisterName, AnyRegister>',
    typed: 'RegistersByName',
    imports: [
      "import type { AnyRegister } from '../define-register/define-register.ts'",
      "import type { RegisterName } from './names.ts'",
    ],
    importOf: (register) =>
      `import { ${codeName(register)} } from './${folderOf(register)}/${register}.ts'`,
  },
  wordsIn('pt', 'Portuguese'),
  wordsIn('en', 'English'),
  wordsIn('es', 'Spanish'),
  wordsIn('ar', 'Arabic'),
]

const placeOf = (line: string) => / from '(.*)'$/.exec(line)?.[1] ?? ''
const order = (one: string, other: string) => {
  const rank = (place: string) => (place.startsWith('@') ? 0 : place.startsWith('../') ? 1 : 2)
  const [a, b] = [placeOf(one), placeOf(other)]
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

const entryOf = (register: string) =>
  register.includes('-') ? `'${register}': ${codeName(register)}` : register

function textOf({ about, exported, type, typed, imports, importOf }: Gathered): string {
  const entries = registerNames.map((register) => `  ${entryOf(register)},`)
  const list = typed
    ? [
        'const all = {',
        ...entries,
        '}',
        '',
        '/** The type of each register by its name, for code that names one. */',
        `export type ${typed} = typeof all`,
        '',
        `/** ${about} */`,
        `export const ${exported}: ${type} = all`,
      ]
    : [`/** ${about} */`, `export const ${exported}: ${type} = {`, ...entries, '}']
  return [
    '// Printed from the names of the registers by `npm run print`.',
    ...[...imports, ...registerNames.map(importOf)].toSorted(order),
    '',
    ...list,
    '',
  ].join('\n')
}

/**
 * Prints the lists of what each register has in its folder. With `--check` nothing is written, and a
 * list that is not up to date is named; exit code 1.
 */
for (const one of lists) {
  const [place, text] = [path.join(root, one.file), textOf(one)]
  const before = await readFile(place, 'utf8').catch(() => null)
  if (before === text) continue
  if (process.argv.includes('--check')) {
    process.stderr.write(`${one.file} is stale: run "npm run print"\n`)
    process.exitCode = 1
  } else {
    await writeFile(place, text)
    process.stdout.write(`${one.file}\n`)
  }
}
