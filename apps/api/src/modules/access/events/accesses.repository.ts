import type {
  AccessEvent,
  AccessesQuery,
  ExplainedAccess,
} from '@portaria/contract/modules/access/access-answers'
import type { ConsideredRule } from '@portaria/contract/modules/access/decisions/decide'
import { RETENTION_DAYS } from '@portaria/contract/modules/companies/settings/retention-settings'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { photoOf } from '../../../platform/files/person-photo.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { unitTitle } from '../../visits/public/destinations.ts'
import { nameOf } from '../decisions/person-facts.ts'
import { unitsOf } from '../decisions/person-titles.ts'
import { titledRules } from '../decisions/rule-titles.ts'
import { visibleAccesses, visibleMarks, visibleReason, visibleVisitor } from './own-accesses.ts'
import { ofUnit } from './unit-accesses.ts'

/** Events of a page, where none is asked for. */
const PER_PAGE = 25

type Row = Omit<AccessEvent, 'at' | 'point' | 'person' | 'opened_by'> & {
  readonly at: Date
  /** Microseconds, which a date of JavaScript does not have. */
  readonly at_us: string
  readonly point_id: string
  readonly point_title: string
  readonly point_deleted: boolean
  readonly person_kind: NonNullable<AccessEvent['person']>['kind'] | null
  readonly person_id: string | null
  readonly person_title: string | null
  readonly person_units: string[]
  readonly photo_file_id: string | null
  readonly opener_id: string | null
  readonly opener_name: string | null
}

type ExplainedRow = Row & {
  readonly rule_id: string | null
  readonly considered: ConsideredRule[]
  readonly reader_time: string | null
  readonly reader_zone: string | null
  readonly passed_at: Date | null
}

const personKind = sql`CASE WHEN e.resident_id IS NOT NULL THEN 'resident'
  WHEN e.employee_id IS NOT NULL THEN 'employee' WHEN e.provider_id IS NOT NULL THEN 'provider'
  WHEN e.visitor_id IS NOT NULL THEN 'visitor' END`

/**
 * The photo on the record of the person of an event `e`, until the company's term for photos in
 * accesses is over (access §62).
 */
const photoFile = ({ tenantId }: TenantContext['actor']): Sql => sql`CASE
  WHEN e.at > now() - make_interval(days => (
    SELECT coalesce((c.settings #>> '{retention,access_photos_days}')::int,
      ${RETENTION_DAYS.access_photos_days.usual})
    FROM tenants c WHERE c.id = ${tenantId}))
  THEN coalesce(r.photo_file_id, w.photo_file_id, s.photo_file_id, v.photo_file_id) END`

/**
 * What became of an attempt `e`, as `f`. A turnstile that its reader frees by itself is told first as
 * free, then as granted and turned: the last of them is what is known.
 */
const passage = sql`LEFT JOIN LATERAL (
  SELECT (array_agg(o.fact ORDER BY o.fact = 'granted'))[1] AS fact, max(o.at) AS at,
    array_agg(DISTINCT m) FILTER (WHERE m IS NOT NULL) AS marks
  FROM access_events o LEFT JOIN LATERAL unnest(o.marks) m ON true
  WHERE o.tenant_id = e.tenant_id AND o.attempt_id = e.id AND o.at >= e.at
) f ON e.fact IN ('granted', 'pending')`

const isHousehold = ({ role }: TenantContext['actor']): boolean => role === 'condomino'

/**
 * `SELECT …` of the lines that an actor may see, as they may see them, with a condition on `e`. What
 * became of an attempt is no line of its own (access §60).
 */
function visibleEvents({ actor }: TenantContext, more: Sql, condition: Sql): Sql {
  const { tenantId } = actor
  const visitor = visibleVisitor(actor)
  const today = todayOf(actor)
  const titles = (units: Sql) => sql`ARRAY(SELECT ${unitTitle} FROM apartments a
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    WHERE a.tenant_id = ${tenantId} AND a.id IN (${units}) ORDER BY t.name, a.number)`
  return sql`
    SELECT e.id, e.at, (extract(epoch FROM e.at) * 1000000)::bigint::text AS at_us, coalesce(f.fact, e.fact) AS fact, e.direction, ${visibleReason(actor)} AS reason,
      ${visibleMarks(actor)} AS marks, e.credential, e.opening_reason,
      d.id AS point_id, d.name AS point_title, d.deleted_at IS NOT NULL AS point_deleted,
      ${personKind} AS person_kind,
      coalesce(r.id, w.id, s.id, CASE WHEN e.visitor_id IS NOT NULL THEN ${visitor.id} END)
        AS person_id,
      coalesce(${nameOf(sql.ref('r'))}, ${nameOf(sql.ref('w'))}, ${nameOf(sql.ref('s'))},
        CASE WHEN e.visitor_id IS NOT NULL THEN ${visitor.name} END) AS person_title,
      CASE WHEN r.id IS NOT NULL THEN (SELECT ${titles(unitsOf.resident(tenantId, today))}
          FROM residents x WHERE x.tenant_id = e.tenant_id AND x.id = e.resident_id)
        WHEN p.id IS NOT NULL THEN ${titles(sql`p.apartment_id`)} ELSE '{}' END AS person_units,
      ${isHousehold(actor) ? sql`NULL` : photoFile(actor)} AS photo_file_id,
      u.id AS opener_id, u.name AS opener_name ${more}
    FROM access_events e ${passage}
    JOIN access_points d ON d.tenant_id = e.tenant_id AND d.id = e.point_id
    LEFT JOIN residents r ON r.tenant_id = e.tenant_id AND r.id = e.resident_id
    LEFT JOIN employees w ON w.tenant_id = e.tenant_id AND w.id = e.employee_id
    LEFT JOIN service_providers s ON s.tenant_id = e.tenant_id AND s.id = e.provider_id
    LEFT JOIN visitors g ON g.tenant_id = e.tenant_id AND g.id = e.visitor_id
    -- A guest who was merged into a known visitor is shown as that one.
    LEFT JOIN visitors v ON v.tenant_id = g.tenant_id AND v.id = coalesce(g.merged_into, g.id)
    LEFT JOIN passes p ON p.tenant_id = e.tenant_id AND p.id = e.pass_id
    LEFT JOIN users u ON u.id = e.opened_by
    WHERE e.tenant_id = ${tenantId} AND e.attempt_id IS NULL AND ${visibleAccesses(actor)}
      AND ${condition}`
}

