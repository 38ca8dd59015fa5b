import type { ErasureHold, ErasureOverview } from '@portaria/contract/modules/erasures/erasures'
import { erasureHolds } from '@portaria/contract/modules/erasures/erasures'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { sql } from 'kysely'
import type { ThingKind } from '../../parts/thing-kind.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { together } from '../../platform/database/together.ts'
import { countsAsInside } from '../access/public/presence.ts'
import { isReaderInUse } from '../access/public/readers-in-use.ts'
import { isOpenVisit } from '../visits/public/open-visits.ts'
import { isUsablePass } from '../visits/public/usable-passes.ts'
import { isBlocked } from '../visits/public/visitors.ts'
import { departureOf, type Person, peopleTable, refersTo } from './people-tables.ts'

type Hold = ErasureOverview['holds'][number]

/** Most holds that are listed: the rest follows once these have ended. */
const HOLDS = 50

/** Finds what is still open with a person, in the order of the contract (people §9). */
export async function findHolds(
  context: TenantContext,
  things: readonly ThingKind[],
  person: Person,
): Promise<Hold[]> {
  const [own, ...ofThings] = await together(
    context.queries.all(sql<Hold>`
      SELECT h.kind, h.id, h.title FROM (${sql.join(holdsOf(context, person), sql` UNION ALL `)})
        AS h (kind, id, title)
      ORDER BY h.kind, h.id LIMIT ${HOLDS}`),
    ...findThings(context, things, person),
  )
  const found = [...own, ...ofThings.flat()]
  const unique = new Map(found.map((hold) => [`${hold.kind} ${hold.id}`, hold]))
  return [...unique.values()]
    .toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind))
    .slice(0, HOLDS)
}

const placeOf = (kind: ErasureHold) => erasureHolds.indexOf(kind)

/** Finds the things that a departure would end, by their kinds; visitors have none. */
function findThings(
  context: TenantContext,
  things: readonly ThingKind[],
  { register, ids }: Person,
): Promise<Hold[]>[] {
  if (register === 'visitors') return []
  return things.map(async ({ kind, find }): Promise<Hold[]> => {
    if (kind === 'person') return []
    const found = await find(context, { register, ids })
    return found.flatMap(({ id, title, of_unit }) =>
      of_unit === true ? [] : [{ kind, id, title }],
    )
  })
}

/** Statements of holds, as their kind, the id of a record to open, and its title. */
function holdsOf(context: TenantContext, person: Person): Sql[] {
  return [
    ...statesOf(context, person),
    ...mattersOf(context, person),
    ...(person.register === 'visitors' ? visitsOf(context, person) : membersOf(context, person)),
  ]
}

/** The record itself: present, blocked, or inside. */
function statesOf({ actor }: TenantContext, person: Person): Sql[] {
  const { register, id } = person
  const own = sql`FROM ${peopleTable(register)} p WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`
  const inside = sql`
    SELECT 'inside', NULL::uuid, NULL::text FROM access_presence s
    WHERE s.tenant_id = ${actor.tenantId} AND ${refersTo('s', person)}
      AND ${countsAsInside(sql.ref('s'))}`
  if (register === 'visitors')
    return [
      inside,
      sql`SELECT 'blocked', NULL::uuid, NULL::text ${own} AND ${isBlocked(sql.ref('p'))}`,
    ]
  const active = sql`SELECT 'active', NULL::uuid, NULL::text ${own} AND p.status = 'ATIVO'`
  if (register !== 'service-providers') return [inside, active]
  return [
    inside,
    active,
    sql`SELECT 'blocked', NULL::uuid, NULL::text ${own} AND p.approval = 'blocked'`,
  ]
}

/** Open occurrences that name somebody or belong to a visit of theirs. */
function mattersOf({ actor }: TenantContext, person: Person): Sql[] {
  if (person.register === 'service-providers') return []
  const ofVisit = sql`OR o.visit_id IN (
    SELECT v.id FROM visits v WHERE v.tenant_id = o.tenant_id AND ${refersTo('v', person)})`
  return [
    sql`SELECT 'occurrence', o.id, o.title FROM occurrences o
      WHERE o.tenant_id = ${actor.tenantId} AND o.deleted_at IS NULL
        AND o.state = ANY(${[...openOccurrenceStates]}::text[])
        AND (o.id IN (SELECT i.occurrence_id FROM occurrence_involved i
            WHERE i.tenant_id = o.tenant_id AND ${refersTo('i', person)})
          ${person.register === 'visitors' ? ofVisit : sql``})`,
  ]
}

/** Visits and passes that are not over. */
function visitsOf({ actor }: TenantContext, person: Person): Sql[] {
  return [
    sql`SELECT 'visit', v.id, v.guest_name FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND ${refersTo('v', person)}
        AND ${isOpenVisit(sql.ref('v'))}`,
    sql`SELECT 'pass', p.id, p.guest_name FROM passes p
      WHERE p.tenant_id = ${actor.tenantId} AND ${refersTo('p', person)}
        AND ${isUsablePass(sql.ref('p'))}`,
  ]
}

/** What is under way with residents, employees and providers beside their things. */
function membersOf({ actor }: TenantContext, person: Person): Sql[] {
  const { register, id } = person
  const of = (row: string) =>
    sql`${sql.ref(`${row}.tenant_id`)} = ${actor.tenantId} AND ${refersTo(row, person)}`
  const inUse = isReaderInUse(sql.ref('e'))
  const ofResident = [
    sql`SELECT 'ward', w.id, coalesce(w.social_name, w.name) FROM residents w
      WHERE w.tenant_id = ${actor.tenantId} AND w.guardian_id = ${id} AND w.deleted_at IS NULL
        AND w.status = 'ATIVO'`,
    sql`SELECT 'violation', v.id, v.subject FROM violations v
      WHERE v.tenant_id = ${actor.tenantId} AND ${id} IN (v.owner_id, v.copy_to_id)
        AND v.deleted_at IS NULL AND v.state NOT IN ('closed', 'cancelled')`,
  ]
  return [
    sql`SELECT 'departure', NULL::uuid, NULL::text FROM departures d
      WHERE d.tenant_id = ${actor.tenantId} AND d.state = 'planned' AND (${of('d')}
        OR (${departureOf('d', person)} AND d.id IN (SELECT i.departure_id FROM departure_items i
          WHERE i.tenant_id = ${actor.tenantId} AND i.person_id = ${id})))`,
    sql`SELECT 'removal', NULL::uuid, e.name FROM reader_numbers n
      JOIN reader_removals m ON m.tenant_id = n.tenant_id AND m.number = n.number
      JOIN equipment e ON e.tenant_id = m.tenant_id AND e.id = m.equipment_id
      WHERE ${of('n')} AND m.gone_at IS NULL AND ${inUse}`,
    sql`SELECT 'removal', NULL::uuid, e.name FROM reader_numbers n
      JOIN reader_entries r ON r.tenant_id = n.tenant_id AND r.number = n.number
      JOIN equipment e ON e.tenant_id = r.tenant_id AND e.id = r.equipment_id
      WHERE ${of('n')} AND (r.wanted IS NOT NULL OR r.state <> 'done') AND ${inUse}`,
    sql`SELECT 'alert', a.id, NULL::text FROM panic_alerts a
      JOIN memberships m ON m.id = a.membership_id AND ${of('m')}
      WHERE a.tenant_id = ${actor.tenantId} AND a.state <> 'closed'`,
    ...(register === 'residents' ? ofResident : []),
  ]
}
