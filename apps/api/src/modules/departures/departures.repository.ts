import {
  type Departure,
  type DepartureDecision,
  type DepartureReceipt,
  departureThings,
  type HouseholdMember,
  type LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import { registers } from '@portaria/contract/modules/registers'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import { type Leaving, pointers } from '../../parts/thing-kind.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { joinedTitle, tableOf } from '../../register-endpoints/record-columns.ts'
import { readReaderReceipts } from '../access/public/reader-receipts.ts'
import { isMinorToday } from '../accounts/public/minors.ts'
import { companyName } from '../companies/public/companies.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { isLiveCode } from '../custody/public/parcel-codes.ts'
import { isHeldRow } from '../custody/public/parcels.ts'
import { lastsOn } from '../units/public/left-units.ts'
import { livesToday } from '../units/public/occupancies.ts'
import type { Things } from './thing-kinds.ts'

/** Reads a person of a register, including a removed one. */
export const readPerson = (
  { queries, actor }: TenantContext,
  register: LeavingRegister,
  id: string,
): Promise<{ id: string; title: string; isLive: boolean } | undefined> =>
  queries.first(sql<{ id: string; title: string; isLive: boolean }>`
    SELECT p.id, coalesce(p.social_name, p.name) AS title, p.deleted_at IS NULL AS "isLive"
    FROM ${tableOf(registers[register])} p WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)

/**
 * Locks people in the order of their ids, so that of two plans for the same person the second
 * waits. A visit or a pass that refers to them does not wait.
 */
export async function lockPeople(
  { queries, actor }: TenantContext,
  { register, ids }: Leaving,
): Promise<void> {
  await queries.all(sql`
    SELECT p.id FROM ${tableOf(registers[register])} p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])
    ORDER BY p.id FOR NO KEY UPDATE`)
  if (register !== 'service-providers') return
  // Employees leave with the provider that sends them.
  await queries.all(sql`
    SELECT e.id FROM employees e
    WHERE e.tenant_id = ${actor.tenantId} AND e.provider_id = ANY(${[...ids]}::uuid[])
    ORDER BY e.id FOR NO KEY UPDATE`)
}

/** Reads the units of a resident from today on, and the other residents there. */
export async function readHousehold(
  { queries, actor }: TenantContext,
  residentId: string,
): Promise<{ units: { id: string; title: string }[]; members: HouseholdMember[] }> {
  const { title, joins } = joinedTitle(apartments, sql.ref('a'))
  const units = await queries.all(sql<{ id: string; title: string }>`
    SELECT a.id, ${title} AS title FROM apartments a ${joins}
    WHERE a.tenant_id = ${actor.tenantId} AND a.id IN (
      SELECT o.apartment_id FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${residentId}
        AND o.deleted_at IS NULL AND o.relation <> 'landlord'
        AND (o.ends_on IS NULL OR o.ends_on >= ${todayOf(actor)}))
    ORDER BY title, a.id`)
  const ids = units.map(({ id }) => id)
  const members = await queries.all(sql<HouseholdMember>`
    SELECT r.id, coalesce(r.social_name, r.name) AS title, array_agg(o.apartment_id) AS apartment_ids,
      coalesce(${isMinorToday(sql.ref('r'), actor)}, false) AS is_minor,
      coalesce(r.guardian_id = ${residentId}, false) AS is_ward,
      bool_or(${lastsOn(sql.ref('o'), actor)}) AS stays
    FROM residents r
    JOIN occupancies o ON o.tenant_id = r.tenant_id AND o.resident_id = r.id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id <> ${residentId} AND r.deleted_at IS NULL
      AND o.apartment_id = ANY(${ids}::uuid[]) AND ${livesToday(sql.ref('o'), todayOf(actor))}
    GROUP BY r.tenant_id, r.id ORDER BY title, r.id`)
  return { units, members }
}

/**
 * Returns which of the things to end are already over: used, given back, blocked, inactive or
 * removed.
 */
export async function readOver(
  { queries, actor }: TenantContext,
  things: Things,
  decisions: readonly DepartureDecision[],
): Promise<Set<string>> {
  const over = new Set<string>()
  for (const { kind, open } of things.all) {
    const ids = decisions.flatMap((one) =>
      one.kind === kind && one.choice === 'end' ? [one.id] : [],
    )
    if (!open || ids.length === 0) continue
    const rows = await queries.all(sql<{ id: string }>`
      SELECT r.id FROM ${sql.table(open.table)} r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${ids}::uuid[])
        AND NOT ${open.isOpen(sql.ref('r'), actor)}`)
    for (const { id } of rows) over.add(id)
  }
  return over
}

/** Returns a moment in the form of answers. */
const written = (moment: string): Sql =>
  sql`to_char(${sql.ref(moment)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const unit = joinedTitle(apartments, sql.ref('a'))

/** Whether a departure `d` has things whose last day has passed. */
export const isOverdue = sql`(d.state = 'planned' AND least(d.last_day,
  (SELECT min(i.last_day) FROM departure_items i
    WHERE i.tenant_id = d.tenant_id AND i.departure_id = d.id AND i.state = 'pending'))
  < tenant_today(d.tenant_id))`

/** The columns of a departure `d` in every answer. */
const summary = sql`d.id, d.kind, d.state, d.last_day::text AS last_day, d.reason,
  ${written('d.planned_at')} AS planned_at, b.name AS planned_by,
  ${written('d.undone_at')} AS undone_at, u.name AS undone_by, ${written('d.done_at')} AS done_at,
  ${isOverdue} AS overdue,
  json_build_object('id', coalesce(r.id, e.id, p.id), 'title',
    coalesce(r.social_name, r.name, e.social_name, e.name, p.social_name, p.name)) AS person,
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'title', ${unit.title}) END
    AS apartment`

const sources = sql`departures d
  JOIN users b ON b.id = d.planned_by LEFT JOIN users u ON u.id = d.undone_by
  LEFT JOIN residents r ON r.tenant_id = d.tenant_id AND r.id = d.resident_id
  LEFT JOIN employees e ON e.tenant_id = d.tenant_id AND e.id = d.employee_id
  LEFT JOIN service_providers p ON p.tenant_id = d.tenant_id AND p.id = d.provider_id
  LEFT JOIN apartments a ON a.tenant_id = d.tenant_id AND a.id = d.apartment_id ${unit.joins}`

/** Reads the departures that name a person, latest first. */
export const readDepartures = (
  { queries, actor }: TenantContext,
  personId: string,
): Promise<Departure[]> =>
  queries.all(sql<Departure>`
    SELECT ${summary} FROM ${sources}
    WHERE d.tenant_id = ${actor.tenantId} AND d.id IN (
      SELECT i.departure_id FROM departure_items i
      WHERE i.tenant_id = ${actor.tenantId} AND i.person_id = ${personId})
    ORDER BY d.planned_at DESC, d.id DESC LIMIT 20`)

type Item = DepartureReceipt['items'][number]

/**
 * The number of codes by which the parcel of an item `i` can still be collected, and the time at
 * which the last of them expires, if all of them do; null if there are no codes.
 */
const openCodes = sql`(
  SELECT json_build_object('open', count(*)::int, 'until',
    CASE WHEN bool_and(c.expires_at IS NOT NULL) THEN to_char(max(c.expires_at) AT TIME ZONE 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END)
  FROM parcel_codes c JOIN parcels p ON p.tenant_id = c.tenant_id AND p.id = c.parcel_id
  WHERE i.kind = 'parcel' AND i.outcome = 'parcel_waits' AND c.tenant_id = i.tenant_id
    AND c.parcel_id = i.thing_id AND ${isHeldRow(sql.ref('p'))} AND ${isLiveCode(sql.ref('c'))}
  HAVING count(*) > 0)`

/** Reads a departure with all decisions; undefined if the company has none with that id. */
export async function readReceipt(
  context: TenantContext,
  id: string,
): Promise<DepartureReceipt | undefined> {
  const { queries, actor } = context
  const found = await queries.first(
    sql<Departure & Pick<DepartureReceipt, 'company' | 'time_zone'>>`
      SELECT ${summary}, ${companyName} AS company, t.time_zone
      FROM ${sources} JOIN tenants t ON t.id = d.tenant_id
      WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${id}`,
  )
  if (!found) return undefined
  const items = await queries.all(sql<Item>`
    SELECT i.kind, i.thing_id AS id, i.person_id, i.choice, i.last_day::text AS last_day, i.state,
      i.outcome, ${written('i.ended_at')} AS ended_at,
      coalesce(i.title, (SELECT w.guest_name FROM passes w
          WHERE w.tenant_id = i.tenant_id AND w.id = i.thing_id),
        (SELECT w.guest_name FROM visits w
          WHERE w.tenant_id = i.tenant_id AND w.id = i.thing_id), '') AS title,
      CASE WHEN h.id IS NOT NULL
        THEN json_build_object('id', h.id, 'title', coalesce(h.social_name, h.name)) END AS to,
      ${openCodes} AS codes
    FROM departure_items i
    LEFT JOIN residents h ON h.tenant_id = i.tenant_id AND h.id = i.to_id
    WHERE i.tenant_id = ${actor.tenantId} AND i.departure_id = ${id}
    ORDER BY array_position(${[...departureThings]}::text[], i.kind), title, i.id`)
  // Households leave together, and employees with the provider that sends them.
  const ids = items.map(({ person_id }) => person_id).filter((id) => id !== found.person.id)
  const named = (table: string) => sql<{ id: string; title: string }>`
    SELECT p.id, coalesce(p.social_name, p.name) AS title FROM ${sql.table(table)} p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${ids}::uuid[])`
  const others = await queries.all(sql<{ id: string; title: string }>`
    ${named('residents')} UNION ALL ${named('employees')} ORDER BY title, id`)
  const all = [found.person, ...others]
  const receipts = await readReaderReceipts(
    context,
    all.map((person) => person.id),
    new Date(found.planned_at),
  )
  const people = all.map((person) => ({ ...person, readers: receipts.get(person.id) ?? [] }))
  return { ...found, people, items }
}

/** Returns the column that names the person of a stored departure. */
export const leaverOf = (register: LeavingRegister): Sql => sql.ref(pointers[register])
