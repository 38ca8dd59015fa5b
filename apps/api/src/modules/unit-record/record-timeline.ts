import { may } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import {
  type RecordEvent,
  TIMELINE_PAGE,
  type TimelinePage,
  type TimelineQuery,
} from '@portaria/contract/modules/unit-record/unit-record'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { EventSource, RecordUnit } from '../../parts/record-section.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { readableChanges, referenceTitles } from '../../register-endpoints/history.ts'
import { column, row, tableOf } from '../../register-endpoints/record-columns.ts'
import { readReferences } from '../../register-endpoints/reference-reader.ts'
import { onOwnDay } from './own-period.ts'
import { type ReadSection, seenRows } from './record-sections.ts'

type EventRow = {
  id: string
  kind: RecordEvent['kind']
  on: string
  at: Date
  /** The moment with all its digits, by which events are sorted: a JavaScript date has fewer. */
  stamp: string
  whole_day: boolean
  register: RegisterName
  subject_id: string
  author: string | null
  changes: RecordEvent['changes'] | null
}

type Cursor = { at: string; id: string } | null

/** The events of a unit as far as the actor may see them: a page, the newest first. */
export async function readTimeline(
  context: TenantContext,
  sections: readonly ReadSection[],
  unit: RecordUnit,
  query: TimelineQuery,
): Promise<TimelinePage> {
  const cursor = cursorIn(query.after)
  const size = sizeOf(query)
  const parts = sections.flatMap((section) =>
    section.source.events.map((event) => eventsOf(section, event, unit, query, cursor)),
  )
  const { role } = context.actor
  if (role === 'system' || may(role, apartments, 'history'))
    parts.push(changesOf(unit, query, cursor))
  const found = await context.queries.all(sql<EventRow>`
    SELECT id, kind, "on"::text, at, ${stampOf(sql`at`)} AS stamp, whole_day, register, subject_id,
      author, changes
    FROM (${sql.join(parts, sql` UNION ALL `)}) events
    ORDER BY at DESC, id DESC LIMIT ${size + 1}`)
  const shown = found.slice(0, size)
  const last = found.length > size ? shown.at(-1) : undefined
  return {
    data: await titledEvents(context, shown),
    meta: { next: last ? cursorOf(last) : null },
  }
}

const sizeOf = ({ per_page: size = TIMELINE_PAGE }: TimelineQuery) => size

const stampOf = (at: Sql) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const cursorOf = ({ stamp, id }: EventRow) =>
  Buffer.from(JSON.stringify([stamp, id])).toString('base64url')

/** Reads `after`; throws `invalid_format` for a value that no page returned. */
function cursorIn(after: string | undefined): Cursor {
  if (after === undefined) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    const [at, id] = Array.isArray(parts) ? parts.map(String) : []
    if (!at || !/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at))
      throw new Error('not a cursor')
    if (!id || !/^[a-z_]+:[0-9a-f-]{36}$/.test(id)) throw new Error('not a cursor')
    // JavaScript reads the 30th of February as a day of March, which the database refuses.
    if (new Date(at).toISOString().slice(0, 23) !== at.slice(0, 23)) throw new Error('not a cursor')
    return { at, id }
  } catch {
    throw fieldProblem('after', 'invalid_format')
  }
}

/** The newest events of a part, after the cursor, in the requested period, without future ones. */
function newest(
  { unit, query, cursor }: { unit: RecordUnit; query: TimelineQuery; cursor: Cursor },
  rows: Sql,
): Sql {
  const after = cursor
    ? sql`AND (at, id) < (${cursor.at}::timestamptz, ${cursor.id}::text COLLATE "C")`
    : sql``
  return sql`(SELECT * FROM (${rows}) part
    WHERE at IS NOT NULL AND "on" <= ${unit.day(sql`now()`)} ${after}
      AND "on" >= ${query.from ?? '-infinity'}::date AND "on" <= ${query.to ?? 'infinity'}::date
    ORDER BY at DESC, id DESC LIMIT ${sizeOf(query) + 1})`
}

function eventsOf(
  section: ReadSection,
  event: EventSource,
  unit: RecordUnit,
  query: TimelineQuery,
  cursor: Cursor,
): Sql {
  const { machinery, source } = section
  const isDay = 'on' in event
  const on = isDay ? event.on(row, unit) : unit.day(event.at(row, unit))
  const at = isDay ? unit.start(on) : event.at(row, unit)
  const isNarrowed = !machinery.scope.isWhole(apartments, unit.actor)
  const { register, column: key } = source.subject ?? {
    register: machinery.register.name,
    column: 'id',
  }
  return newest(
    { unit, query, cursor },
    sql`SELECT (${`${event.kind}:`} || r.id) COLLATE "C" AS id, ${event.kind}::text AS kind,
        ${on} AS "on", ${at} AS at, ${isDay}::boolean AS whole_day, ${register}::text AS register,
        ${column(row, key)} AS subject_id, NULL::text AS author, NULL::jsonb AS changes
      FROM ${tableOf(machinery.register)} r
      WHERE ${seenRows(section, unit)} ${isNarrowed ? sql`AND ${onOwnDay(source, row, on, unit)}` : sql``}`,
  )
}

/** Changes of the unit's own fields, from the audit trail. */
function changesOf(unit: RecordUnit, query: TimelineQuery, cursor: Cursor): Sql {
  return newest(
    { unit, query, cursor },
    sql`SELECT ('changed:' || a.id) COLLATE "C" AS id, 'changed' AS kind,
        ${unit.day(sql`a.at`)} AS "on", a.at, false AS whole_day, 'apartments' AS register,
        a.row_id AS subject_id, u.name AS author, a.changes
      FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
      WHERE a.tenant_id = ${unit.actor.tenantId} AND a.register = 'apartments'
        AND a.row_id = ${unit.id} AND a.operation IN ('create', 'update', 'remove', 'restore')`,
  )
}

/** Events with the titles of their rows, one statement a register. */
async function titledEvents(
  context: TenantContext,
  rows: readonly EventRow[],
): Promise<RecordEvent[]> {
  const read = [...Map.groupBy(rows, ({ register }) => register)].map(([name, group]) => {
    const ids = group.map(({ subject_id: id }) => id)
    return readReferences(context, registers[name], ids)
  })
  const titles = new Map((await Promise.all(read)).flatMap((found) => [...found]))
  const changed = rows.flatMap(({ changes }) => (changes ? [{ changes }] : []))
  const references = await referenceTitles(context, apartments, changed)
  return rows.map(({ id, kind, on, at, whole_day, register, subject_id, author, changes }) => ({
    id,
    kind,
    on,
    at: whole_day ? null : at.toISOString(),
    register,
    row: { id: subject_id, title: titles.get(subject_id)?.title ?? '' },
    author,
    changes: changes ? readableChanges(apartments, false, changes, references) : {},
  }))
}