/** Returns a page of events, newest first, and the position of the next page. */
export async function readAccesses(
  context: TenantContext,
  links: FileLinks,
  query: AccessesQuery,
): Promise<{ data: AccessEvent[]; next: string | null }> {
  const { per_page: perPage = PER_PAGE } = query
  const rows = await context.queries.all(sql<Row>`
    ${visibleEvents(context, sql``, filtersOf(context, query))}
    ORDER BY e.at DESC, e.id DESC LIMIT ${perPage + 1}`)
  const shown = rows.slice(0, perPage)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => eventOf(context, links, row)),
    next: rows.length > perPage && last ? positionOf(last) : null,
  }
}

/**
 * Returns one event with the explanation of its decision. Throws `not_found` for an event that the
 * actor may not see.
 */
export async function readAccess(
  context: TenantContext,
  links: FileLinks,
  id: string,
): Promise<ExplainedAccess> {
  const more = sql`, e.rule_id, e.considered, e.reader_time, e.reader_zone, f.at AS passed_at`
  // Also by the id of what became of it.
  const own = sql`e.id = coalesce((SELECT o.attempt_id FROM access_events o
    WHERE o.tenant_id = ${context.actor.tenantId} AND o.id = ${id}::uuid), ${id}::uuid)`
  const row = await context.queries.first(sql<ExplainedRow>`${visibleEvents(context, more, own)}`)
  if (!row) throw problem('not_found')
  const { reader_time, reader_zone, passed_at: passedAt } = row
  // Rules are the managers' and the gate's: a household reads what was decided.
  const { rule, considered } = isHousehold(context.actor)
    ? { rule: null, considered: [] }
    : await titledRules(context, row)
  return {
    ...eventOf(context, links, row),
    rule,
    considered,
    reader_time,
    reader_zone,
    passed_at: passedAt?.toISOString() ?? null,
  }
}

function eventOf({ actor }: TenantContext, links: FileLinks, row: Row): AccessEvent {
  const { person_kind: kind, person_id: id, person_title: title, person_units: units } = row
  const photo = photoOf(links, actor.tenantId, row.photo_file_id)
  return {
    id: row.id,
    at: row.at.toISOString(),
    fact: row.fact,
    direction: row.direction,
    point: { id: row.point_id, title: row.point_title, deleted: row.point_deleted },
    reason: row.reason,
    marks: row.marks,
    credential: row.credential,
    person: kind && id !== null ? { kind, id, title: title ?? '', units, photo } : null,
    opened_by: row.opener_id === null ? null : { id: row.opener_id, name: row.opener_name ?? '' },
    opening_reason: row.opening_reason,
  }
}

/** The conditions of a query: each on what its reader sees, so that no filter tells more. */
function filtersOf({ actor }: TenantContext, query: AccessesQuery): Sql {
  const { point_id, fact, reason, kind, person_id, apartment_id, from, to, after } = query
  const conditions: Sql[] = []
  if (point_id) conditions.push(sql`e.point_id = ${point_id}::uuid`)
  if (fact) conditions.push(isShownAs(fact.split(',')))
  if (reason) conditions.push(sql`${visibleReason(actor)} = ${reason}`)
  if (kind) conditions.push(sql`e.${sql.ref(`${kind}_id`)} IS NOT NULL`)
  if (person_id) conditions.push(isOfPerson(isHousehold(actor), person_id))
  if (apartment_id) conditions.push(ofUnit(actor, apartment_id))
  if (query.credential) conditions.push(sql`e.credential = ${query.credential}`)
  if (from) conditions.push(sql`e.at >= ${new Date(from)}`)
  if (to) conditions.push(sql`e.at < ${new Date(to)}`)
  if (after) {
    const [at, id] = readPosition(after)
    conditions.push(
      sql`(e.at, e.id) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`,
    )
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

/** Whether a line shows one of some facts. Most lines are left out before their passage is read. */
const isShownAs = (facts: readonly string[]): Sql => {
  const isOfPassage = facts.includes('taken') || facts.includes('not_taken')
  const recorded = isOfPassage ? [...facts, 'granted', 'pending'] : facts
  return sql`e.fact = ANY(${recorded}::text[]) AND coalesce(f.fact, e.fact) = ANY(${[...facts]}::text[])`
}

/** A household knows its guests by their pass. */
const isOfPerson = (isOwn: boolean, id: string): Sql => {
  const visitor = isOwn ? sql`e.pass_id` : sql`e.visitor_id`
  return sql`(e.resident_id = ${id}::uuid OR e.employee_id = ${id}::uuid
    OR e.provider_id = ${id}::uuid OR ${visitor} = ${id}::uuid)`
}

const positionOf = ({ at_us, id }: Row): string =>
  Buffer.from(`${at_us} ${id}`).toString('base64url')

function readPosition(after: string): readonly [at: string, id: string] {
  const [at = '', id = ''] = Buffer.from(after, 'base64url').toString().split(' ')
  if (!/^\d{1,16}$/.test(at) || !isUuid(id)) throw fieldProblem('after', 'invalid_format')
  return [at, id]
}
