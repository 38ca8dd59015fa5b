import type { TenantActor } from '@portaria/contract/actors/actor'
import {
  accessFacts,
  credentialKinds,
  denialReasons,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { CountedRows, ReportSource } from '../../../parts/report-source.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'

/** The kind of the person of an event `r`; null for one of nobody. */
const kind = sql`CASE WHEN r.resident_id IS NOT NULL THEN 'resident'
  WHEN r.employee_id IS NOT NULL THEN 'employee' WHEN r.provider_id IS NOT NULL THEN 'provider'
  WHEN r.visitor_id IS NOT NULL THEN 'visitor' END`

const columns = {
  at: sql`r.at`,
  point_id: sql`r.point_id`,
  credential: sql`r.credential`,
  reason: sql`r.reason`,
  kind,
} as const

const choices: Readonly<Record<string, readonly string[]>> = {
  kind: personKinds,
  credential: credentialKinds,
  reason: denialReasons,
  fact: accessFacts,
}

/**
 * Whether an event is an attempt of which one of some facts is known. They are read once for all
 * events: the subquery depends on none.
 */
const became = ({ tenantId }: TenantActor, facts: readonly string[]): Sql => sql`(
  r.fact IN ('granted', 'pending') AND r.id IN (SELECT o.attempt_id FROM access_events o
    WHERE o.tenant_id = ${tenantId} AND o.attempt_id IS NOT NULL
      AND o.fact = ANY(${[...facts]}::text[])))`

const passages = ['taken', 'not_taken']

/** Whether an event shows one of some facts, as the list of accesses shows it (access §60). */
function isShownAs(actor: TenantActor, facts: readonly string[]): Sql {
  const passed = facts.filter((fact) => passages.includes(fact))
  const recorded = sql`r.fact = ANY(${[...facts]}::text[])`
  // Whatever became of those that were granted: only a turnstile that was freed tells it later.
  if (facts.includes('granted') && passed.length === passages.length)
    return sql`(${recorded} OR (r.fact = 'pending' AND ${became(actor, passages)}))`
  const isOpen = facts.includes('granted') || facts.includes('pending')
  const still = isOpen ? sql`(${recorded} AND NOT ${became(actor, passages)})` : recorded
  return passed.length === 0 ? still : sql`(${still} OR ${became(actor, passed)})`
}

function isOneOf(actor: TenantActor, name: string, value: string): Sql {
  const asked = value.split(',')
  if (name === 'point_id') {
    if (!asked.every(isUuid)) throw fieldProblem('filter.point_id', 'invalid_format')
    return sql`r.point_id = ANY(${asked}::uuid[])`
  }
  const known = choices[name]
  if (!known || !asked.every((one) => known.includes(one)))
    throw fieldProblem(`filter.${name}`, 'invalid_choice')
  if (name === 'fact') return isShownAs(actor, asked)
  const column = name === 'kind' ? kind : sql.ref(`r.${name}`)
  return sql`${column} = ANY(${asked}::text[])`
}

const rows: CountedRows = {
  table: sql`access_events`,
  columns,
  inPeriod: ({ tenantId }, _by, { from, to }, zone) => sql`
    r.tenant_id = ${tenantId} AND r.attempt_id IS NULL
    AND r.at >= (${from}::date::timestamp AT TIME ZONE ${zone}::text)
    AND r.at < ((${to}::date + 1)::timestamp AT TIME ZONE ${zone}::text)`,
  match: (actor, filters) => {
    const conditions = Object.entries(filters).map(([name, value]) => isOneOf(actor, name, value))
    return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
  },
}

/** The accesses that the report on them counts: each line of their list once (access §65). */
export const accessesReport: ReportSource = { rows }
