import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { registerNames } from '../packages/contract/src/define-register/register-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const contract = 'packages/contract/src/modules'

/** The folder of each register below the contract's modules, such as `people/residents`. */
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

/** Finds modules that have a folder of a given name beside those of their registers. */
const modulesWith = (folder: string) =>
  globSync(`*/${folder}/${folder}.ts`, { cwd: path.join(root, contract) })
    .map((file) => file.split(path.sep)[0] ?? '')
    .toSorted()

/** Modules with refusals that belong to no register, and modules with kinds of notifications. */
const [refusing, telling] = [modulesWith('refusals'), modulesWith('notices')]
/** Modules with kinds of notifications in the inbox, which need sentences. */
const withSentences = telling.filter((module) =>
  readFileSync(path.join(root, contract, module, 'notices/pt.ts'), 'utf8').includes(
    'export const sentences',
  ),
)

/** Finds registers with a file of a given name in their folder. */
const withFile = (file: string) =>
  registerNames.filter((register) =>
    existsSync(path.join(root, contract, folderOf(register), file)),
  )
const [checked, conditional] = [withFile('checks.ts'), withFile('conditions.ts')]

/** A printed file that gathers parts of folders: its imports, and the text after them. */
type Gathered = {
  readonly file: string
  readonly imports: readonly string[]
  readonly text: readonly string[]
}

/** The identifier of a register in code: `serviceProviders` for `service-providers`. */
const codeName = (register: string) =>
  register.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The entries of an object with all registers by name, each with an export of its folder. */
const entriesOf = (names: readonly string[], suffix = '') => [
  ...names.map((name) => {
    const value = `${codeName(name)}${suffix}`
    return name === value ? `  ${name},` : `  ${name.includes('-') ? `'${name}'` : name}: ${value},`
  }),
  '}',
]

/** Formats a list after its name, on one line if it fits. */
function listOf(head: string, items: readonly string[]): string[] {
  const line = `${head}[${items.join(', ')}]`
  if (line.length < 100) return [line]
  return [`${head}[`, ...items.map((item) => `    ${item},`), '  ]']
}

const wordsIn = (language: string, name: string): Gathered => ({
  file: `${contract}/${language}.ts`,
  imports: [
    "import type { ModuleTexts } from '../texts/module-texts.ts'",
    ...registerNames.map(
      (register) =>
        `import { ${language} as ${codeName(register)} } from './${folderOf(register)}/${language}.ts'`,
    ),
    ...refusing.map(
      (module) =>
        `import { ${language} as ${codeName(module)}Refusals } from './${module}/refusals/${language}.ts'`,
    ),
  ],
  text: [
    `/** The words of every register, and the sentences of other refusals, in ${name}. */`,
    `export const ${language}: ModuleTexts = {`,
    '  registers: {',
    ...entriesOf(registerNames).map((line) => `  ${line}${line === '}' ? ',' : ''}`),
    ...listOf(
      '  refusals: ',
      refusing.map((module) => `${codeName(module)}Refusals`),
    ).map((line, nth, all) => (nth === all.length - 1 ? `${line},` : line)),
    '}',
  ],
})

/** Formats an import, on one line if it fits. */
function importOf(names: readonly string[], place: string): string {
  const line = `import { ${names.join(', ')} } from '${place}'`
  if (line.length <= 100) return line
  return ['import {', ...names.map((name) => `  ${name},`), `} from '${place}'`].join('\n')
}

const noticesIn = (language: string, name: string): Gathered => ({
  file: `${contract}/notices-${language}.ts`,
  imports: telling.map((module) => {
    const own = codeName(module)
    const names = [
      `choices as ${own}Choices`,
      ...(withSentences.includes(module) ? [`sentences as ${own}Sentences`] : []),
    ]
    return importOf(names, `./${module}/notices/${language}.ts`)
  }),
  text: [
    `/** Texts of the profile page for each kind of notification, in ${name}. */`,
    'export const choices = {',
    ...telling.map((module) => `  ...${codeName(module)}Choices,`),
    '}',
    '',
    `/** Sentences of the inbox's items, in ${name}. */`,
    'export const sentences = {',
    ...withSentences.map((module) => `  ...${codeName(module)}Sentences,`),
    '}',
  ],
})

const lists: readonly Gathered[] = [
  {
    file: `${contract}/registers.ts`,
    imports: [
      "import type { AnyRegister } from '../define-register/define-register.ts'",
      "import type { RegisterName } from '../define-register/register-names.ts'",
      ...registerNames.map(
        (register) =>
          `import { ${codeName(register)} } from './${folderOf(register)}/${register}.ts'`,
      ),
    ],
    text: [
      'const all = {',
      ...entriesOf(registerNames),
      '',
      '/** The type of each register by its name, for code that names one. */',
      'export type RegistersByName = typeof all',
      '',
      '/** Every register by name: server, browser, tests and printed documents go through this list. */',
      'export const registers: Record<RegisterName, AnyRegister> = all',
    ],
  },
  {
    file: `${contract}/refusals.ts`,
    imports: refusing.map(
      (module) => `import { ${codeName(module)}Refusals } from './${module}/refusals/refusals.ts'`,
    ),
    text: [
      '/** The codes of refusals that belong to no register. */',
      'export const refusals = [',
      ...refusing.map((module) => `  ...${codeName(module)}Refusals,`),
      '] as const',
    ],
  },
  {
    file: `${contract}/checks.ts`,
    imports: [
      "import type { RecordRules, SectionConditions } from '../define-register/record-rules.ts'",
      "import type { RegisterName } from '../define-register/register-names.ts'",
      ...checked.map(
        (register) =>
          `import { checks as ${codeName(register)} } from './${folderOf(register)}/checks.ts'`,
      ),
      ...conditional.map(
        (register) =>
          `import { conditions as ${codeName(register)}Conditions } from './${folderOf(register)}/conditions.ts'`,
      ),
    ],
    text: [
      "/** The checks in the registers' folders, by register. */",
      'export const rulesOfRegisters: { readonly [Name in RegisterName]?: RecordRules } = {',
      ...entriesOf(checked),
      '',
      "/** The conditions of sections in the registers' folders. */",
      'export const conditionsOfRegisters: { readonly [Name in RegisterName]?: SectionConditions } = {',
      ...entriesOf(conditional, 'Conditions'),
    ],
  },
  {
    file: `${contract}/notification-kinds.ts`,
    imports: telling.map(
      (module) => `import { ${codeName(module)}Notices } from './${module}/notices/notices.ts'`,
    ),
    text: [
      '/** The kinds of notifications of all modules. */',
      'export const notificationKinds = {',
      ...telling.map((module) => `  ...${codeName(module)}Notices,`),
      '} as const',
    ],
  },
  noticesIn('pt', 'Portuguese'),
  noticesIn('en', 'English'),
  noticesIn('es', 'Spanish'),
  noticesIn('ar', 'Arabic'),
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

const textOf = ({ imports, text }: Gathered): string =>
  [
    '// Printed by `npm run print` from the names of the registers and the folders of modules.',
    ...imports.toSorted(order),
    '',
    ...text,
    '',
  ].join('\n')

/**
 * Prints the lists of what registers and modules have in their folders. With `--check` nothing is
 * written, and outdated lists are named; exit code 1.
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
