import type { ErasureHold, ErasureOverview } from '@portaria/contract/modules/erasures/erasures'
import { erasureHolds } from '@portaria/contract/modules/erasures/erasures'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { sql } from 'kysely'
import type { ThingKind } from '../../parts/thing-kind.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { countsAsInside } from '../access/public/presence.ts'
import { peopleTable, pointerOf, type Subject } from './people-tables.ts'

type Hold = ErasureOverview['holds'][number]

/** Most holds that are listed: the rest follows once these have ended. */
const HOLDS = 50

/** Finds what is still open with a person, in the order of the contract (people §9). */
export async function findHolds(
  context: TenantContext,
  things: readonly ThingKind[],
  subject: Subject,
): Promise<Hold[]> {
  const own = await context.queries.all(sql<Hold>`
    SELECT h.kind, h.id, h.title FROM (${sql.join(holdsOf(context, subject), sql` UNION ALL `)})
      AS h (kind, id, title)
    ORDER BY h.kind, h.id LIMIT ${HOLDS}`)
  const found = [...own, ...(await findThings(context, things, subject))]
  const unique = new Map(found.map((hold) => [`${hold.kind} ${hold.id}`, hold]))
  return [...unique.values()]
    .toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind))
    .slice(0, HOLDS)
}

const placeOf = (kind: ErasureHold) => erasureHolds.indexOf(kind)

/** The things that a departure would end; visitors have none. */
async function findThings(
  context: TenantContext,
  things: readonly ThingKind[],
  { register, id }: Subject,
): Promise<Hold[]> {
  if (register === 'visitors') return []
  const found: Hold[] = []
  for (const { kind, find } of things) {
    if (kind === 'person') continue
    for (const thing of await find(context, { register, ids: [id] }))
      if (thing.of_unit !== true) found.push({ kind, id: thing.id, title: thing.title })
  }
  return found
}

/** Statements of holds, as their kind, the id of a record to open, and its title. */
function holdsOf(context: TenantContext, subject: Subject): Sql[] {
  const { register, id } = subject
  return [
    ...statesOf(context, subject),
    ...mattersOf(context, subject),
    ...(register === 'visitors' ? visitsOf(context, id) : membersOf(context, subject)),
  ]
}

/** The record itself: present, blocked, or inside. */
function statesOf({ actor }: TenantContext, { register, id }: Subject): Sql[] {
  const own = sql`FROM ${peopleTable(register)} p WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`
  const pointer = sql.ref(`s.${pointerOf[register]}`)
  const inside = sql`
    SELECT 'inside', NULL::uuid, NULL::text FROM access_presence s
    WHERE s.tenant_id = ${actor.tenantId} AND ${pointer} = ${id} AND ${countsAsInside(sql.ref('s'))}`
  if (register === 'visitors')
    return [
      inside,
      sql`SELECT 'blocked', NULL::uuid, NULL::text ${own} AND p.blocked
        AND coalesce(p.blocked_until > now(), true)`,
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
function mattersOf({ actor }: TenantContext, { register, id }: Subject): Sql[] {
  if (register === 'service-providers') return []
  const involved = sql.ref(`i.${pointerOf[register]}`)
  const ofVisit = sql`OR o.visit_id IN (
    SELECT v.id FROM visits v WHERE v.tenant_id = o.tenant_id AND v.visitor_id = ${id})`
  return [
    sql`SELECT 'occurrence', o.id, o.title FROM occurrences o
      WHERE o.tenant_id = ${actor.tenantId} AND o.deleted_at IS NULL
        AND o.state = ANY(${[...openOccurrenceStates]}::text[])
        AND (o.id IN (SELECT i.occurrence_id FROM occurrence_involved i
            WHERE i.tenant_id = o.tenant_id AND ${involved} = ${id})
          ${register === 'visitors' ? ofVisit : sql``})`,
  ]
}

/** Visits and passes that are not over. */
function visitsOf({ actor }: TenantContext, id: string): Sql[] {
  return [
    sql`SELECT 'visit', v.id, v.guest_name FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.visitor_id = ${id} AND v.deleted_at IS NULL
        AND v.state IN ('expected', 'waiting', 'authorised', 'inside')`,
    sql`SELECT 'pass', p.id, p.guest_name FROM passes p
      WHERE p.tenant_id = ${actor.tenantId} AND p.visitor_id = ${id} AND p.deleted_at IS NULL
        AND p.state = 'active' AND p.valid_to > now()`,
  ]
}

/** What is under way with residents, employees and providers beside their things. */
function membersOf({ actor }: TenantContext, { register, id }: Subject): Sql[] {
  const column = pointerOf[register]
  const of = (row: string) => sql`${sql.ref(`${row}.tenant_id`)} = ${actor.tenantId}
    AND ${sql.ref(`${row}.${column}`)} = ${id}`
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
        OR d.id IN (SELECT i.departure_id FROM departure_items i
          WHERE i.tenant_id = ${actor.tenantId} AND i.person_id = ${id}))`,
    sql`SELECT 'removal', NULL::uuid, e.name FROM reader_numbers n
      JOIN reader_removals m ON m.tenant_id = n.tenant_id AND m.number = n.number
      JOIN equipment e ON e.tenant_id = m.tenant_id AND e.id = m.equipment_id
      WHERE ${of('n')} AND m.gone_at IS NULL`,
    sql`SELECT 'removal', NULL::uuid, e.name FROM reader_numbers n
      JOIN reader_entries r ON r.tenant_id = n.tenant_id AND r.number = n.number
      JOIN equipment e ON e.tenant_id = r.tenant_id AND e.id = r.equipment_id
      WHERE ${of('n')} AND (r.wanted IS NOT NULL OR r.state <> 'done')`,
    sql`SELECT 'alert', a.id, NULL::text FROM panic_alerts a
      JOIN memberships m ON m.id = a.membership_id AND ${of('m')}
      WHERE a.tenant_id = ${actor.tenantId} AND a.state <> 'closed'`,
    ...(register === 'residents' ? ofResident : []),
  ]
}
