import type { TenantActor } from '@portaria/contract/actors/actor'
import type { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { readItems } from '../../notices/public/inbox-items.ts'
import { announcementStateAt, holdsNow } from './announcement-ends.ts'
import { hasActor, storedAudience } from './audience.ts'

type Row = RowOf<typeof announcements>

/** Returns the actor's recipient rows, under `mine`: those of the role of their session. */
const mine = (actor: TenantActor): Sql => sql`mine.tenant_id = ${actor.tenantId}
  AND mine.user_id = ${actor.userId} AND mine.role = ${actor.role}`

const isRecipient = (announcement: Sql, actor: TenantActor, more: Sql = sql``): Sql => sql`EXISTS (
  SELECT 1 FROM announcement_recipients mine
  WHERE ${mine(actor)} AND mine.announcement_id = ${announcement}.id ${more})`

/**
 * Returns whether an announcement of the alias is valid and addressed to the actor, who has not
 * opened it.
 */
export const isUnread = (announcement: Sql, actor: TenantActor): Sql =>
  sql`(${holdsNow(announcement)} AND ${isRecipient(announcement, actor, sql`AND mine.read_at IS NULL`)})`

/** Returns whether a valid announcement of the alias waits for the actor's acknowledgement. */
export const isUnacknowledged = (announcement: Sql, actor: TenantActor): Sql => sql`(
  ${holdsNow(announcement)} AND ${announcement}.requires_ack
  AND ${isRecipient(announcement, actor, sql`AND mine.acknowledged_at IS NULL`)})`

/**
 * Returns whether a role other than the managers may read an announcement: it was sent to the actor
 * and was not withdrawn, or it is valid and its audience includes the actor today. A person who
 * moves in later thus reads the valid ones (announcements §1).
 */
export const ofAddressedAnnouncements = (announcement: Sql, actor: TenantActor): Sql => sql`(
  (${announcement}.state IN ('sent', 'expired') AND ${isRecipient(announcement, actor)})
  OR (${holdsNow(announcement)} AND ${hasActor(storedAudience(announcement), actor)}))`

type Receipt = { read_at: Date | null; acknowledged_at: Date | null }

/** Reads the actor's receipt of an announcement; null if they are not a recipient. */
export async function readReceipt(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<Receipt | null> {
  const own = await queries.first(sql<Receipt>`
    SELECT mine.read_at, mine.acknowledged_at FROM announcement_recipients mine
    WHERE ${mine(actor)} AND mine.announcement_id = ${id} LIMIT 1`)
  return own ?? null
}

type Noted = { at: string | null; is_new: boolean }

/** Records a moment of the actor's receipt, once; the first one stays. */
async function note(
  context: TenantContext,
  row: Row,
  column: 'read_at' | 'acknowledged_at',
): Promise<Noted> {
  const { queries, actor } = context
  const also = column === 'read_at' ? sql`` : sql`, read_at = coalesce(mine.read_at, now())`
  const written = await queries.count(sql`
    UPDATE announcement_recipients AS mine SET ${sql.ref(column)} = now() ${also}
    WHERE ${mine(actor)} AND mine.announcement_id = ${row.id}
      AND mine.${sql.ref(column)} IS NULL`)
  const receipt = await readReceipt(context, row)
  await readItems(context, { register: 'announcements', subjectId: row.id })
  // Others who may read a valid announcement are not counted.
  return { at: receipt?.[column]?.toISOString() ?? null, is_new: written > 0 }
}

/** Records that the actor has opened an announcement, and marks it as read in their inbox. */
export const noteRead = (context: TenantContext, row: Row): Promise<Noted> =>
  note(context, row, 'read_at')

/** Records that the actor acknowledges an announcement, which must be valid and require that. */
export async function acknowledge(context: TenantContext, row: Row): Promise<Noted> {
  const holds = announcementStateAt(row, new Date()) === 'sent'
  if (!holds || row.requires_ack !== true) throw problem('state_conflict')
  const noted = await note(context, row, 'acknowledged_at')
  if (noted.at === null) throw problem('state_conflict')
  return noted
}
