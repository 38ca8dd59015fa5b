import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sentencesOf } from './article.ts'
import { commands } from './commands.ts'
import { readInline } from './inline.ts'
import { pt } from './pt/pt.ts'

const root = path.resolve(import.meta.dirname, '../../../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const ids = ['operators/installing', 'operators/backups', 'operators/upkeep'] as const
const blocks = ids.flatMap((id) => pt.articles[id])

/** The code within sentences; other languages have the same words. */
const quoted = blocks
  .flatMap(sentencesOf)
  .flatMap(readInline)
  .flatMap(({ kind, text }) => (kind === 'code' ? [text] : []))
const everything = [...Object.values(commands), ...quoted].join('\n')

const found = (pattern: RegExp) => [
  ...new Set([...everything.matchAll(pattern)].map(([, name = '']) => name)),
]

test('every line of commands is in one article, once', () => {
  const shown = blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : []))
  expect(shown.toSorted()).toEqual(Object.values(commands).toSorted())
})

test('the commands of operators are those that are installed', () => {
  const [, known = ''] = /\n +([\w| -]+)\) command=/.exec(read('ops/systemd/portaria')) ?? []
  const called = found(/^portaria ([a-z-]+)/gm)
  expect(called.length).toBeGreaterThan(4)
  expect(called.filter((name) => !known.split(' | ').includes(name))).toEqual([])
})

test('the server is started after a restore that succeeded alone', () => {
  const lines = Object.values(commands)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('portaria restore'))
  const beside = lines.filter((line) => !line.includes('--tenant'))
  expect(beside.length).toBeGreaterThan(1)
  for (const line of beside) expect(line).toMatch(/&& systemctl start portaria$/)
})

test('the commands of npm are those of the repository', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const called = found(/npm run ([a-z-]+)/g)
  expect(called.length).toBeGreaterThan(2)
  expect(called.filter((name) => !(name in scripts))).toEqual([])
})

test('the files that are named are there', () => {
  const named = found(/\b((?:docs|ops|tools)\/[\w./-]*\w)/g)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the units that are named are there', () => {
  const named = found(/systemctl (?:start|stop|restart|enable --now|status) (portaria[\w-]*)/g)
  expect(named).toContain('portaria-migrate')
  expect(
    named.filter((unit) => !existsSync(path.join(root, `ops/systemd/${unit}.service`))),
  ).toEqual([])
})

test('the settings that are named are described', () => {
  const described = new Set(read('docs/operating.md').match(/\b[A-Z][A-Z_]+\b/g))
  const named = found(/\b([A-Z]+_[A-Z_]+)\b/g).filter((name) => !name.startsWith('LC_'))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !described.has(name))).toEqual([])
})

test('the settings to fill in are those of the example', () => {
  const example = read('ops/systemd/portaria.env.example')
  const names = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  // Monitoring is set up later.
  expect([...names(commands.settings), 'METRICS_TOKEN']).toEqual(names(example))
})

test('the proxy is that of the reference', () => {
  expect(read('docs/operating.md')).toContain(commands.proxy)
})

test.each([
  ['Installing the dependencies', 'tools/run/install.mjs'],
  ['Building the web app', 'tools/run/web-build.mjs'],
  ['Portaria is ready at', 'apps/api/src/main.ts'],
  ['may sign in at', 'apps/api/src/create-admin.ts'],
  ['Nothing is wrong.', 'apps/api/src/doctor.ts'],
  ['The rows of every company are those that the backup noted.', 'apps/api/src/drill.ts'],
  ['all of them unchanged.', 'apps/api/src/drill.ts'],
  ['A server on the copy was ready after', 'apps/api/src/drill.ts'],
  ['With this backup, everything since', 'apps/api/src/drill.ts'],
  ['To do by hand', 'apps/api/src/restore.ts'],
  ['cannot be written by this user', 'apps/api/src/platform/backups/folder-place.ts'],
  ['does not answer', 'apps/api/src/operator-command.ts'],
])('the articles quote "%s", as %s says it', (words, file) => {
  expect(everything).toContain(words)
  expect(read(file)).toContain(words)
})
