import { type GateInside, type GateVisit, INSIDE_SHOWN } from '@portaria/contract/modules/gate/gate'
import type { PassRefusal } from '@portaria/contract/modules/visits/pass-window'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { mapInShares } from '../../platform/map-in-shares.ts'
import {
  destinationColumns,
  destinationsOf,
  type StoredDestination,
} from '../visits/public/destinations.ts'
import { termRefusals } from '../visits/public/passes.ts'
import { type VisitMarks, visitMarks } from '../visits/public/visit-marks.ts'
import { readVisitSettings } from '../visits/public/visits.ts'
import { placesOf } from './places.ts'

type Stored = Omit<
  GateVisit,
  | 'photo'
  | 'items'
  | 'refusal'
  | 'apartment'
  | 'employee'
  | 'area'
  | 'expected_from'
  | 'expected_to'
  | 'on_the_way_at'
  | 'waiting_since'
  | 'checked_in_at'
> &
  StoredDestination & {
    photo_file_id: string | null
    expected_from: Date | null
    expected_to: Date | null
    on_the_way_at: Date | null
    waiting_since: Date | null
    checked_in_at: Date | null
  }

/**
 * The visits to read, and their order; `marks` if the caller has them already. `bare` ones lack
 * their refusals and items.
 */
type Asked = { where: Sql; order: Sql; limit: number; marks?: VisitMarks; bare?: true }

/** Returns the marks of visits by the limits of the company. */
async function marksOf(context: TenantContext): Promise<VisitMarks> {
  const { overstay_min: limits } = await readVisitSettings(context)
  return visitMarks(context.actor, limits)
}

/**
 * Reads live visits that match a condition on the alias `v`, in an order, for the desk: one
 * statement for any number.
 */
export async function readGateVisits(
  context: TenantContext,
  links: FileLinks,
  { where, order, limit, marks: known, bare }: Asked,
): Promise<GateVisit[]> {
  const { queries, actor } = context
  const marks = known ?? (await marksOf(context))
  const rows = await queries.all(sql<Stored>`
    WITH shown AS (
      SELECT v.* FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND ${where}
      ORDER BY ${order} LIMIT ${limit}
    )
    SELECT v.id, v.version, v.guest_name, v.kind, v.state, v.visitor_id, v.purpose, v.pass_id,
      coalesce(p.provisional, false) AS provisional,
      ${marks.blocked} AS blocked,
      ${destinationColumns(sql.ref('v'))},
      coalesce(nullif(h.social_name, ''), h.name) AS host,
      coalesce(v.companions, 0) AS companions, v.plate,
      coalesce(v.photo_file_id, p.photo_file_id) AS photo_file_id,
      v.expected_from, v.expected_to, v.on_the_way_at, v.waiting_since,
      v.unanswered_at IS NOT NULL AS unanswered,
      coalesce(v.answered_name, u.name) AS answered_name, v.checked_in_at,
      ${marks.overstayed} AS overstayed, ${marks.unknownCar} AS unknown_car
    FROM shown v
    JOIN visitors p ON p.tenant_id = v.tenant_id AND p.id = v.visitor_id
    ${destinationsOf(sql.ref('v'))}
    LEFT JOIN residents h ON h.tenant_id = v.tenant_id AND h.id = v.host_id
    LEFT JOIN users u ON u.id = v.answered_by_id
    ORDER BY ${order}`)
  if (bare)
    return mapInShares(rows, (row) => ({
      ...gateVisitOf(row, actor.tenantId, links, new Map()),
      items: [],
    }))
  const passIds = rows.flatMap(({ state, pass_id: id }) => (id && state === 'expected' ? [id] : []))
  const refusals = await termRefusals(context, [...new Set(passIds)])
  const inside = rows.flatMap(({ id, state }) => (state === 'inside' ? [id] : []))
  const items = await readItems(context, inside)
  return mapInShares(rows, (row) => ({
    ...gateVisitOf(row, actor.tenantId, links, refusals),
    items: items.get(row.id) ?? [],
  }))
}

