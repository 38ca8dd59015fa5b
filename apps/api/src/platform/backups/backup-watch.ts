import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'
import { readSometimes } from '../measures/read-sometimes.ts'

/** The newest whole backup, and the last attempt. */
export type LastBackups = {
  /** The moment that the newest holds; null before the first. */
  takenAt: Date | null
  /** Whether the last attempt that ended failed. */
  hasFailed: boolean
}

export type BackupWatch = {
  /** At most 15 seconds old; null while the database does not answer. */
  read(): Promise<LastBackups | null>
}

/** Reads how old the newest backup is, which all servers tell alike. */
export const backupWatch = (system: Pick<SystemDatabase, 'query'>): BackupWatch => ({
  read: readSometimes(async () => {
    const { taken_at: takenAt, has_failed: hasFailed } = await system.query((queries) =>
      queries.one(sql<{ taken_at: Date | null; has_failed: boolean }>`
        SELECT (SELECT max(taken_at) FROM backup_runs) AS taken_at,
          coalesce((SELECT failure IS NOT NULL FROM backup_runs WHERE finished_at IS NOT NULL
            ORDER BY started_at DESC LIMIT 1), false) AS has_failed`),
    )
    return { takenAt, hasFailed }
  }),
})
