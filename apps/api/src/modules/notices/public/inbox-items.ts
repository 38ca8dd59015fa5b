import { inboxKindNames } from '@portaria/contract/inbox-kinds'
import { audienceOf } from '@portaria/contract/notification-kinds'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { publishInbox } from './notifications.ts'

/** The roles that may get each kind. */
const rolesByKind = JSON.stringify(
  Object.fromEntries(inboxKindNames.map((kind) => [kind, audienceOf(kind).roles ?? []])),
)

/**
 * Whether an item `i` still is somebody's to see: the membership that they were told as is live, and
 * its role is one that gets the kind.
 */
export const isStillTheirs: Sql = sql`EXISTS (
  SELECT 1 FROM memberships m
  JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
  WHERE m.id = i.membership_id AND m.user_id = i.user_id AND m.tenant_id = i.tenant_id
    AND ${sql.lit(rolesByKind)}::jsonb -> i.kind ? m.role AND ${liveUser} AND ${liveMembership})`

/** The items `i` of the actor, in the company that they act for. */
export const ownItems = ({ actor }: Pick<TenantContext, 'actor'>): Sql => sql`
  i.tenant_id = ${actor.tenantId} AND i.user_id = ${actor.userId} AND ${isStillTheirs}`

/** Marks the own items as read, all or one; the person's other screens read them again. */
export async function readItems(context: TenantContext, id: string | null = null): Promise<void> {
  const { queries, actor } = context
  const read = await queries.count(sql`
    UPDATE inbox_items i SET read_at = now()
    WHERE ${ownItems(context)} AND i.read_at IS NULL AND (${id}::uuid IS NULL OR i.id = ${id})`)
  if (read > 0 && actor.userId !== null) await publishInbox(context, [actor.userId])
}

/** Marks what the own inbox says of a row as read: somebody has opened the row itself. */
export async function readItemsOf(
  { queries, actor, ...rest }: TenantContext,
  { register, id }: { register: string; id: string },
): Promise<void> {
  const read = await queries.count(sql`
    UPDATE inbox_items i SET read_at = now()
    WHERE i.tenant_id = ${actor.tenantId} AND i.user_id = ${actor.userId}
      AND i.register = ${register} AND i.subject_id = ${id} AND i.read_at IS NULL`)
  if (read > 0 && actor.userId !== null)
    await publishInbox({ queries, actor, ...rest }, [actor.userId])
}
