import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import pg from 'pg'
import { withClient } from '../database/one-connection.ts'
import { databaseName, roleName } from '../database/role-credentials.ts'
import { readOwners, SESSION_SETTINGS } from './backup-tables.ts'

/** What one company has: its rows that are not removed, by table, and its last change. */
export type LiveCounts = {
  readonly name: string
  readonly rows: ReadonlyMap<string, number>
  /** When its trail got its last entry; null without one. */
  readonly changedAt: Date | null
}

/** Counts the rows of registers that are not removed, by the ids of companies. */
export async function readLiveCounts(url: string): Promise<ReadonlyMap<string, LiveCounts>> {
  return withClient(
    url,
    async (client) => {
      await client.query(SESSION_SETTINGS)
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const owner = pg.escapeIdentifier(roleName(databaseName(url), 'owner'))
      await client.query(`SET LOCAL ROLE ${owner}`)
      const counts = new Map<string, LiveCounts>()
      for (const tenantId of await readOwners(client)) {
        if (tenantId === NIL_TENANT) continue
        await client.query(`SELECT set_config('app.tenant_id', $1, true)`, [tenantId])
        counts.set(tenantId, await countsOf(client))
      }
      await client.query('COMMIT')
      return counts
    },
    'counts',
  )
}

async function countsOf(client: pg.Client): Promise<LiveCounts> {
  const company = `current_setting('app.tenant_id')::uuid`
  // Triggers keep these numbers, for lists.
  const { rows } = await client.query<{ register: string; live: number }>(
    `SELECT register, sum(delta)::integer AS live FROM public.register_count_deltas
     WHERE tenant_id = ${company} GROUP BY register ORDER BY register COLLATE "C"`,
  )
  const { rows: heads } = await client.query<{ name: string; changed_at: Date | null }>(
    `SELECT coalesce(fantasy_name, legal_name) AS name,
       (SELECT max(at) FROM public.audit_log WHERE tenant_id = ${company}) AS changed_at
     FROM public.tenants WHERE id = ${company}`,
  )
  return {
    name: heads[0]?.name ?? '',
    rows: new Map(rows.map(({ register, live }) => [register, live])),
    changedAt: heads[0]?.changed_at ?? null,
  }
}
