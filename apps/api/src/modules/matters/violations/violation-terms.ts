import { FINE_TIMES } from '@portaria/contract/modules/matters/violations/violation-fields'
import { type violations } from '@portaria/contract/modules/matters/violations/violations'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { validityOf, versionsOf } from '../../rules/public/rule-validity.ts'
import { holdsToday } from '../../units/public/occupancies.ts'

type Row = RowOf<typeof violations>

type Addressees = { owner_id: string | null; copy_to_id: string | null }

/** The relations of a unit's owner, who gets its letters. */
export const owning = ['owner', 'landlord'] as const

/**
 * Returns the owner of a unit today, and the tenant: throws `owner_missing` if no owner is known.
 */
export async function requireAddressees(
  { queries, actor }: TenantContext,
  { apartment_id: unit }: Pick<Row, 'apartment_id'>,
): Promise<Addressees> {
  const of = (relations: readonly string[]) => sql`
    (SELECT o.resident_id FROM occupancies o
     WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${unit}
       AND o.relation = ANY(${[...relations]}::text[]) AND ${holdsToday(sql.ref('o'), todayOf(actor))}
     ORDER BY o.starts_on, o.id LIMIT 1)`
  const found = await queries.one(sql<Addressees>`
    SELECT ${of(owning)} AS owner_id, ${of(['tenant'])} AS copy_to_id`)
  if (found.owner_id === null) throw fieldProblem('apartment_id', 'owner_missing')
  return found
}

/**
 * Returns the version of a rule that was in force on the day of the event, whichever version was
 * chosen; throws `rule_not_in_force` if none was.
 */
export async function requireVersion(
  { queries, actor }: TenantContext,
  { rule_id: rule, happened_at: happened }: Row,
): Promise<string> {
  const version = sql.ref('v')
  const held = await queries.first(sql<{ id: string }>`
    SELECT v.id FROM rules r JOIN tenants t ON t.id = r.tenant_id
    JOIN rules v ON ${versionsOf(version, sql.ref('r'))},
      LATERAL (SELECT (${happened}::timestamptz AT TIME ZONE t.time_zone)::date AS day) d
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${rule}
      AND ${validityOf(version, actor, sql`d.day`)} = 'in_force' LIMIT 1`)
  if (!held) throw fieldProblem('rule_id', 'rule_not_in_force')
  return held.id
}

/**
 * Returns whether the unit has not sent its defence yet and the deadline is not over, in the
 * company's days.
 */
export const isDeadlineOpen = (row: Sql, actor: TenantContext['actor']): Sql =>
  sql`(${row}.defended_at IS NULL AND ${row}.defence_until >= ${todayOf(actor)}) IS TRUE`

/** Whether the unit of a stored violation may still send its defence. */
export async function mayStillDefend(
  { queries, actor }: TenantContext,
  id: string,
): Promise<boolean> {
  const { open } = await queries.one(sql<{ open: boolean }>`
    SELECT ${isDeadlineOpen(sql.ref('v'), actor)} AS open FROM violations v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id}`)
  return open
}

/**
 * Returns the last day of a defence: a number of days after the receipt of the warning, by the
 * company's clock.
 */
export async function readDefenceUntil(
  { queries, actor }: TenantContext,
  next: Row,
): Promise<string> {
  const { until } = await queries.one(sql<{ until: string }>`
    SELECT ((${next.warning_received_at}::timestamptz AT TIME ZONE t.time_zone)::date
      + ${next.defence_days}::int)::text AS until
    FROM tenants t WHERE t.id = ${actor.tenantId}`)
  return until
}

// 5 × 333.33 is not a whole number of cents in floating point.
const cents = (amount: string | null) => Math.round(Number(amount) * 100)

/**
 * Throws if the rule provides for no fine, or if the fine exceeds the limit in monthly
 * contributions: a higher fine needs the minutes of the assembly (Civil Code 1.336 §2, 1.337).
 */
export async function requireFine({ queries, actor }: TenantContext, next: Row): Promise<void> {
  const rule = await queries.first(sql<{ penalty: string | null; penalty_basis: string | null }>`
    SELECT penalty, penalty_basis FROM rules
    WHERE tenant_id = ${actor.tenantId} AND id = ${next.rule_id}`)
  if (rule?.penalty !== 'fine' || rule.penalty_basis === null)
    throw fieldProblem('fine_amount', 'rule_without_fine')
  const byAssembly = next.minutes_picture_file_id !== null
  const times = byAssembly ? FINE_TIMES.byAssembly : FINE_TIMES.usual
  if (cents(next.fine_amount) > times * cents(next.contribution))
    throw fieldProblem('fine_amount', byAssembly ? 'fine_above_ten' : 'fine_above_five')
}
