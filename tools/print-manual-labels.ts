import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '../packages/i18n/src/languages.ts'

const root = path.resolve(import.meta.dirname, '..')
const articles = 'apps/web/src/modules/documentation/articles'
const contract = 'packages/contract/src'

type Tree = { readonly [name: string]: string | Tree }

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/**
 * The file of each group of texts in a language, by the first parts of its keys, such as `gate` or
 * `registers.visits`.
 */
const groups: readonly (readonly [name: string, fileIn: (language: Language) => string])[] = [
  ...globSync('apps/web/src/**/texts/*-texts.ts', { cwd: root }).flatMap((file) => {
    const area = /defineTexts\(\s*'([^']+)', pt\b/.exec(textOf(file))?.[1]
    const folder = path.dirname(file)
    return area === undefined ? [] : [[area, (of: Language) => `${folder}/${of}.ts`] as const]
  }),
  ...globSync(`${contract}/modules/*/*/pt.ts`, { cwd: root })
    .map((file) => path.dirname(file))
    .filter((folder) => existsSync(path.join(root, folder, `${path.basename(folder)}.ts`)))
    .map(
      (folder) =>
        [`registers.${path.basename(folder)}`, (of: Language) => `${folder}/${of}.ts`] as const,
    ),
  ['common', (of) => `${contract}/texts/${of}/common-fields.ts`],
]

/** The keys named in articles, as `**{gate.act.enter}**`. */
const keys = new Set(
  globSync(`${articles}/*/*.ts`, { cwd: root })
    .flatMap((file) => [...textOf(file).matchAll(/\*\*\{([^}]+)\}\*\*/g)])
    .map(([, key = '']) => key),
)

async function labelIn(language: Language, key: string): Promise<string> {
  const group = groups.find(([name]) => key.startsWith(`${name}.`))
  if (group === undefined) throw new Error(`no texts have the key ${key}, which an article names`)
  const [name, fileIn] = group
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

/**
 * Prints the labels that the manual quotes by key, in each language, so that a page of the manual
 * loads only these and not the texts of all screens. With `--check` it writes nothing, and a stale
 * list sets the exit code to 1.
 */
for (const language of languages) {
  const lines = await Promise.all(
    [...keys].toSorted().map(async (key) => `  '${key}': ${quoted(await labelIn(language, key))},`),
  )
  const text = [
    '// Printed by `npm run print` from the texts whose keys the articles name.',
    'export const labels: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
  const file = `${articles}/labels/${language}.ts`
  const place = path.join(root, file)
  if (existsSync(place) && readFileSync(place, 'utf8') === text) continue
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is stale: run "npm run print"\n`)
    process.exitCode = 1
  } else writeFileSync(place, text)
}
