import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Migration, withRoleNames } from '../../platform/database/migration-files.ts'
import { uncountedRules } from './uncounted-rules.ts'

const program = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')

/** The oldest PostgreSQL that Portaria runs on. */
const OLDEST = '15.0'

/** Something that a rule refuses in a migration. */
export type Finding = {
  readonly file: string
  readonly rule: string
  /** The line in the file, counted from 1. */
  readonly line: number
  readonly message: string
}

const report = z.array(
  z.object({ file: z.string(), line: z.number(), rule_name: z.string(), message: z.string() }),
)

/** Returns what the rules of squawk that count refuse in migrations. */
export async function runSquawk(migrations: readonly Migration[]): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-squawk-'))
  try {
    const names = { whole: [] as string[], apart: [] as string[] }
    for (const { name, text, inTransaction } of migrations) {
      await writeFile(path.join(folder, name), withRoleNames(text, 'portaria'))
      names[inTransaction ? 'whole' : 'apart'].push(name)
    }
    const found = [
      await readFiles(folder, names.whole, ['--assume-in-transaction']),
      await readFiles(folder, names.apart, []),
    ]
    return found.flat()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readFiles(
  folder: string,
  names: readonly string[],
  options: readonly string[],
): Promise<Finding[]> {
  if (names.length === 0) return []
  const excluded = Object.keys(uncountedRules).map((rule) => `--exclude=${rule}`)
  const args = [program, '--reporter=json', `--pg-version=${OLDEST}`, ...excluded, ...options]
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  // It ends with 1 when it found something, and with another code, or no JSON, when it failed.
  execFile(process.execPath, [...args, ...names], { cwd: folder }, (error, stdout, stderr) => {
    if (error !== null && error.code !== 1) reject(new Error(`squawk failed: ${stderr}`))
    else resolve(stdout)
  })
  return report.parse(JSON.parse(await promise)).map(({ file, line, rule_name, message }) => ({
    file,
    line: line + 1,
    rule: rule_name,
    message,
  }))
}
