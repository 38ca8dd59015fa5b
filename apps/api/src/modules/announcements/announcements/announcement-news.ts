import type { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { notify, withdraw } from '../../notices/public/notifications.ts'

/** Recipients who are notified in one transaction. */
const PORTION = 500

type Told = Pick<RowOf<typeof announcements>, 'id'> & { title: string; kind: string }

const noticeOf = (kind: unknown) =>
  kind === 'emergency' ? ('emergency_announced' as const) : ('announcement_sent' as const)

/**
 * Puts an announcement into the inboxes of the next people who do not have it yet, in the order of
 * the ids after one: only a committed portion counts. Returns the last id; null if none is left.
 */
export async function tellPortion(
  context: TenantContext,
  of: Told,
  after: string | null = null,
): Promise<string | null> {
  const { queries, actor } = context
  const due = await queries.all(sql<{ id: string; user_id: string }>`
    SELECT r.id, r.user_id FROM announcement_recipients r
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${of.id}
      AND r.id > ${after ?? NIL_TENANT} AND r.delivered_at IS NULL AND r.user_id IS NOT NULL
    ORDER BY r.id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED`)
  const last = due.at(-1)
  if (!last) return null
  const users = due.map(({ user_id }) => user_id)
  await notify(context, {
    kind: noticeOf(of.kind),
    recipients: users,
    subject: { register: 'announcements', id: of.id },
    words: { title: of.title },
    key: of.id,
    toMany: of.kind === 'emergency' ? 'soon' : 'behind others',
  })
  const told = await withItem(context, of, users)
  const idsOf = (isTold: boolean) =>
    due.filter(({ user_id }) => told.has(user_id) === isTold).map(({ id }) => id)
  await queries.count(sql`
    UPDATE announcement_recipients SET delivered_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${idsOf(true)}::uuid[])`)
  // A person whose access ended since it was sent has no inbox: they are informed on paper.
  await queries.count(sql`
    UPDATE announcement_recipients SET user_id = NULL
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${idsOf(false)}::uuid[])`)
  return last.id
}

/** Returns those of some users whose inbox has an announcement. */
async function withItem(
  { queries, actor }: TenantContext,
  { id, kind }: Told,
  users: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await queries.all(sql<{ user_id: string }>`
    SELECT user_id FROM inbox_items
    WHERE tenant_id = ${actor.tenantId} AND user_id = ANY(${[...users]}::uuid[])
      AND kind = ${noticeOf(kind)} AND key = ${id}`)
  return new Set(found.map(({ user_id }) => user_id))
}

/** Marks an announcement in every inbox as over, with its outcome. */
export const tellEnd = (
  context: TenantContext,
  { id, kind, state }: Told & { state: 'withdrawn' | 'replaced' | 'expired' },
): Promise<void> => withdraw(context, { kind: noticeOf(kind), key: id, outcome: { state } })
