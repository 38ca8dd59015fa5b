import { newId } from '@portaria/contract/value-types/uuid'
import type pg from 'pg'
import { withClient } from '../database/one-connection.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import type { BackupSummary } from './backup-contents.ts'

type Access = { readonly url: string; readonly secret: ServerSecret }

/** Letters of a failure that are kept. */
const FAILURE_LETTERS = 500

/** Days for which runs are kept: as long as the oldest backup of a month. */
const KEPT_DAYS = 400

/** How a run ended: with a backup, or with a sentence about what failed. */
export type RunOutcome = { readonly summary: BackupSummary } | { readonly failure: string }

/** Notes that a run begins, unless the schedule did; returns its id. */
export async function beginRun(access: Access, planned: string | undefined): Promise<string> {
  const id = planned ?? newId()
  await asSystem(access, async (client) => {
    await client.query('INSERT INTO backup_runs (id) VALUES ($1) ON CONFLICT DO NOTHING', [id])
  })
  return id
}

/** Notes how a run ended, and forgets those of more than a year ago. */
export async function endRun(access: Access, id: string, outcome: RunOutcome): Promise<void> {
  const { summary, failure } = { summary: null, failure: null, ...outcome }
  await asSystem(access, async (client) => {
    await client.query(
      `UPDATE backup_runs SET finished_at = now(), backup = $2, taken_at = $3, row_count = $4,
        bytes = $5, file_count = $6, lost_files = $7, failure = $8
       WHERE id = $1`,
      [
        id,
        summary?.id ?? null,
        summary?.takenAt ?? null,
        summary?.rows ?? null,
        summary?.bytes ?? null,
        summary?.files.held ?? null,
        summary?.files.lost ?? null,
        failure?.slice(0, FAILURE_LETTERS) ?? null,
      ],
    )
    await client.query(
      'DELETE FROM backup_runs WHERE started_at < now() - make_interval(days => $1)',
      [KEPT_DAYS],
    )
  })
}

async function asSystem(
  { url, secret }: Access,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await withClient(roleUrl(url, databaseName(url), 'system', secret), work, 'backup')
}
