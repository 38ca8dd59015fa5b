import { mayUse } from '@portaria/contract/define-register/permissions'
import type {
  AnnouncementRecipient,
  DeliveryCounts,
  RecipientStand,
  RecipientsAnswer,
  RecipientsQuery,
  SentDelivery,
  ToldBody,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { peopleOf, storedAudience } from './audience.ts'

/**
 * Writes the recipients once and for all: nobody joins later (announcements §1). Returns the number
 * of rows.
 */
export async function freezeRecipients(
  { queries, actor }: TenantContext,
  announcement: string,
): Promise<number> {
  return queries.count(sql`
    INSERT INTO announcement_recipients
      (tenant_id, id, announcement_id, role, resident_id, apartment_id, employee_id, user_id)
    SELECT a.tenant_id, gen_random_uuid(), a.id, people.role, people.resident_id, people.apartment_id,
      people.employee_id, people.user_id
    FROM announcements a, LATERAL (${peopleOf(storedAudience(sql.ref('a')), actor)}) AS people
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${announcement}`)
}

/**
 * Whether the actor may see the recipients of an announcement, and its corrections before they are
 * sent.
 */
export const seesProof = ({ actor: { role } }: TenantContext): boolean =>
  role === 'system' || mayUse(role, 'announcements.proof')

const person = sql`coalesce(r.resident_id, r.employee_id, r.user_id)`

/** The condition on a recipient `r` for each state of the delivery to them. */
const stands: Readonly<Record<RecipientStand, Sql>> = {
  unread: sql`r.user_id IS NOT NULL AND r.read_at IS NULL`,
  read: sql`r.read_at IS NOT NULL`,
  unacknowledged: sql`r.user_id IS NOT NULL AND r.acknowledged_at IS NULL`,
  acknowledged: sql`r.acknowledged_at IS NOT NULL`,
  without_login: sql`r.user_id IS NULL`,
  untold: sql`r.user_id IS NULL AND r.told_on IS NULL`,
}

const deliveryFigures = sql<DeliveryCounts>`count(DISTINCT ${person})::int AS people,
  count(DISTINCT r.apartment_id)::int AS units,
  (count(DISTINCT ${person}) FILTER (WHERE r.user_id IS NULL))::int AS without_login,
  (count(DISTINCT ${person}) FILTER (WHERE r.user_id IS NULL AND r.told_on IS NOT NULL))::int AS told,
  (count(DISTINCT ${person}) FILTER (WHERE r.delivered_at IS NOT NULL))::int AS delivered,
  (count(DISTINCT ${person}) FILTER (WHERE r.read_at IS NOT NULL))::int AS read,
  (count(DISTINCT ${person}) FILTER (WHERE r.acknowledged_at IS NOT NULL))::int AS acknowledged`

/** Counts the deliveries of a sent announcement. */
export const countDeliveries = (
  { queries, actor }: TenantContext,
  announcement: string,
): Promise<DeliveryCounts> =>
  queries.one(sql<DeliveryCounts>`
    SELECT ${deliveryFigures} FROM announcement_recipients r
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}`)

/**
 * Counts the deliveries of several announcements in one statement, for the rows of a list; those
 * that were not sent are missing.
 */
export const countManyDeliveries = (
  { queries, actor }: TenantContext,
  announcements: readonly string[],
): Promise<(DeliveryCounts & Pick<SentDelivery, 'id' | 'requires_ack'>)[]> =>
  queries.all(sql<DeliveryCounts & Pick<SentDelivery, 'id' | 'requires_ack'>>`
    SELECT a.id, a.requires_ack, ${deliveryFigures}
    FROM announcements a
    JOIN announcement_recipients r ON r.tenant_id = a.tenant_id AND r.announcement_id = a.id
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ANY (${[...announcements]}::uuid[])
    GROUP BY a.tenant_id, a.id`)

type StoredRecipient = Omit<
  AnnouncementRecipient,
  'delivered_at' | 'read_at' | 'acknowledged_at'
> & { delivered_at: Date | null; read_at: Date | null; acknowledged_at: Date | null }

const answered = ({
  delivered_at,
  read_at,
  acknowledged_at,
  ...rest
}: StoredRecipient): AnnouncementRecipient => ({
  ...rest,
  delivered_at: delivered_at?.toISOString() ?? null,
  read_at: read_at?.toISOString() ?? null,
  acknowledged_at: acknowledged_at?.toISOString() ?? null,
})

type Within = { stand?: RecipientStand | undefined; limit?: number; offset?: number }

/** Returns the ids of recipients in the order of their units, employees last. */
export async function recipientIds(
  { queries, actor }: TenantContext,
  announcement: string,
  { stand, limit, offset = 0 }: Within = {},
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM announcement_recipients r
    LEFT JOIN apartments home ON home.tenant_id = r.tenant_id AND home.id = r.apartment_id
    LEFT JOIN towers tower ON tower.tenant_id = home.tenant_id AND tower.id = home.tower_id
    LEFT JOIN residents p ON p.tenant_id = r.tenant_id AND p.id = r.resident_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}
      AND ${stand ? stands[stand] : sql`true`}
    ORDER BY tower.name NULLS LAST, tower.id, home.number, home.id, r.role, p.name, r.id
    ${limit === undefined ? sql`` : sql`LIMIT ${limit} OFFSET ${offset}`}`)
  return rows.map(({ id }) => id)
}

/** Reads the recipients of some ids, in order. */
export async function readRecipients(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<AnnouncementRecipient[]> {
  const rows = await queries.all(sql<StoredRecipient>`
    SELECT r.id, r.role, r.user_id IS NOT NULL AS has_login, r.delivered_at, r.read_at, r.acknowledged_at,
      r.told_on::text, r.told_by,
      CASE WHEN r.apartment_id IS NOT NULL THEN ${titleOf(apartments, sql.ref('home'))} END AS unit,
      CASE WHEN r.resident_id IS NOT NULL THEN ${titleOf(residents, sql.ref('p'))}
        WHEN r.employee_id IS NOT NULL THEN ${titleOf(employees, sql.ref('e'))} ELSE u.name END AS name
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN announcement_recipients r ON r.tenant_id = ${actor.tenantId} AND r.id = wanted.id
    LEFT JOIN apartments home ON home.tenant_id = r.tenant_id AND home.id = r.apartment_id
    LEFT JOIN residents p ON p.tenant_id = r.tenant_id AND p.id = r.resident_id
    LEFT JOIN employees e ON e.tenant_id = r.tenant_id AND e.id = r.employee_id
    LEFT JOIN users u ON u.id = r.user_id
    ORDER BY wanted.position`)
  return rows.map(answered)
}

/** Reads a page of recipients, with their total. */
export async function pageOfRecipients(
  context: TenantContext,
  announcement: string,
  { stand, page, per_page }: RecipientsQuery,
): Promise<RecipientsAnswer> {
  const { queries, actor } = context
  const { total } = await queries.one(sql<{ total: number }>`
    SELECT count(*)::int AS total FROM announcement_recipients r
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}
      AND ${stand ? stands[stand] : sql`true`}`)
  const within = { stand, limit: per_page, offset: (page - 1) * per_page }
  const data = await readRecipients(context, await recipientIds(context, announcement, within))
  return { data, meta: { total, page, per_page } }
}

/** Whether an announcement was sent, and therefore has a proof. */
export const wasSent = async (
  { queries, actor }: TenantContext,
  announcement: string,
): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM announcements
    WHERE tenant_id = ${actor.tenantId} AND id = ${announcement} AND deleted_at IS NULL
      AND sent_at IS NOT NULL`)) !== undefined

/**
 * Records that people were told on paper, by whom and on which day; an earlier record stays.
 * Returns the number of new rows.
 */
export async function recordTold(
  { queries, actor }: TenantContext,
  announcement: string,
  { recipients, told_on: on, told_by: by }: ToldBody,
): Promise<number> {
  const { fits } = await queries.one(sql<{ fits: boolean }>`
    SELECT ${on}::date BETWEEN (a.sent_at AT TIME ZONE t.time_zone)::date AND ${todayOf(actor)} AS fits
    FROM announcements a JOIN tenants t ON t.id = a.tenant_id
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${announcement}`)
  if (!fits) throw fieldProblem('told_on', 'told_outside')
  return queries.count(sql`
    UPDATE announcement_recipients r SET told_on = ${on}::date, told_by = ${by},
      told_recorded_by = ${actor.userId}, told_recorded_at = now()
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}
      AND r.id = ANY(${[...recipients]}::uuid[]) AND r.told_on IS NULL`)
}