type Item = GateVisit['items'][number]

/**
 * Reads the items that may leave with some visits: those recorded with the visit, or of the unit
 * for a guest of the same first name.
 */
async function readItems(
  { queries, actor }: TenantContext,
  visitIds: readonly string[],
): Promise<ReadonlyMap<string, Item[]>> {
  if (visitIds.length === 0) return new Map()
  const rows = await queries.all(sql<Item & { visit_id: string }>`
    SELECT v.id AS visit_id, i.id, i.description, i.quantity
    FROM item_passes i JOIN visits v ON v.tenant_id = i.tenant_id AND v.id = ANY(${[...visitIds]}::uuid[])
      AND (i.visit_id = v.id OR (i.visit_id IS NULL AND i.apartment_id = v.apartment_id
        AND split_part(search_normal(i.carrier), ' ', 1)
          = split_part(search_normal(v.guest_name), ' ', 1)))
    WHERE i.tenant_id = ${actor.tenantId} AND i.state = 'authorised' AND i.direction = 'out'
      AND i.deleted_at IS NULL
    ORDER BY i.created_at, i.id`)
  const byVisit = Map.groupBy(rows, ({ visit_id: visitId }) => visitId)
  return new Map(
    [...byVisit].map(([visitId, list]) => [
      visitId,
      list.map(({ id, description, quantity }) => ({ id, description, quantity })),
    ]),
  )
}

/** Reads the visits inside: first those that need attention, then by arrival, and their total. */
export async function readInside(context: TenantContext, links: FileLinks): Promise<GateInside> {
  const { queries, actor } = context
  const marks = await marksOf(context)
  const { blocked, overstayed, unknownCar } = marks
  const first = await queries.all(sql<Counted & { id: string }>`
    SELECT id, count(*) OVER ()::int AS visits, (sum(people) OVER ())::int AS people,
      (count(*) FILTER (WHERE marked) OVER ())::int AS marked
    FROM (
      SELECT v.id, v.checked_in_at, 1 + coalesce(v.companions, 0) AS people,
        ${blocked} OR ${overstayed} OR ${unknownCar} AS marked
      FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND v.state = 'inside'
    ) inside
    ORDER BY inside.marked DESC, checked_in_at, id LIMIT ${INSIDE_SHOWN}`)
  const ids = first.map(({ id }) => id)
  const data = await readGateVisits(context, links, {
    where: sql`v.id = ANY(${ids}::uuid[])`,
    order: sql`array_position(${ids}::uuid[], v.id)`,
    limit: INSIDE_SHOWN,
    marks,
  })
  const { visits = 0, people = 0, marked = 0 } = first[0] ?? {}
  return { data, meta: { visits, people, marked } }
}

type Counted = GateInside['meta']

function gateVisitOf(
  {
    photo_file_id: photoId,
    expected_from,
    expected_to,
    on_the_way_at,
    waiting_since,
    checked_in_at,
    ...others
  }: Stored,
  tenantId: string,
  links: FileLinks,
  refusals: ReadonlyMap<string, PassRefusal | null>,
): Omit<GateVisit, 'items'> {
  const { places, row } = placesOf(others)
  const { pass_id: passId, state } = row
  return {
    ...row,
    ...places,
    refusal: (passId !== null && state === 'expected' && refusals.get(passId)) || null,
    photo: photoId === null ? null : { id: photoId, url: links.linkOf(tenantId, photoId) },
    expected_from: momentOf(expected_from),
    expected_to: momentOf(expected_to),
    on_the_way_at: momentOf(on_the_way_at),
    waiting_since: momentOf(waiting_since),
    checked_in_at: momentOf(checked_in_at),
  }
}

const momentOf = (date: Date | null) => date?.toISOString() ?? null
