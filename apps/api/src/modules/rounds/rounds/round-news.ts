import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'

/** A round with the values for notifications. */
type RoundNews = {
  id: string
  patrol: string
  /** The time of the start, by the company's clock. */
  when: string
  /** The live logins of the patrol's supervisors. */
  supervisors: string[]
}

const readNews = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<RoundNews[]> =>
  queries.all(sql<RoundNews>`
    SELECT r.id, ${titleOf(patrols, sql.ref('p'))} AS patrol,
      to_char(r.starts_at AT TIME ZONE t.time_zone, 'YYYY-MM-DD"T"HH24:MI') AS when,
      ARRAY(
        SELECT m.user_id FROM patrol_supervisors s
        JOIN memberships m ON m.tenant_id = s.tenant_id AND m.employee_id = s.supervisor_id
        JOIN users u ON u.id = m.user_id
        WHERE s.tenant_id = r.tenant_id AND s.patrol_id = r.patrol_id
          AND ${liveUser} AND ${liveMembership}
      ) AS supervisors
    FROM rounds r JOIN tenants t ON t.id = r.tenant_id
    JOIN patrols p ON p.tenant_id = r.tenant_id AND p.id = r.patrol_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${[...ids]}::uuid[])
    ORDER BY r.starts_at, r.id`)

/** The people who are notified of a patrol: its supervisors who sign in, else the managers. */
const toldOf = async (context: TenantContext, { supervisors }: RoundNews): Promise<string[]> =>
  supervisors.length > 0 ? supervisors : membersWithRole(context, ['sindico'])

const about = (id: string) => ({ register: 'rounds', id }) as const

/** Notifies supervisors of rounds that nobody has begun. */
export async function tellMissed(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const news of await readNews(context, ids))
    await notify(context, {
      kind: 'round_missed',
      recipients: await toldOf(context, news),
      subject: about(news.id),
      words: { patrol: news.patrol, when: news.when },
      key: news.id,
    })
}

/**
 * Notifies supervisors that rounds of a patrol no longer have a responsible person, all in one
 * item.
 */
export async function tellUnassigned(context: TenantContext, patrolId: string): Promise<void> {
  const { queries, actor } = context
  const open = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${patrolId} AND r.deleted_at IS NULL
      AND r.state = 'planned' AND r.employee_id IS NULL ORDER BY r.starts_at, r.id`)
  for (const news of await readNews(
    context,
    open.slice(0, 1).map(({ id }) => id),
  ))
    await notify(context, {
      kind: 'round_unassigned',
      recipients: await toldOf(context, news),
      subject: about(news.id),
      words: { patrol: news.patrol, when: news.when, count: String(open.length) },
      key: patrolId,
    })
}

/**
 * Settles the notice that rounds of a patrol have no responsible person, once the last of them gets
 * one.
 */
export async function settleUnassigned(
  context: TenantContext,
  { id, patrol_id: patrol }: { readonly id: string; readonly patrol_id: string },
): Promise<void> {
  const { queries, actor } = context
  const another = await queries.first(sql`
    SELECT 1 FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${patrol} AND r.deleted_at IS NULL
      AND r.state = 'planned' AND r.employee_id IS NULL AND r.id <> ${id} LIMIT 1`)
  if (!another) await withdraw(context, { kind: 'round_unassigned', key: patrol, outcome: {} })
}
