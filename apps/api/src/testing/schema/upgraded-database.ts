import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../platform/database/migrate.ts'
import { ownMigrations } from '../../platform/database/migration-files.ts'
import { databaseRoles, roleName } from '../../platform/database/role-credentials.ts'
import { checkSchema } from '../../platform/database/schema-check.ts'
import { onServer, testSecret } from '../database-server.ts'
import { makeDatabase } from './whole-database.ts'

/** What a release of a test brings: its migrations besides that of the releases, by name. */
type Files = Readonly<Record<string, string>>

/** A database that goes through releases with a few migrations of its own. */
export type UpgradedDatabase = {
  readonly url: string
  /** The lines that migrating told. */
  readonly told: string[]
  /** Writes the files and migrates as the last of these releases. */
  migrate(releases: readonly string[], files: Files): Promise<void>
  /** Checks as a server that has these files, as the last of these releases. */
  check(releases: readonly string[], files: Files, secret?: string): Promise<void>
  drop(): Promise<void>
}

const RELEASES = '0143_releases.sql'

/** Makes an empty database for migrations of a test. */
export async function upgradedDatabase(server: string, name: string): Promise<UpgradedDatabase> {
  const url = await makeDatabase(server, name)
  const folders: string[] = []
  const told: string[] = []
  const sourceOf = async (releases: readonly string[], files: Files) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portaria-migrations-'))
    folders.push(folder)
    const table = await readFile(path.join(ownMigrations.folder, RELEASES), 'utf8')
    for (const [file, text] of Object.entries({ [RELEASES]: table, ...files }))
      await writeFile(path.join(folder, file), text)
    return { folder, releases }
  }
  return {
    url,
    told,
    async migrate(releases, files) {
      const source = await sourceOf(releases, files)
      const patience = { attempts: 3, lockMs: 200, pauseMs: 50 }
      const report = (line: string) => void told.push(line)
      await migrate({ url, secret: testSecret, source, patience, report })
    },
    async check(releases, files, secret = testSecret) {
      await checkSchema({ url, secret, source: await sourceOf(releases, files) })
    },
    async drop() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
      for (const role of databaseRoles)
        await onServer(server, `DROP ROLE IF EXISTS ${roleName(name, role)}`)
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}
