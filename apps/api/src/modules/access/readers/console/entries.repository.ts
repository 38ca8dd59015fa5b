import {
  ENTRIES_PER_PAGE,
  type EntriesQuery,
  type ReaderEntry,
} from '@portaria/contract/modules/access/readers/reader-answers'
import {
  type EntryKind,
  type EntryState,
  entryReasons,
  entryStates,
  knownCode,
} from '@portaria/contract/modules/access/readers/reader-words'
import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { nameOf } from '../../decisions/person-facts.ts'

const kind = sql`CASE WHEN n.resident_id IS NOT NULL THEN 'resident'
  WHEN n.employee_id IS NOT NULL THEN 'employee' WHEN n.provider_id IS NOT NULL THEN 'provider'
  WHEN n.pass_id IS NOT NULL THEN 'pass' WHEN n.card_id IS NOT NULL THEN 'card'
  ELSE 'schedule' END`

/** The number of the subject that is not for duress, so that nobody learns who has a second PIN. */
const ofSubject = sql`PARTITION BY e.equipment_id, e.part, coalesce(n.resident_id, n.employee_id,
  n.provider_id, n.pass_id, n.card_id, n.rule_id)`

/**
 * `SELECT` of what readers hold or have to hold, with a condition on `e`: one row for a subject and
 * part. A person's PIN for duress counts as part of the person (access §20), and what was read back
 * as removed is left out.
 */
export function entriesOf({ actor }: TenantContext, condition: Sql): Sql {
  return sql`
    SELECT DISTINCT ON (equipment_id, part, subject) equipment_id, part, kind, subject, credentials,
      since, tries, reason,
      CASE WHEN is_duress AND has_main AND state = 'removing' THEN 'waiting' ELSE state END AS state
    FROM (
      SELECT e.equipment_id, e.part, ${kind} AS kind, n.is_duress, e.wanted_since AS since, e.tries,
        coalesce(n.resident_id, n.employee_id, n.provider_id, n.pass_id, n.card_id, n.rule_id)
          AS subject,
        first_value(e.credentials) OVER (${ofSubject} ORDER BY n.is_duress) AS credentials,
        bool_or(NOT n.is_duress) OVER (${ofSubject}) AS has_main,
        CASE WHEN e.wanted IS NULL THEN 'removing' WHEN e.state = 'done' THEN 'registered'
          ELSE e.state END AS state,
        CASE WHEN e.state IN ('refused', 'unknown') THEN e.reason END AS reason
      FROM reader_entries e
      JOIN reader_numbers n ON n.tenant_id = e.tenant_id AND n.number = e.number
      WHERE e.tenant_id = ${actor.tenantId} AND NOT (e.wanted IS NULL AND e.state = 'done')
        AND ${condition}) numbered
    ORDER BY equipment_id, part, subject, state = 'registered', is_duress`
}

const titles: { readonly [Kind in EntryKind]: { table: string; title: Sql } } = {
  resident: { table: 'residents', title: nameOf(sql.ref('x')) },
  employee: { table: 'employees', title: nameOf(sql.ref('x')) },
  provider: { table: 'service_providers', title: nameOf(sql.ref('x')) },
  pass: { table: 'passes', title: sql`x.guest_name` },
  card: { table: 'cards', title: sql`concat_ws(' · ', ${holderOfCard()}, x.number)` },
  schedule: { table: 'access_rules', title: sql`x.name` },
}

/** The name of a card's holder. */
function holderOfCard(): Sql {
  const named = (table: string, column: string) => sql`(SELECT ${nameOf(sql.ref('h'))}
    FROM ${sql.table(table)} h WHERE h.tenant_id = x.tenant_id AND h.id = x.${sql.ref(column)})`
  return sql`coalesce(${named('residents', 'resident_id')}, ${named('employees', 'employee_id')},
    ${named('service_providers', 'provider_id')})`
}

type Row = {
  readonly kind: EntryKind
  readonly subject: string
  readonly part: ReaderEntry['part']
  readonly credentials: ReaderEntry['credentials']
  readonly state: EntryState
  readonly reason: string | null
  readonly since: Date
  readonly tries: number
  readonly title: string
  readonly deleted: boolean
}

/**
 * Returns a page of what a reader holds or has to hold; what needs somebody comes first. The hours of
 * rules are listed only as long as they are not there: they are nobody.
 */
export async function readEntries(
  context: TenantContext,
  equipmentId: string,
  { state, q, page = 1 }: EntriesQuery,
): Promise<{ data: ReaderEntry[]; total: number }> {
  const { queries, actor } = context
  const titled = Object.entries(titles).map(
    ([one, { table, title }]) => sql`
      SELECT d.*, ${title} COLLATE "C" AS title, x.deleted_at IS NOT NULL AS deleted
      FROM entries d JOIN ${sql.table(table)} x ON x.tenant_id = ${actor.tenantId} AND x.id = d.subject
      WHERE d.kind = ${one}`,
  )
  const found = sql`
    WITH entries AS MATERIALIZED (${entriesOf(context, sql`e.equipment_id = ${equipmentId}::uuid`)}),
    titled AS (${sql.join(titled, sql` UNION ALL `)})
    SELECT * FROM titled WHERE (kind <> 'schedule' OR state <> 'registered')
      AND ${state ? sql`state = ${state}` : sql`true`}
      AND ${q ? sql`position(search_normal(${q}) IN search_normal(title)) > 0` : sql`true`}`
  const [{ total }, rows] = await together(
    queries.one(sql<{ total: number }>`SELECT count(*)::int AS total FROM (${found}) counted`),
    queries.all(sql<Row>`
      SELECT * FROM (${found}) listed
      ORDER BY array_position(${[...entryStates]}::text[], state),
        title COLLATE "pt-BR-x-icu", subject, part
      LIMIT ${ENTRIES_PER_PAGE} OFFSET ${(page - 1) * ENTRIES_PER_PAGE}`),
  )
  return { data: rows.map(entryOf), total }
}

const entryOf = (row: Row): ReaderEntry => ({
  kind: row.kind,
  of: { id: row.subject, title: row.title, deleted: row.deleted },
  part: row.part,
  credentials: row.credentials,
  state: row.state,
  reason: knownCode(entryReasons, row.reason),
  since: row.since.toISOString(),
  tries: row.tries,
})
