import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LEVELS } from './import-rules/module-levels.ts'
import { firstSentence, moduleFolder, readRooms } from './overview/rooms.ts'

const root = path.dirname(import.meta.dirname)
const file = path.join(root, 'README.md')

/** Prints the folders of the repository as a tree. */
function printTree(): string {
  const rooms = readRooms(root)
  return rooms
    .map(({ folder, about }) => {
      const around = rooms.find((other) => folder.startsWith(`${other.folder}/`))
      const name = around ? folder.slice(around.folder.length + 1) : folder
      return `${around ? '  ' : ''}- [${name}](${folder}/README.md): ${about}`
    })
    .join('\n')
}

/** Prints the modules from the highest level down. */
function printModules(): string {
  const rows = LEVELS.toReversed().flatMap((names, above) =>
    names.map((name) => {
      const folder = moduleFolder(root, name)
      const link = `[${name}](${folder}/README.md)`
      return `| ${LEVELS.length - above} | ${link} | ${firstSentence(root, folder)} |`
    }),
  )
  return ['| level | module | what it is |', '|---|---|---|', ...rows].join('\n')
}

/** Replaces the text between the two marks of a name. */
function replacePart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: printed by npm run print -->`, `<!-- end of ${name} -->`]
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`README.md lacks the marks of ${name}`)
  return `${text.slice(0, before + begin.length)}\n\n${part}\n\n${text.slice(after)}`
}

/**
 * Prints the tree and the table of modules into README.md. With `--check` nothing is written, and
 * an outdated README is named; exit code 1.
 */
const before = readFileSync(file, 'utf8')
const printed = replacePart(replacePart(before, 'tree', printTree()), 'modules', printModules())
if (printed !== before && process.argv.includes('--check')) {
  process.stderr.write('README.md is stale: run "npm run print"\n')
  process.exitCode = 1
} else if (printed !== before) {
  writeFileSync(file, printed)
  process.stdout.write('README.md\n')
}
