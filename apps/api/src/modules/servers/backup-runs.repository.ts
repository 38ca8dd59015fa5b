import type { BackupRun } from '@portaria/contract/modules/servers/servers'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'

/** Attempts that are shown. */
const SHOWN = 10

type Row = Omit<BackupRun, 'started_at' | 'finished_at' | 'taken_at'> & {
  started_at: Date
  finished_at: Date | null
  taken_at: Date | null
}

/** Reads the last attempts at a backup, the newest first. */
export async function readBackupRuns(queries: Queries): Promise<BackupRun[]> {
  const rows = await queries.all(sql<Row>`
    SELECT id, started_at, finished_at, taken_at, bytes::float8 AS bytes, row_count::float8 AS rows,
      file_count AS files, coalesce(lost_files, 0) AS lost_files, failure
    FROM backup_runs ORDER BY started_at DESC LIMIT ${SHOWN}`)
  return rows.map(({ started_at, finished_at, taken_at, ...row }) => ({
    ...row,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    taken_at: taken_at?.toISOString() ?? null,
  }))
}
