import type { TenantActor } from '@portaria/contract/actors/actor'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import type {
  RuleAcceptance,
  RuleAcceptances,
} from '@portaria/contract/modules/rules/rules/rule-answers'
import type { rules } from '@portaria/contract/modules/rules/rules/rules'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { ownPerson } from '../../units/public/own-units.ts'
import { validityOf } from '../public/rule-validity.ts'

type Row = RowOf<typeof rules>

const resident = sql.ref('p')

/**
 * Returns whether the actor still has to accept a version of the alias: it requires acceptance, and
 * is in force or will be. A login without a resident does not accept rules.
 */
export const isUnaccepted = (version: Sql, actor: TenantActor): Sql => sql`(
  ${version}.requires_acceptance AND ${ownPerson(actor)} IS NOT NULL AND ${validityOf(version, actor)} IN ('future', 'in_force')
  AND NOT EXISTS (
    SELECT 1 FROM rule_acceptances a
    WHERE a.tenant_id = ${version}.tenant_id AND a.rule_id = ${version}.id
      AND a.resident_id = ${ownPerson(actor)}))`

/** Throws unless a version can be accepted now: it must be in force, or in the future. */
async function requireAcceptable({ queries, actor }: TenantContext, row: Row): Promise<void> {
  const { validity } = await queries.one(sql<{ validity: string }>`
    SELECT ${validityOf(sql.ref('r'), actor)} AS validity FROM rules r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${row.id}`)
  if (validity !== 'future' && validity !== 'in_force') throw problem('state_conflict')
}

/** Records that the actor's person has accepted a version; the first moment stays. */
export async function accept(
  context: TenantContext,
  row: Row,
): Promise<{ accepted_at: string; is_new: boolean }> {
  const { queries, actor } = context
  await requireAcceptable(context, row)
  const written = await queries.count(sql`
    INSERT INTO rule_acceptances (tenant_id, rule_id, resident_id, accepted_by)
    SELECT ${actor.tenantId}, ${row.id}, person.id, ${actor.userId}
    FROM (SELECT ${ownPerson(actor)} AS id) person WHERE person.id IS NOT NULL
    ON CONFLICT DO NOTHING`)
  const accepted = await queries.first(sql<{ accepted_at: Date }>`
    SELECT accepted_at FROM rule_acceptances
    WHERE tenant_id = ${actor.tenantId} AND rule_id = ${row.id}
      AND resident_id = ${ownPerson(actor)}`)
  if (!accepted) throw problem('forbidden')
  return { accepted_at: accepted.accepted_at.toISOString(), is_new: written > 0 }
}

/** Returns whether acceptance is expected of a person of `p`: an adult who lives here today. */
const isExpected = (actor: TenantActor): Sql => sql`(
  ${resident}.deleted_at IS NULL AND (${isMinorToday(resident, actor)}) IS NOT TRUE AND EXISTS (
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${resident}.tenant_id AND o.resident_id = ${resident}.id
      AND ${livesToday(sql.ref('o'), todayOf(actor))}))`

type StoredAcceptance = Omit<RuleAcceptance, 'accepted_at'> & { accepted_at: Date | null }

/**
 * Reads the reader's own acceptance, and for managers the number among the people who live here.
 */
export async function readAcceptance(context: TenantContext, row: Row): Promise<StoredAcceptance> {
  const { queries, actor } = context
  if (actor.role === 'condomino') {
    const own = await queries.first(sql<{ accepted_at: Date }>`
      SELECT accepted_at FROM rule_acceptances
      WHERE tenant_id = ${actor.tenantId} AND rule_id = ${row.id}
        AND resident_id = ${ownPerson(actor)}`)
    return { accepted_at: own?.accepted_at ?? null, counts: null }
  }
  if (row.requires_acceptance !== true || row.state !== 'published')
    return { accepted_at: null, counts: null }
  const runsPlace = actor.role !== 'funcionario'
  return { accepted_at: null, counts: runsPlace ? await countAccepted(context, row.id) : null }
}

const countAccepted = ({ queries, actor }: TenantContext, rule: string) =>
  queries.one(sql<{ accepted: number; expected: number }>`
    SELECT count(*)::int AS expected, count(a.rule_id)::int AS accepted
    FROM residents p LEFT JOIN rule_acceptances a
      ON a.tenant_id = p.tenant_id AND a.rule_id = ${rule} AND a.resident_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND ${isExpected(actor)}`)

/**
 * Reads the people who have accepted a version, including those who have left since, and those who
 * live here and have not, by name. Null if there is no such published version.
 */
export async function readAcceptances(
  { queries, actor }: TenantContext,
  rule: string,
): Promise<RuleAcceptances | null> {
  const published = await queries.first(sql`
    SELECT 1 FROM rules
    WHERE tenant_id = ${actor.tenantId} AND id = ${rule} AND deleted_at IS NULL
      AND state = 'published'`)
  if (!published) return null
  const people = await queries.all(sql<{
    id: string
    title: string
    units: string[]
    accepted_at: Date | null
  }>`
    SELECT p.id, ${titleOf(residents, resident)} AS title, a.accepted_at, ARRAY(
      SELECT ${titleOf(apartments, sql.ref('u'))} FROM occupancies o
      JOIN apartments u ON u.tenant_id = o.tenant_id AND u.id = o.apartment_id
      WHERE o.tenant_id = p.tenant_id AND o.resident_id = p.id
        AND ${livesToday(sql.ref('o'), todayOf(actor))}
      ORDER BY 1) AS units
    FROM residents p LEFT JOIN rule_acceptances a
      ON a.tenant_id = p.tenant_id AND a.rule_id = ${rule} AND a.resident_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND (a.rule_id IS NOT NULL OR ${isExpected(actor)})
    ORDER BY a.accepted_at IS NOT NULL, title, p.id`)
  return people.map(({ id, title, units, accepted_at: at }) => ({
    resident: { id, title },
    units,
    accepted_at: at?.toISOString() ?? null,
  }))
}
