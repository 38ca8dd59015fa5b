import { inboxKindNames } from '@portaria/contract/notifications/inbox-kinds'
import { audienceOf } from '@portaria/contract/notifications/notification-kinds'
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
 * Whether somebody may still see an item `i`: the membership that it was made for is live, and its
 * role is one of those that get the kind.
 */
export const isStillTheirs: Sql = sql`EXISTS (
  SELECT 1 FROM memberships m
  JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
  WHERE m.id = i.membership_id AND m.user_id = i.user_id AND m.tenant_id = i.tenant_id
    AND ${sql.lit(rolesByKind)}::jsonb -> i.kind ? m.role AND ${liveUser} AND ${liveMembership})`

/** The items `i` of the actor, in the company that they act for. */
export const ownItems = ({ actor }: Pick<TenantContext, 'actor'>): Sql => sql`
  i.tenant_id = ${actor.tenantId} AND i.user_id = ${actor.userId} AND ${isStillTheirs}`

/** Which of the actor's items: one, or those about a row that somebody has opened; null for all. */
type Which = { readonly id: string } | { readonly register: string; readonly subjectId: string }

const which = (some: Which | null): Sql => {
  if (some === null) return sql`true`
  if ('id' in some) return sql`i.id = ${some.id}`
  return sql`(i.register = ${some.register} AND i.subject_id = ${some.subjectId})`
}

/** Marks items of the actor as read, and has their other screens read them again. */
export async function readItems(context: TenantContext, some: Which | null = null): Promise<void> {
  const { queries, actor } = context
  const read = await queries.count(sql`
    UPDATE inbox_items i SET read_at = now()
    WHERE ${ownItems(context)} AND i.read_at IS NULL AND ${which(some)}`)
  if (read > 0 && actor.userId !== null) await publishInbox(context, [actor.userId])
}
