import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import {
  type Inhabitant,
  inhabitantOf,
  type PersonColumns,
  type PersonRef,
  personOf,
} from '../decisions/person-facts.ts'
import type { Subject as ListedSubject } from './lists/reader-numbers.ts'

/** Who or what is behind a number that a reader knows (access §23). */
export type Subject = {
  /** The person, or the guest of a pass; null where the pass names no visitor. */
  readonly person: PersonRef | null
  readonly inhabitant: Inhabitant | null
  readonly isDuress: boolean
  readonly passId: string | null
  readonly cardId: string | null
}

type Row = PersonColumns & {
  readonly number: string
  readonly is_duress: boolean
  readonly pass_id: string | null
  readonly card_id: string | null
}

/** Texts that may be numbers of ours: a reader's own may be larger than a column holds. */
const NUMBER = /^[1-9]\d{0,15}$/

/** Reads the subjects of numbers; a number that is not ours, or of no person or pass, has none. */
export async function readSubjects(
  { queries, actor }: TenantContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  const given = numbers.filter((one) => NUMBER.test(one))
  if (given.length === 0) return new Map()
  const rows = await queries.all(sql<Row>`
    SELECT n.number::text AS number, n.is_duress, n.pass_id, n.card_id, n.resident_id,
      n.employee_id, n.provider_id, p.visitor_id
    FROM reader_numbers n
    LEFT JOIN passes p ON p.tenant_id = n.tenant_id AND p.id = n.pass_id
    WHERE n.tenant_id = ${actor.tenantId} AND n.number = ANY(${given}::bigint[])
      AND n.rule_id IS NULL AND NOT n.is_exit`)
  return new Map(rows.map((row) => [row.number, subjectOf(row)]))
}

function subjectOf(row: Row): Subject {
  return {
    inhabitant: inhabitantOf(row),
    person: personOf(row),
    isDuress: row.is_duress,
    passId: row.pass_id,
    cardId: row.card_id,
  }
}

/** Returns whom lists of readers name for a subject: the person, or the pass. */
export const listedOf = ({ inhabitant, passId }: Subject): ListedSubject | null =>
  inhabitant ?? (passId === null ? null : { kind: 'pass', id: passId })
