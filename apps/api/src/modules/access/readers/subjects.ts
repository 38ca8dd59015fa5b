import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Inhabitant, PersonRef } from '../decisions/person-facts.ts'

/** Who or what is behind a number that a reader knows (access §23). */
export type Subject = {
  /** The person, or the guest of a pass; null for a card that nobody holds. */
  readonly person: PersonRef | null
  readonly inhabitant: Inhabitant | null
  readonly isDuress: boolean
  readonly passId: string | null
  readonly cardId: string | null
}

type Row = {
  readonly number: string
  readonly is_duress: boolean
  readonly pass_id: string | null
  readonly card_id: string | null
  readonly resident_id: string | null
  readonly employee_id: string | null
  readonly provider_id: string | null
  readonly visitor_id: string | null
}

/** Reads the subjects of numbers; a number that is not ours has none. */
export async function readSubjects(
  { queries, actor }: TenantContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  if (numbers.length === 0) return new Map()
  const rows = await queries.all(sql<Row>`
    SELECT n.number::text AS number, n.is_duress, n.pass_id, n.card_id,
      coalesce(n.resident_id, c.resident_id) AS resident_id,
      coalesce(n.employee_id, c.employee_id) AS employee_id,
      coalesce(n.provider_id, c.provider_id) AS provider_id, p.visitor_id
    FROM reader_numbers n
    LEFT JOIN cards c ON c.tenant_id = n.tenant_id AND c.id = n.card_id
    LEFT JOIN passes p ON p.tenant_id = n.tenant_id AND p.id = n.pass_id
    WHERE n.tenant_id = ${actor.tenantId} AND n.number = ANY(${[...numbers]}::bigint[])
      AND n.rule_id IS NULL`)
  return new Map(rows.map((row) => [row.number, subjectOf(row)]))
}

function subjectOf(row: Row): Subject {
  const inhabitant = inhabitantOf(row)
  const { visitor_id: visitorId } = row
  return {
    inhabitant,
    person: inhabitant ?? (visitorId === null ? null : { kind: 'visitor', id: visitorId }),
    isDuress: row.is_duress,
    passId: row.pass_id,
    cardId: row.card_id,
  }
}

function inhabitantOf({ resident_id, employee_id, provider_id }: Row): Inhabitant | null {
  if (resident_id !== null) return { kind: 'resident', id: resident_id }
  if (employee_id !== null) return { kind: 'employee', id: employee_id }
  return provider_id === null ? null : { kind: 'provider', id: provider_id }
}
