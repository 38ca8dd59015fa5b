import type {
  NewRuleVersion,
  RuleVersions,
} from '@portaria/contract/modules/rules/rules/rule-answers'
import type { rules } from '@portaria/contract/modules/rules/rules/rules'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { validityOf, versionsOf } from '../public/rule-validity.ts'

type Row = RowOf<typeof rules>

const [own, other] = [sql.ref('own'), sql.ref('other')]

/**
 * The fields that a new version copies. The attachments were approved with the former one, and stay
 * with it.
 */
const keptOf = ({
  title,
  category,
  source,
  body,
  penalty,
  penalty_basis,
  requires_acceptance,
}: Row) => ({ title, category, source, body, penalty, penalty_basis, requires_acceptance })

/** Reads the versions of a rule, newest first: drafts only for those who write them. */
export function readVersions(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<RuleVersions> {
  const isWriter = actor.role !== 'condomino' && actor.role !== 'funcionario'
  return queries.all(sql<RuleVersions[number]>`
    SELECT other.id, other.version_number, other.effective_from::text, other.effective_to::text,
      ${validityOf(other, actor)} AS validity
    FROM rules own JOIN rules other ON ${versionsOf(other, own)}
    WHERE own.tenant_id = ${actor.tenantId} AND own.id = ${id}
      AND (other.state = 'published' OR ${isWriter})
    ORDER BY other.version_number DESC`)
}

/**
 * Makes the draft that will replace the newest version, with its text; returns an existing draft.
 */
export async function beginVersion(
  machineries: Machineries,
  context: TenantContext,
  row: Row,
): Promise<NewRuleVersion> {
  if (row.state !== 'published') throw problem('state_conflict')
  const [newest] = await readVersions(context, row)
  if (newest && newest.id !== row.id) {
    const { id, version_number, validity } = newest
    if (validity === 'draft') return { id, version_number, is_new: false }
    throw problem('state_conflict', {
      errors: [{ field: 'version_number', code: 'newer_version' }],
    })
  }
  const version_number = (row.version_number ?? 1) + 1
  const { id } = await createRecord(machineryOf(machineries, 'rules'), context, keptOf(row), {
    version_number,
    first_version_id: row.first_version_id ?? row.id,
  })
  return { id, version_number, is_new: true }
}

/**
 * Refuses a first day that is in the past for a new version, or not after the first day of the
 * version that it replaces.
 */
export async function requireFirstDay({ queries, actor }: TenantContext, next: Row): Promise<void> {
  const { first_version_id: first, effective_from: day } = next
  if (first === null || day === null) return
  const { today, former } = await queries.one(sql<{ today: string; former: string | null }>`
    SELECT ${todayOf(actor)}::text AS today, max(other.effective_from)::text AS former
    FROM rules own LEFT JOIN rules other ON ${versionsOf(other, own)} AND other.state = 'published'
    WHERE own.tenant_id = ${actor.tenantId} AND own.id = ${next.id}`)
  if (day < today) throw fieldProblem('effective_from', 'day_past')
  if (former !== null && day <= former) throw fieldProblem('effective_from', 'day_before_former')
}

/**
 * Refuses a last day in the past or before the first day, and any last day for a version that has
 * ended already: the past must not change.
 */
export async function requireLastDay(
  { queries, actor }: TenantContext,
  next: Row,
  before: Row,
): Promise<void> {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT ${todayOf(actor)}::text AS today`,
  )
  const [day, former] = [next.effective_to, before.effective_to]
  if (former !== null && former < today) throw problem('state_conflict')
  if (day === null) return
  if (day < today) throw fieldProblem('effective_to', 'day_past')
  if (next.effective_from !== null && day < next.effective_from)
    throw fieldProblem('effective_to', 'ends_before_start')
}
