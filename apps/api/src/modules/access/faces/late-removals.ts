import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { membersWithRole, notify, retell } from '../../notices/public/notifications.ts'

/** The task that looks for removals of all companies. */
export const TELL_OF_REMOVALS = 'find_late_removals'
const TELL = 'tell_of_late_removals'

const isLate = sql`gone_at IS NULL AND asked_at < now() - interval '1 hour'`

/** Tells the síndicos of removals that readers have not confirmed for an hour (access §41). */
export const lateRemovalTasks: Tasks = {
  [TELL_OF_REMOVALS]: {
    scope: 'platform',
    async run({ system, startForTenant }) {
      const companies = await system.query((queries) =>
        queries.all(sql<{ tenant_id: string }>`
          SELECT DISTINCT tenant_id FROM reader_removals WHERE told_at IS NULL AND ${isLate}`),
      )
      for (const { tenant_id: tenantId } of companies) await startForTenant(tenantId, TELL)
    },
  },
  [TELL]: {
    scope: 'tenant',
    run: ({ database, actor: { tenantId } }) =>
      database.inTenant(systemActor('late removals', tenantId), tellOfLateRemovals),
  },
}

type Late = {
  readonly id: string
  readonly reader: string
  readonly count: number
  readonly was_told: boolean
}

/**
 * Tells of late removals once for each reader: while one of which was told is still open, further
 * ones only change the count.
 */
export async function tellOfLateRemovals(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  const readers = await queries.all(sql<Late>`
    SELECT d.id, d.name AS reader, count(*)::int AS count,
      bool_or(m.told_at IS NOT NULL) AS was_told
    FROM (SELECT * FROM reader_removals
      WHERE tenant_id = ${actor.tenantId} AND ${isLate}) m
    JOIN equipment d ON d.tenant_id = m.tenant_id AND d.id = m.equipment_id
    GROUP BY d.id, d.name HAVING bool_or(m.told_at IS NULL)
    ORDER BY d.id`)
  if (readers.length === 0) return
  await queries.count(sql`
    UPDATE reader_removals SET told_at = now()
    WHERE tenant_id = ${actor.tenantId} AND told_at IS NULL AND ${isLate}`)
  const recipients = await membersWithRole(context, ['sindico'])
  for (const { id, reader, count, was_told: wasTold } of readers) {
    const notice = {
      kind: 'reader_removals_open',
      subject: { register: 'equipment', id },
      words: { reader, count: String(count) },
      key: id,
    } as const
    await (wasTold ? retell(context, notice) : notify(context, { ...notice, recipients }))
  }
}
