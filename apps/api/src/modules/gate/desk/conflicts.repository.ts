import type { VisitKind } from '@portaria/contract/modules/companies/settings/visit-settings'
import {
  CONFLICTS_PAGE,
  type ConflictsPage,
  type ConflictsQuery,
  type DeskConflict,
  type QueuedAct,
  type Resolution,
} from '@portaria/contract/modules/gate/desk-queue'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import {
  destinationColumns,
  destinationsOf,
  type StoredDestination,
} from '../../visits/public/destinations.ts'
import { placesOf } from '../places.ts'

/** Limit of waiting entries per author. */
export const OPEN_MAX = 200

/** Seconds after which an entry that found no room is sent again. */
const FULL_S = 60

type Listed = Omit<DeskConflict, 'author' | 'apartment' | 'employee' | 'area' | 'against'> &
  StoredDestination & {
    author_id: string
    author_name: string
    against_id: string | null
    against_name: string
    against_state: string
    against_at: string | null
    against_by: string | null
  }

/** A page of the entries that wait for a person, each author's oldest first. */
export async function readConflicts(
  { queries, actor }: TenantContext,
  { page = 1, author, entry }: ConflictsQuery,
): Promise<ConflictsPage> {
  const authors = await queries.all(sql<ConflictsPage['meta']['authors'][number]>`
    SELECT u.id, u.name AS title, count(*)::int AS count
    FROM desk_entries d JOIN users u ON u.id = d.author_id
    WHERE d.tenant_id = ${actor.tenantId} AND d.outcome = 'conflict'
    GROUP BY u.id ORDER BY min(d.happened_at), u.id`)
  const iso = (column: string) =>
    sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const rows = await queries.all(sql<Listed>`
    SELECT d.id, d.act, d.guest_name, d.author_id, u.name AS author_name, d.codes,
      ${iso('d.happened_at')} AS happened_at, ${iso('d.received_at')} AS received_at,
      ${iso('d.left_at')} AS left_at,
      d.typed ->> 'plate' AS plate, coalesce((d.typed ->> 'companions')::int, 0) AS companions,
      ${destinationColumns(sql.ref('d'))},
      v.id AS against_id, v.guest_name AS against_name, v.state AS against_state,
      ${iso('v.checked_in_at')} AS against_at, b.name AS against_by
    FROM desk_entries d
    JOIN users u ON u.id = d.author_id
    ${destinationsOf(sql.ref('d'))}
    LEFT JOIN visits v ON v.tenant_id = d.tenant_id AND v.id = d.against_id
    LEFT JOIN users b ON b.id = v.checked_in_by_id
    WHERE d.tenant_id = ${actor.tenantId} AND d.outcome = 'conflict'
      AND (${author ?? null}::uuid IS NULL OR d.author_id = ${author ?? null}::uuid)
      AND (${entry ?? null}::uuid IS NULL OR d.id = ${entry ?? null}::uuid)
    ORDER BY row_number() OVER (PARTITION BY d.author_id ORDER BY d.happened_at, d.id),
      d.happened_at, d.id
    LIMIT ${CONFLICTS_PAGE} OFFSET ${(page - 1) * CONFLICTS_PAGE}`)
  const asked = authors.filter(({ id }) => author === undefined || id === author)
  const ofAll = asked.reduce((sum, { count }) => sum + count, 0)
  const total = entry === undefined ? ofAll : rows.length
  return {
    data: rows.map(conflictOf),
    meta: { total, page, per_page: CONFLICTS_PAGE, authors },
  }
}

function conflictOf(row: Listed): DeskConflict {
  const { author_id, author_name, against_id, ...others } = row
  const { places, row: rest } = placesOf(others)
  const { against_name, against_state, against_at, against_by, ...conflict } = rest
  return {
    ...conflict,
    author: { id: author_id, title: author_name },
    ...places,
    against:
      against_id === null
        ? null
        : {
            id: against_id,
            guest_name: against_name,
            state: against_state,
            checked_in_at: against_at,
            checked_in_by: against_by,
          },
  }
}

/**
 * Locks an author until the end of the transaction: nobody else stores, resolves or reports their
 * entries.
 */
