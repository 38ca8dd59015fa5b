import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { registers } from '@portaria/contract/modules/registers'

/** A statement that writes a register's table where this is not allowed. */
export type Breach = { readonly file: string; readonly line: number; readonly statement: string }

/**
 * The places where registers' tables may be written by SQL: the machinery; sign-in, whose database
 * role may read what others may not; erasing by retention terms and at a
 * person's request; sealed values, which change no record; and before anybody acts, rows of the
 * demonstration, what a restored backup must not bring back, and what a company that is brought back
 * leaves to the living one.
 */
const ALLOWED =
  /^apps\/api\/src\/(register-endpoints|testing|platform\/(backups|secrets)|modules\/(accounts|retention|erasures|demonstration))\/|\/(retention-rules?|company-copy)\.ts$|\.(test|sabotages)\.ts$/

const tables = new Set(Object.values(registers).map(({ table }) => table))

/** Matches writes of tables given by name or by a register. */
const WRITES = /\b(INSERT INTO|UPDATE|DELETE FROM)\s+(\$\{(?:tableOf|sql\.table)\([^}]*\}|\w+)/g

/**
 * Finds statements of the server that write a register's table without the machinery, so that no
 * version is counted, the trail gets no entry and no screen is notified.
 */
export function registerWrites(files: ReadonlyMap<string, string>): Breach[] {
  const writes = found(
    [...files].filter(([file]) => !ALLOWED.test(file)),
    WRITES,
  )
  return writes.filter(({ statement }) => {
    const table = statement.split(' ').at(-1) ?? ''
    return table.endsWith('}') || tables.has(table)
  })
}

function found(files: readonly (readonly [string, string])[], pattern: RegExp): Breach[] {
  return files.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(({ 0: statement, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      statement,
    })),
  )
}

/** Reads the server's sources below a root. */
export function serverSources(root: string): Map<string, string> {
  const files = globSync('apps/api/src/**/*.ts', { cwd: root })
  return new Map(
    files.map((file) => [
      file.replaceAll(path.sep, '/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  )
}

if (import.meta.main) {
  const sources = serverSources(path.dirname(import.meta.dirname))
  const breaches = registerWrites(sources)
  const rule =
    'rows of registers are written by the machinery (create, change, transition, cascade)'
  for (const { file, line, statement } of breaches)
    process.stdout.write(`${file}:${line} ${statement}: ${rule}\n`)
  process.stdout.write(`writes of registers: ${sources.size} files, ${breaches.length} breaches\n`)
  if (breaches.length > 0) process.exitCode = 1
}
