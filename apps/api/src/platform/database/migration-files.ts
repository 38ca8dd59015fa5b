import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { releases } from './releases.ts'
import { type DatabaseRole, roleName } from './role-credentials.ts'
import { quote } from './sql-statements.ts'

/** A file of `apps/api/migrations`. */
export type Migration = {
  readonly name: string
  readonly text: string
  readonly sha256: string
  /** The release that its head names; null in the files of before releases were named. */
  readonly release: string | null
  /** Whether it runs in a transaction of its own, as all do whose head does not deny it. */
  readonly inTransaction: boolean
}

/** Where migrations come from: the folder of their files, and the releases up to their newest. */
export type MigrationSource = { readonly folder: string; readonly releases: readonly string[] }

/** The migrations and releases of this server. */
export const ownMigrations: MigrationSource = {
  folder: path.resolve(import.meta.dirname, '../../../migrations'),
  releases,
}

/** The lines of comment at the beginning of a file. */
const HEAD = /^(?:--.*\n)*/

/** Reads the migrations in order, each with its digest. */
export async function readMigrations(folder = ownMigrations.folder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      const head = HEAD.exec(text)?.[0] ?? ''
      return {
        name,
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
        release: /^-- release (\d+\.\d+\.\d+)$/m.exec(head)?.[1] ?? null,
        inTransaction: !/^-- no transaction$/m.test(head),
      }
    }),
  )
}

/** Replaces `{{app}}` and its like in a migration by the names of this database's roles. */
export function withRoleNames(text: string, prefix: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, role: DatabaseRole) => quote(roleName(prefix, role)))
}
