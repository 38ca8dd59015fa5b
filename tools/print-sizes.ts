import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { floorsOf } from './import-rules/floors.ts'
import { LEVELS } from './import-rules/module-levels.ts'
import { type Module, readModules } from './import-rules/read-modules.ts'
import { readRooms } from './overview/rooms.ts'

const FILE = 'docs/generated/sizes.md'
const root = path.dirname(import.meta.dirname)

const isCode = ({ file }: Module) =>
  !/\.(test|sabotages|seed)\.tsx?$|\/(texts|articles)\/|\/modules\/[^/]+\/[^/]+\/(pt|en|es|ar)\.ts$/.test(
    file,
  )

const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1

const rounded = (value: number, to: number) => (Math.ceil(value / to) * to).toLocaleString('en-US')

/**
 * A row of the table: a folder's number of files and lines of code, its longest file, and its
 * floors of imports.
 */
function rowOf(name: string, modules: readonly Module[]): string {
  const sizes = modules.map(({ file }) => ({ file, lines: linesOf(file) }))
  const lines = sizes.reduce((sum, one) => sum + one.lines, 0)
  const longest = sizes.toSorted((one, other) => other.lines - one.lines)[0]
  const floors = Math.max(...floorsOf(modules).values())
  const longestName = `${path.posix.basename(longest?.file ?? '')} (${rounded(longest?.lines ?? 0, 10)})`
  return `| ${name} | ${rounded(modules.length, 5)} | ${rounded(lines, 100)} | ${longestName} | ${floors} |`
}

const head = ['| files up to | lines up to | longest file | floors |', '|---|---|---|---|---|']

function table(first: string, rows: readonly (readonly [string, readonly Module[]])[]): string {
  const filled = rows.filter(([, modules]) => modules.length > 0)
  return [`| ${first} ${head[0]}`, head[1], ...filled.map((row) => rowOf(...row))].join('\n')
}

/**
 * Prints the size of each folder and module for readers; `npm run check` does not compare it, since
 * every commit changes a size.
 */
const all = readModules(root).filter(isCode)
const below = (folder: string) => all.filter(({ file }) => file.startsWith(`${folder}/`))
const ofModule = (name: string) => all.filter(({ file }) => file.includes(`/src/modules/${name}/`))

const rooms = readRooms(root).map(({ folder }) => [folder, below(folder)] as const)
const modules = LEVELS.flat().map((name) => [name, ofModule(name)] as const)
writeFileSync(
  path.join(root, FILE),
  `# Sizes

Printed by \`npm run print\` and not compared by the checks. Code alone: tests, texts, articles and data are not counted. Files are rounded up to five, lines to a hundred. The floors of a folder are the longest chain of imports within it, types included: few floors can be read from the bottom up. Code files have at most 300 lines (lint), and \`tools/import-rules/floors.ts\` has limits of floors.

${table('folder', rooms)}

## Modules

Contract, API and web together.

${table('module', modules)}
`,
)
