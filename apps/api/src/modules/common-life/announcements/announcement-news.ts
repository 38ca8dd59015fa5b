import type { announcements } from '@portaria/contract/modules/common-life/announcements/announcements'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { notify, withdraw } from '../../notices/public/notifications.ts'

/** Recipients who are told in one transaction. */
export const PORTION = 500

type Told = Pick<RowOf<typeof announcements>, 'id'> & { title: string; kind: string }

const noticeOf = (kind: unknown) =>
  kind === 'emergency' ? ('emergency_announced' as const) : ('announcement_sent' as const)

/**
 * Puts an announcement into the inboxes of the next people whom it was not brought to yet: a portion that is
 * committed is told, and no other. Answers whether there may be more.
 */
export async function tellPortion(context: TenantContext, of: Told): Promise<boolean> {
  const { queries, actor } = context
  const due = await queries.all(sql<{ id: string; user_id: string }>`
    SELECT r.id, r.user_id FROM announcement_recipients r
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${of.id}
      AND r.delivered_at IS NULL AND r.user_id IS NOT NULL
    LIMIT ${PORTION} FOR UPDATE SKIP LOCKED`)
  if (due.length === 0) return false
  const users = due.map(({ user_id }) => user_id)
  await notify(context, {
    kind: noticeOf(of.kind),
    recipients: users,
    subject: { register: 'announcements', id: of.id },
    words: { title: of.title },
    key: of.id,
    toMany: of.kind === 'emergency' ? 'soon' : 'behind others',
  })
  // Somebody whose access ended since it was sent has no inbox: they are told on paper.
  await queries.count(sql`
    UPDATE announcement_recipients r SET
      delivered_at = CASE WHEN i.user_id IS NULL THEN NULL ELSE now() END,
      user_id = i.user_id
    FROM unnest(${due.map(({ id }) => id)}::uuid[], ${users}::uuid[]) AS d (id, user_id)
    LEFT JOIN inbox_items i ON i.tenant_id = ${actor.tenantId} AND i.user_id = d.user_id
      AND i.kind = ${noticeOf(of.kind)} AND i.key = ${of.id}
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = d.id`)
  return due.length === PORTION
}

/** Says in every inbox that an announcement is over, and how. */
export const tellEnd = (
  context: TenantContext,
  { id, kind, state }: Told & { state: 'withdrawn' | 'replaced' | 'expired' },
): Promise<void> => withdraw(context, { kind: noticeOf(kind), key: id, outcome: { state } })
