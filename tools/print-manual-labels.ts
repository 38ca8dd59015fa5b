import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '../packages/i18n/src/languages.ts'

const root = path.resolve(import.meta.dirname, '..')
const articles = 'apps/web/src/modules/documentation/articles'
const contract = 'packages/contract/src'

type Tree = { readonly [name: string]: string | Tree }

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Texts with a common beginning of their keys, such as `gate` or `registers.visits`. */
type Group = {
  readonly name: string
  /** The module that has them, by which the labels are parted. */
  readonly module: string
  readonly fileIn: (language: Language) => string
}

/** The module of a folder of the web app, or what it belongs to beside the modules. */
const moduleOf = (folder: string) =>
  /^apps\/web\/src\/(?:modules\/)?([^/]+)/.exec(folder.replaceAll(path.sep, '/'))?.[1] ?? ''

const groups: readonly Group[] = [
  ...globSync('apps/web/src/**/texts/*-texts.ts', { cwd: root }).flatMap((file) => {
    const name = /defineTexts\(\s*'([^']+)', pt\b/.exec(textOf(file))?.[1]
    const folder = path.dirname(file)
    const fileIn = (of: Language) => `${folder}/${of}.ts`
    return name === undefined ? [] : [{ name, module: moduleOf(folder), fileIn }]
  }),
  ...globSync(`${contract}/modules/*/*/pt.ts`, { cwd: root })
    .map((file) => path.dirname(file))
    .filter((folder) => existsSync(path.join(root, folder, `${path.basename(folder)}.ts`)))
    .map((folder) => ({
      name: `registers.${path.basename(folder)}`,
      module: path.basename(path.dirname(folder)),
      fileIn: (of: Language) => `${folder}/${of}.ts`,
    })),
  {
    name: 'common',
    module: 'common',
    fileIn: (of) => `${contract}/texts/${of}/common-fields.ts`,
  },
]

/** The keys named in articles, as `**{gate.act.enter}**`. */
const keys = new Set(
  globSync(`${articles}/*/*.ts`, { cwd: root })
    .flatMap((file) => [...textOf(file).matchAll(/\*\*\{([^}]+)\}\*\*/g)])
    .map(([, key = '']) => key),
)

function groupOf(key: string): Group {
  const group = groups.find(({ name }) => key.startsWith(`${name}.`))
  if (group === undefined) throw new Error(`no texts have the key ${key}, which an article names`)
  return group
}

async function labelIn(language: Language, key: string): Promise<string> {
  const { name, fileIn } = groupOf(key)
  const module = (await import(path.join(root, fileIn(language)))) as Readonly<Record<string, Tree>>
  const whole = module[language] ?? module[`${language}CommonTexts`]
  const found = key
    .slice(name.length + 1)
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      whole,
    )
  if (typeof found !== 'string') throw new Error(`${key}, which an article names, is no text`)
  return found
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

const head = '// Printed by `npm run print` from the texts whose keys the articles name.'
const typed = ': Readonly<Record<string, string>> = {'

/** The identifier of a module in code: `savedViews` for `saved-views`. */
const codeName = (module: string) =>
  module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The text of each file of a language by its path below the labels: a file for each module, and all. */
async function filesIn(language: Language): Promise<Map<string, string>> {
  const ofModules = Map.groupBy([...keys].toSorted(), (key) => groupOf(key).module)
  const modules = [...ofModules.keys()].toSorted()
  const files = new Map<string, string>()
  for (const module of modules) {
    const lines = (ofModules.get(module) ?? []).map(
      async (key) => `  '${key}': ${quoted(await labelIn(language, key))},`,
    )
    const name = codeName(module)
    files.set(
      `${language}/${module}.ts`,
      [head, `export const ${name}${typed}`, ...(await Promise.all(lines)), '}', ''].join('\n'),
    )
  }
  const whole = [
    head,
    ...modules.map((module) => `import { ${codeName(module)} } from './${language}/${module}.ts'`),
    '',
    `export const labels${typed}`,
    ...modules.map((module) => `  ...${codeName(module)},`),
    '}',
    '',
  ]
  return files.set(`${language}.ts`, whole.join('\n'))
}

/**
 * Prints the labels that the manual quotes by key, in each language, so that a page of the manual
 * loads only these and not the texts of all screens. With `--check` it writes nothing, and a stale
 * list sets the exit code to 1.
 */
const isCheck = process.argv.includes('--check')
const printed = new Map<string, string>()
for (const language of languages)
  for (const [file, text] of await filesIn(language))
    printed.set(`${articles}/labels/${file}`, text)

const stored = globSync(`${articles}/labels/**/*.ts`, { cwd: root }).map((file) =>
  file.replaceAll(path.sep, '/'),
)
for (const file of new Set([...printed.keys(), ...stored])) {
  const place = path.join(root, file)
  const text = printed.get(file)
  if (text !== undefined && existsSync(place) && readFileSync(place, 'utf8') === text) continue
  if (isCheck) {
    process.stderr.write(`${file} is stale: run "npm run print"\n`)
    process.exitCode = 1
  } else if (text === undefined) rmSync(place)
  else {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}
