import { type events, heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import {
  blockedSpan,
  quotaPeriod,
  type Span,
  timeRefusal,
} from '@portaria/contract/modules/reservations/events/free-times'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import { isLapsed } from '../event-rows/event-ends.ts'
import {
  type AreaTerms,
  dayOf,
  holidaysAround,
  readBusy,
  readTerms,
  withoutEvent,
} from './booking-terms.ts'

type Row = NewRowOf<typeof events>

/** Hours for which a request holds its time without an answer (reservations §4). */
const HOLD_HOURS = 48

/** Hours for which an offer holds its time at most (the same). */
const OFFER_HOURS = 12

const HOUR = 3_600_000

/** A reservation `e` that nobody has answered in time counts as refused. */
const lapsed = isLapsed(sql.ref('e'), sql`now()`)

/** The time of a reservation. */
export const timeOf = ({ starts_at: from, ends_at: to }: Row): Span => ({ from, to })

/**
 * The judgement of a possible reservation, with the terms of its area; `isTaken` if it can only
 * wait for its time.
 */
export type Judged = { readonly terms: AreaTerms; readonly isTaken: boolean }

/**
 * Throws the refusal of an impossible reservation: by the area's terms, the person's right, the
 * unit's quota or the number of guests. Locks the area, so that the result is valid until the
 * reservation is written. A taken time does not refuse a reservation that `waits`.
 */
export async function requireBookable(
  context: TenantContext,
  next: Row,
  { waits }: { waits: boolean },
): Promise<Judged> {
  const terms = await readTerms(context, next.common_area_id, { lock: true })
  if (!terms) throw fieldProblem('common_area_id', 'not_found')
  const asked = timeOf(next)
  const day = dayOf(terms, asked.from)
  // Sent in one message: a booking of another of these areas waits until this one is written.
  const [holidays, busy, isBooker, isQuotaFull] = await together(
    holidaysAround(context, terms, [day]),
    readBusy(context, terms, blockedSpan(terms, asked)),
    isAllowedToBook(context, terms, next, day),
    hasFullQuota(context, terms, next, day),
  )
  const refusal = timeRefusal(terms, asked, {
    now: terms.now,
    zone: terms.zone,
    holidays,
    busy: withoutEvent(busy, next.id),
  })
  const isTaken = refusal === 'time_taken'
  if (refusal !== null && !(waits && isTaken)) throw fieldProblem(fieldOf(refusal), refusal)
  if (!isBooker) throw fieldProblem('resident_id', 'may_not_book')
  if (isTaken && waits) await requireFirstWait(context, next, asked)
  if (isQuotaFull) throw fieldProblem('starts_at', 'quota_full')
  const guests = next.expected_guests ?? 0
  if (guests > (terms.max_guests ?? terms.capacity))
    throw fieldProblem('expected_guests', 'too_many_guests')
  requireAccepted(terms, next)
  return { terms, isTaken }
}

/** Throws `rule_not_accepted` if the accepted version is not the one in force. */
export function requireAccepted({ rule }: AreaTerms, next: Row): void {
  if (rule && next.rule_id !== rule.id) throw fieldProblem('rule_id', 'rule_not_accepted')
}

const fieldOf = (refusal: FieldCode) =>
  refusal === 'area_not_booked' || refusal === 'area_closed'
    ? 'common_area_id'
    : ['ends_before_start', 'time_too_short', 'time_too_long'].includes(refusal)
      ? 'ends_at'
      : 'starts_at'

/**
 * Returns whether an occupancy `o` of a unit `a` allows booking an area for a day: it is valid
 * then, and the area accepts its relation and tower, or it may book in general. A landlord books
 * only while the unit is not let; debts of a unit do not matter (reservations §6).
 */
export function mayBook(
  { actor }: TenantContext,
  { relations, towers }: AreaTerms,
  day: string,
): Sql {
  const on = sql`${day}::date`
  return sql`(${holdsToday(sql.ref('o'), on)}
    AND (CASE WHEN ${relations.length === 0} THEN o.may_book
      ELSE o.relation = ANY(${[...relations]}::text[]) END)
    AND (${towers.length === 0} OR a.tower_id = ANY(${[...towers]}::uuid[]))
    AND (o.relation <> 'landlord' OR NOT EXISTS (
      SELECT 1 FROM occupancies let
      WHERE let.tenant_id = ${actor.tenantId} AND let.apartment_id = o.apartment_id
        AND let.relation = 'tenant' AND ${holdsToday(sql.ref('let'), on)})))`
}

/**
 * Whether a person's occupancy allows booking. A missing unit or resident is refused as usual, once
 * the row is completed.
 */
async function isAllowedToBook(
  context: TenantContext,
  terms: AreaTerms,
  { apartment_id: apartment, resident_id: resident }: Row,
  day: string,
): Promise<boolean> {
  const { queries, actor } = context
  const { may } = await queries.one(sql<{ may: boolean }>`
    SELECT NOT EXISTS (
      SELECT 1 FROM apartments a JOIN residents r ON r.tenant_id = a.tenant_id
      WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartment} AND r.id = ${resident}
        AND a.deleted_at IS NULL AND r.deleted_at IS NULL)
    OR EXISTS (
      SELECT 1 FROM occupancies o
      JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
      WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${apartment}
        AND o.resident_id = ${resident} AND ${mayBook(context, terms, day)}) AS may`)
  return may
}

/**
 * Throws unless it is the unit's first place in the list: a unit does not wait for a time that it
 * has, nor twice for the same time.
 */
async function requireFirstWait(
  { queries, actor }: TenantContext,
  next: Row,
  { from, to }: Span,
): Promise<void> {
  const states = ['waiting', ...heldEventStates]
  const found = await queries.first(sql`
    SELECT 1 FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.common_area_id = ${next.common_area_id}
      AND e.apartment_id = ${next.apartment_id} AND e.id <> ${next.id} AND e.deleted_at IS NULL
      AND e.state = ANY(${states}::text[]) AND NOT ${lapsed} AND e.starts_at < ${to} AND e.ends_at > ${from}
    LIMIT 1`)
  if (found) throw fieldProblem('starts_at', 'already_waiting')
}

/** Counts a unit's reservations in the quota period of an area that contains a day. */
export async function countedOf(
  { queries, actor }: TenantContext,
  terms: AreaTerms,
  { apartment, day, but }: { apartment: string; day: string; but: string | null },
): Promise<number> {
  if (terms.quota_period === null) return 0
  const { from, to } = quotaPeriod(day, terms.quota_period)
  const { count } = await queries.one(sql<{ count: number }>`
    SELECT count(*)::int AS count FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.common_area_id = ${terms.id}
      AND e.apartment_id = ${apartment} AND e.deleted_at IS NULL
      AND (${but}::uuid IS NULL OR e.id <> ${but})
      AND (e.starts_at AT TIME ZONE ${terms.zone})::date BETWEEN ${from}::date AND ${to}::date
      AND ((e.state = ANY(${[...heldEventStates, 'done']}::text[]) AND NOT ${lapsed})
        OR (${terms.late_cancel_counts === true} AND e.state = 'cancelled' AND e.cancelled_late)
        OR (${terms.no_show_counts === true} AND e.state = 'no_show'))`)
  return count
}

async function hasFullQuota(
  context: TenantContext,
  terms: AreaTerms,
  next: Row,
  day: string,
): Promise<boolean> {
  if (terms.quota === null) return false
  const of = { apartment: next.apartment_id, day, but: next.id }
  return (await countedOf(context, terms, of)) >= terms.quota
}

/** Returns the last moment at which a time can be booked: the area's notice before its start. */
export const lastMoment = ({ min_notice_hours: notice }: AreaTerms, { from }: Span): Date =>
  new Date(from.getTime() - (notice ?? 0) * HOUR)

/**
 * Returns the time until which a request blocks its time: two days from now, or the last moment
 * that the area's notice allows, if that is sooner.
 */
export const holdUntil = (terms: AreaTerms, time: Span): Date =>
  new Date(Math.min(terms.now.getTime() + HOLD_HOURS * HOUR, lastMoment(terms, time).getTime()))

/**
 * Returns the time until which an offer blocks its time: half a day from now, or half of the time
 * that is left before the start, if that is shorter.
 */
export function offerUntil({ now }: AreaTerms, { from }: Span): Date {
  const left = from.getTime() - now.getTime()
  return new Date(now.getTime() + Math.min(OFFER_HOURS * HOUR, left / 2))
}

/** Whether a cancellation now comes after the area's deadline. */
export const isLate = ({ now, cancel_hours: hours }: AreaTerms, { from }: Span): boolean =>
  hours !== null && from.getTime() - now.getTime() < hours * HOUR
