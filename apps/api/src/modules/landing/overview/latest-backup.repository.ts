import type { LatestBackup } from '@portaria/contract/modules/landing/overview'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/** Reads the newest whole backup, and whether the last attempt since failed. */
export async function readLatestBackup(queries: Queries): Promise<LatestBackup> {
  const { taken_at, lost_files, failure } = await queries.one(
    sql<{ taken_at: Date | null; lost_files: number; failure: string | null }>`
      SELECT whole.taken_at, coalesce(whole.lost_files, 0) AS lost_files, failed.failure
      FROM (SELECT) AS one
      LEFT JOIN LATERAL (
        SELECT taken_at, lost_files FROM backup_runs WHERE backup IS NOT NULL
        ORDER BY taken_at DESC LIMIT 1) whole ON true
      LEFT JOIN LATERAL (
        SELECT failure, started_at FROM backup_runs WHERE finished_at IS NOT NULL
        ORDER BY started_at DESC LIMIT 1) failed ON true`,
  )
  return { taken_at: taken_at?.toISOString() ?? null, lost_files, failure }
}