export async function lockAuthor({ queries, actor }: TenantContext, id: string): Promise<void> {
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`desk conflicts ${actor.tenantId} ${id}`}, 0))`)
}

/** Whether another entry of an author may wait for a person. */
export async function hasRoomForConflict(
  { queries, actor }: TenantContext,
  authorId: string,
): Promise<boolean> {
  const { open } = await queries.one(sql<{ open: number }>`
    SELECT count(*)::int AS open FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND author_id = ${authorId} AND outcome = 'conflict'`)
  return open < OPEN_MAX
}

/** Throws `throttled` if too many entries of an author wait for a person. */
export async function requireRoomForConflict(
  context: TenantContext,
  authorId: string,
): Promise<void> {
  if (!(await hasRoomForConflict(context, authorId)))
    throw problem('throttled', { retry_after: FULL_S })
}

/** Reads the entry of an author that waits longest; undefined if none does. */
export function oldestConflict(
  { queries, actor }: TenantContext,
  authorId: string,
): Promise<Pick<Conflict, 'id' | 'guest_name'> | undefined> {
  return queries.first(sql<Pick<Conflict, 'id' | 'guest_name'>>`
    SELECT id, guest_name FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND author_id = ${authorId} AND outcome = 'conflict'
    ORDER BY happened_at, id LIMIT 1`)
}

/** An entry that waits for a person, with the data for resolving it. */
export type Conflict = {
  readonly id: string
  readonly guest_name: string
  readonly author_id: string
  readonly happened_at: Date
  readonly received_at: Date
  readonly left_at: Date | null
  readonly codes: readonly string[]
  readonly apartment_id: string | null
  readonly employee_id: string | null
  readonly common_area_id: string | null
  readonly against_id: string | null
  readonly typed: QueuedAct
  /** From the visit or pass. */
  readonly kind: VisitKind | null
  /** The visitor of the visit or pass, if they are not inside. */
  readonly free_visitor_id: string | null
}

/** Locks a waiting entry; throws `not_found`, and `state_conflict` for a resolved one. */
export async function lockConflict(
  { queries, actor }: TenantContext,
  id: string,
): Promise<Conflict> {
  const { tenantId } = actor
  const held = await queries.first(sql<
    Omit<Conflict, 'kind' | 'free_visitor_id'> & { outcome: string }
  >`
    SELECT id, guest_name, author_id, happened_at, received_at, left_at, codes, apartment_id,
      employee_id, common_area_id, against_id, typed, outcome
    FROM desk_entries WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`)
  if (!held) throw problem('not_found')
  const { outcome, ...conflict } = held
  if (outcome !== 'conflict') throw problem('state_conflict')
  const { typed } = conflict
  const visitId = typed.name === 'enter' ? (typed.visit_id ?? null) : null
  const passId = typed.name === 'enter' ? (typed.pass_id ?? null) : null
  const of = await queries.first(sql<Pick<Conflict, 'kind' | 'free_visitor_id'>>`
    SELECT w.kind, CASE WHEN EXISTS (SELECT 1 FROM visits i
      WHERE i.tenant_id = ${tenantId} AND i.visitor_id = w.visitor_id AND i.state = 'inside'
        AND i.deleted_at IS NULL) THEN NULL ELSE w.visitor_id END AS free_visitor_id
    FROM (SELECT kind, visitor_id FROM visits WHERE tenant_id = ${tenantId} AND id = ${visitId}::uuid
      UNION ALL SELECT kind, visitor_id FROM passes
        WHERE tenant_id = ${tenantId} AND id = ${passId}::uuid) w LIMIT 1`)
  return { ...conflict, ...(of ?? { kind: null, free_visitor_id: null }) }
}

/** Records how an entry was resolved, and erases its typed data. */
export async function resolveConflict(
  { queries, actor }: TenantContext,
  id: string,
  { as, note, visitId }: { as: Resolution; note: string; visitId: string | null },
): Promise<void> {
  await queries.count(sql`
    UPDATE desk_entries SET outcome = 'resolved', typed = NULL, visit_id = ${visitId},
      resolved_as = ${as}, resolved_at = now(), resolved_by_id = ${actor.userId}, note = ${note}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}
