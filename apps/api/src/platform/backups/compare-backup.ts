import { withClient } from '../database/one-connection.ts'
import { databaseName } from '../database/role-credentials.ts'
import type { BackupContents, BackupPart, TableRows } from './backup-contents.ts'
import { SESSION_SETTINGS } from './backup-tables.ts'
import { plannedParts } from './make-backup.ts'
import { digestRows } from './row-scripts.ts'

/** A table of a part whose rows are not those that the backup noted. */
export type RowDifference = {
  readonly part: string
  readonly table: string
  readonly noted: number
  readonly found: number
}

/**
 * Compares the rows of a restored database, company by company, with what its backup noted when it
 * read them: their number and their SHA-256. Only true before the database is migrated or served.
 */
export async function compareRows(
  url: string,
  { parts }: Pick<BackupContents, 'parts'>,
): Promise<RowDifference[]> {
  return withClient(
    url,
    async (client) => {
      await client.query(SESSION_SETTINGS)
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const found: BackupPart[] = []
      const planned = plannedParts(client, databaseName(url))
      for await (const { name, sources } of planned) {
        found.push({ name, tables: await digestRows(client, sources) })
      }
      await client.query('COMMIT')
      return differences(parts, found)
    },
    'compare',
  )
}

function differences(noted: readonly BackupPart[], found: readonly BackupPart[]): RowDifference[] {
  const names = new Set([...noted, ...found].map(({ name }) => name))
  const tablesOf = (parts: readonly BackupPart[], part: string) =>
    parts.find(({ name }) => name === part)?.tables ?? []
  return [...names].flatMap((part) => ofPart(part, tablesOf(noted, part), tablesOf(found, part)))
}

function ofPart(
  part: string,
  noted: readonly TableRows[],
  found: readonly TableRows[],
): RowDifference[] {
  const tables = new Set([...noted, ...found].map(({ table }) => table))
  return [...tables].flatMap((table) => {
    const [before, after] = [noted, found].map((rows) => rows.find((one) => one.table === table))
    if (before?.sha256 === after?.sha256) return []
    return [{ part, table, noted: before?.rows ?? 0, found: after?.rows ?? 0 }]
  })
}
