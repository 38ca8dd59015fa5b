import type { GuestCount } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { stateNow } from '../event-rows/event-ends.ts'
import { hasArrived } from './presence.ts'

/** The parts of a reservation by which its guest list is judged. */
export type GuestList = {
  readonly state: string
  /** Capacity of the area in people. */
  readonly limit: number
  /** Time from which the host can no longer add guests; null if the area sets no such time. */
  readonly closes_at: Date | null
  readonly now: Date
}

/** States of a reservation that may have guests. */
const withGuests: readonly string[] = ['requested', 'approved', 'in_use']

/** States in which guests have a link and a pass. */
export const certainStates: readonly string[] = ['approved', 'in_use']

/** Reads the list of a live reservation; undefined if there is none. */
export const readGuestList = (
  { queries, actor }: TenantContext,
  eventId: string,
): Promise<GuestList | undefined> =>
  queries.first(sql<GuestList>`
    SELECT ${stateNow(sql.ref('e'))} AS state, coalesce(a.max_guests, a.capacity) AS limit, now() AS now,
      e.starts_at - make_interval(hours => a.guest_deadline_hours) AS closes_at
    FROM events e JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${eventId} AND e.deleted_at IS NULL`)

/**
 * Reads the list of a reservation that was found before. Throws `state_conflict` if it has gone
 * meanwhile.
 */
export async function guestListOf(context: TenantContext, eventId: string): Promise<GuestList> {
  const list = await readGuestList(context, eventId)
  if (!list) throw problem('state_conflict')
  return list
}

/**
 * Locks the reservations of some guests before the guests themselves: an answer makes a pass that
 * follows the reservation, and a reservation that ends locks itself before its guests.
 */
export async function holdEvents(
  { queries, actor }: TenantContext,
  guestIds: readonly string[],
): Promise<void> {
  await queries.all(sql`
    SELECT 1 FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.id IN (
      SELECT g.event_id FROM event_guests g
      WHERE g.tenant_id = ${actor.tenantId} AND g.id = ANY(${[...guestIds]}::uuid[]))
    ORDER BY e.id FOR NO KEY UPDATE`)
}

/** Locks the places of a reservation until the end of the transaction. */
async function lockPlaces({ queries, actor }: TenantContext, eventId: string): Promise<void> {
  const key = `event guests ${actor.tenantId} ${eventId}`
  await queries.all(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Whether the reservation of a list may have guests: it is in the future, or going on. */
export const hasGuests = ({ state }: GuestList): boolean => withGuests.includes(state)

/** Whether the actor may add people to a list: managers may until the end. */
export const mayAdd = ({ actor }: TenantContext, list: GuestList): boolean =>
  hasGuests(list) &&
  (actor.role !== 'condomino' || list.closes_at === null || list.now < list.closes_at)

/** Number of people of a guest `g` who take a place: before the answer, all who are invited. */
const peopleOf = sql`CASE g.state WHEN 'confirmed' THEN g.coming
  WHEN 'invited' THEN 1 + coalesce(g.companions, 0) + coalesce(g.children, 0) ELSE 0 END`

/**
 * Locks the places of a reservation, and counts the people who take one, except those of one guest.
 */
export async function countTaken(
  context: TenantContext,
  eventId: string,
  but: string,
): Promise<number> {
  await lockPlaces(context, eventId)
  const { queries, actor } = context
  const { taken } = await queries.one(sql<{ taken: number }>`
    SELECT coalesce(sum(${peopleOf}), 0)::int AS taken FROM event_guests g
    WHERE g.tenant_id = ${actor.tenantId} AND g.event_id = ${eventId} AND g.deleted_at IS NULL
      AND g.id <> ${but}::uuid`)
  return taken
}

type Counted = Omit<GuestCount, 'limit' | 'closes_at' | 'open'>

/** Reads the numbers of a reservation's guests. */
export async function readGuestCount(
  context: TenantContext,
  { id }: { readonly id: string },
): Promise<GuestCount> {
  const { queries, actor } = context
  const list = await guestListOf(context, id)
  const counted = await queries.one(sql<Counted>`
    SELECT coalesce(sum(${peopleOf}), 0)::int AS taken,
      coalesce(sum(g.coming) FILTER (WHERE g.state = 'confirmed'), 0)::int AS confirmed,
      coalesce(sum(coalesce(g.coming, 1)) FILTER (WHERE ${hasArrived(sql`g`)}), 0)::int AS arrived,
      count(*)::int AS invitations,
      (count(*) FILTER (WHERE g.state = 'invited'))::int AS unanswered,
      (count(*) FILTER (WHERE g.state = 'declined'))::int AS declined,
      (count(*) FILTER (WHERE g.state = 'invited' AND g.email IS NOT NULL AND g.invited_at IS NULL))::int
        AS unsent
    FROM event_guests g
    WHERE g.tenant_id = ${actor.tenantId} AND g.event_id = ${id} AND g.deleted_at IS NULL
      AND g.state <> 'cancelled'`)
  return {
    ...counted,
    limit: list.limit,
    closes_at: list.closes_at?.toISOString() ?? null,
    open: mayAdd(context, list) && actor.role !== 'funcionario',
  }
}
