import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LEVELS } from './import-rules/module-levels.ts'
import { moduleFolder } from './overview/rooms.ts'

const root = path.dirname(import.meta.dirname)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const linesOf = (file: string) => read(file).split('\n').length - 1

const documents = globSync(
  ['*.md', 'docs/**/*.md', '{bench,e2e,tools}/*.md', '{packages,apps}/**/*.md'],
  { cwd: root, exclude: (name) => /node_modules|dist|generated/.test(name) },
)

it('every module has a README of at most twelve lines', () => {
  const files = LEVELS.flat().map((name) => `${moduleFolder(root, name)}/README.md`)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(files.filter((file) => linesOf(file) > 12)).toEqual([])
})

it('every other README of a folder has at most forty lines', () => {
  /**
   * Documents that are tables: of components, benchmarks, decisions, rules, and the whole
   * repository.
   */
  const tables = ['packages/ui', 'bench', 'docs/decisions', 'docs/domain', '.']
  const long = documents
    .filter((file) => path.basename(file) === 'README.md' && linesOf(file) > 40)
    .map((file) => path.posix.dirname(file))
  expect(long.filter((folder) => !tables.includes(folder))).toEqual([])
})

it('CONTRIBUTING has at most 6 kB', () => {
  expect(statSync(path.join(root, 'CONTRIBUTING.md')).size).toBeLessThanOrEqual(6_000)
})

it('links in documents lead to files', () => {
  const lost = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(documents.length).toBeGreaterThan(60)
  expect(lost).toEqual([])
})

it('files that documents name exist', () => {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  // Both `platform/files/own-files.ts` and the name below `src` are understood.
  const known = names.flatMap((name) => [`/${name}`, `/${name.replace('/src/', '/')}`])
  const lost = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w@.-]+\/[\w/.-]*\.(?:tsx?|mjs|md|sql|css|diff))`/g)]
      .map(([, target = '']) => target)
      .filter((target) => !known.some((name) => name.endsWith(`/${target}`)))
      .map((target) => `${file}: ${target}`),
  )
  expect(lost).toEqual([])
})

it('every decision and every cited number is in the index', () => {
  const index = new Map(
    [...read('docs/decisions/README.md').matchAll(/^\| (\d{4}) \| (.*?) \| (.*) \|$/gm)].map(
      ([, number = '', title = '', where = '']) => [number, { title, where }] as const,
    ),
  )
  const files = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))
  const stands = [...index].filter(([, { where }]) => where === 'stands')
  expect(stands.map(([number, { title }]) => /\((.*)\)$/.exec(title)?.[1] ?? number)).toEqual(
    files.toSorted(),
  )
  const cited = execFileSync(
    'git',
    ['grep', '-hoE', String.raw`decisions?[ /]0\d{3}((,| and) 0\d{3})*`.replaceAll('\\d', '[0-9]')],
    { cwd: root, encoding: 'utf8' },
  )
  const numbers = new Set(cited.match(/0\d{3}/g))
  expect(numbers.size).toBeGreaterThan(20)
  expect([...numbers].filter((number) => !index.has(number))).toEqual([])
})

it('every setting of the server is described', () => {
  const platform = 'apps/api/src/platform'
  const apart = globSync(`${platform}/**/*-settings.ts`, { cwd: root })
  const source = [`${platform}/environment.ts`, `${platform}/demonstration-devices.ts`, ...apart]
    .map(read)
    .join('\n')
  const names = new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name))
  const described = new Set(
    [...read('docs/operating.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(names.size).toBeGreaterThan(20)
  expect([...names.difference(described)]).toEqual([])
  const rows = [...read('docs/operating.md').matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(rows.filter((name) => !names.has(name))).toEqual([])
})
