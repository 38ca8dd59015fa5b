import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { InboxSubject } from '@portaria/contract/notifications/inbox-kinds'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { ProblemError } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { forget, membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'
import { type Destination, destinationsOf, destinationTitle, namesOf } from './destinations.ts'
import { tellOfGuests } from './guest-events.ts'
import { planFromEntry } from './inside-jobs.ts'
import { isBlockedGuest } from './visit-marks.ts'
import { readVisitSettings, whoAnswers } from './visits.ts'

/** A visit with the values for notifications. */
export type VisitNews = {
  id: string
  guest_name: string
  kind: string
  state: string
  /** The unit, the employee or the common area. */
  place: string
  apartment_id: string | null
  employee_id: string | null
  common_area_id: string | null
  host_id: string | null
  answered_through: string | null
  answered_name: string | null
  /** The person who answered with their own login. */
  answered_by: string | null
  /** The guest, or their car, is blocked now. */
  blocked: boolean
}

/** The visits of some ids, with the values for notifications. */
export function readNews(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<VisitNews[]> {
  return queries.all(sql<VisitNews>`
    SELECT v.id, v.guest_name, v.kind, v.state, v.apartment_id, v.employee_id, v.common_area_id,
      v.host_id, v.answered_through, v.answered_name, u.name AS answered_by,
      coalesce(${destinationTitle}, '') AS place, ${isBlockedGuest(sql.ref('v'), actor)} AS blocked
    FROM visits v ${destinationsOf(sql.ref('v'))}
    LEFT JOIN users u ON u.id = v.answered_by_id
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ANY(${[...ids]}::uuid[])`)
}

/** The staff at the gate; the síndicos where there is none. */
export async function gateUsers(context: TenantContext): Promise<string[]> {
  const gate = await membersWithRole(context, ['funcionario'])
  return gate.length > 0 ? gate : membersWithRole(context, ['sindico'])
}

export const about = ({ id }: VisitNews) => ({ register: 'visits', id }) as const
export const wordsOf = ({ guest_name: visitor, place }: VisitNews) => ({ visitor, place })

/** Seconds after which a waiting or authorised visit that does not come in is over. */
export const STALE_S = 24 * 3600

/** Enqueues the end of a visit that does not come in; of two such jobs the later counts. */
const planStale = (context: TenantContext, { id }: VisitNews) =>
  enqueueJob(context, {
    task: 'end_stale_visit',
    data: { visitId: id },
    key: id,
    afterS: STALE_S,
  })

/**
 * Asks everybody who may answer for a waiting visit, and notifies the gate where nobody does within
 * the company's limit (visits §9). Notifies gates and síndicos where the guest is blocked.
 */
export async function announceWaiting(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  const [{ approval_wait_min: limit }, visits] = await together(
    readVisitSettings(context),
    readNews(context, ids),
  )
  for (const visit of visits) {
    await together(
      arrivedOrOver(context, visit),
      askHousehold(context, visit),
      enqueueJob(context, {
        task: 'tell_unanswered_visit',
        data: { visitId: visit.id },
        key: visit.id,
        afterS: limit * 60,
      }),
      planStale(context, visit),
    )
    if (visit.blocked) await tellGate(context, 'visit_blocked', visit)
  }
}

const askHousehold = async (context: TenantContext, visit: VisitNews) =>
  notify(context, {
    kind: 'visit_waiting',
    recipients: await whoAnswers(context, visit),
    subject: about(visit),
    words: { ...wordsOf(visit), blocked: visit.blocked ? 'yes' : 'no' },
    key: visit.id,
  })

/**
 * Shows everybody who was asked that a visit is answered or over, and shows the gate a resident's
 * answer.
 */
export async function settleAnswers(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const visit of await readNews(context, ids)) {
    const by = visit.answered_name ?? visit.answered_by ?? ''
    const answer = visit.state
    await together(
      visit.state === 'authorised' ? planStale(context, visit) : undefined,
      arrivedOrOver(context, visit),
      withdraw(context, { kind: 'visit_waiting', key: visit.id, outcome: { answer, by } }),
      withdraw(context, { kind: 'visit_unanswered', key: visit.id, outcome: {} }),
    )
    if (visit.answered_through !== 'app' || visit.state === 'cancelled') continue
    await notify(context, {
      kind: 'visit_answered',
      recipients: await gateUsers(context),
      subject: about(visit),
      words: { ...wordsOf(visit), answer, by },
      key: visit.id,
    })
  }
}

/** Settles the notice that a provider is on the way: they are here, or the visit is over. */
const arrivedOrOver = (context: TenantContext, { id }: VisitNews) =>
  withdraw(context, { kind: 'visit_on_the_way', key: id, outcome: {} })

/** Notifies the household and the gate that an expected provider is on the way. */
export async function tellOnTheWay(context: TenantContext, id: string): Promise<void> {
  for (const visit of await readNews(context, [id]))
    await notify(context, {
      kind: 'visit_on_the_way',
      recipients: [...(await whoAnswers(context, visit)), ...(await gateUsers(context))],
      subject: about(visit),
      words: wordsOf(visit),
      key: visit.id,
    })
}

/**
 * Whether a visit is one guest of a reservation: its host looks at the list of guests, and is not
 * notified of each.
 */
const isGuestOfMany = ({
  kind,
  common_area_id: area,
}: Pick<VisitNews, 'kind' | 'common_area_id'>): boolean => kind === 'event_guest' && area !== null

/**
 * Notifies the people who receive a visit that it is inside, but not of officials, and plans the
 * next jobs.
 */
export async function announceEntry(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const visit of await readNews(context, ids)) await tellOfEntry(context, visit)
}

/**
 * Announces entries at the desk like other entries, and notifies gates and síndicos of blocked
 * guests.
 */
export async function announceCheckIn(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const visit of await readNews(context, ids))
    await together(
      tellOfEntry(context, visit),
      visit.blocked ? tellGate(context, 'visit_blocked', visit) : undefined,
    )
}

const tellOfEntry = (context: TenantContext, visit: VisitNews) =>
  together(
    arrivedOrOver(context, visit),
    withdraw(context, { kind: 'visit_answered', key: visit.id, outcome: {} }),
    forget(context, { kinds: ['visit_not_entered'], key: visit.id }),
    tellReceiver(context, visit),
    planFromEntry(context, visit),
  )

async function tellReceiver(context: TenantContext, visit: VisitNews): Promise<void> {
  if (isGuestOfMany(visit)) return tellOfGuests(context, visit)
  if (visit.kind === 'official') return
  const household = await whoAnswers(context, visit)
  await notify(context, {
    kind: 'visit_arrived',
    recipients: household.filter((user) => user !== context.actor.userId),
    subject: about(visit),
    words: wordsOf(visit),
    key: visit.id,
  })
}

/** Notifies gates and síndicos of visits whose guest or car is blocked. */
export async function tellOfBlocked(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const visit of await readNews(context, ids))
    if (visit.blocked) await tellGate(context, 'visit_blocked', visit)
}

/** Whether a refusal is due to a block of the guest or their car. */
export const isOfBlocked = ({ details }: ProblemError): boolean =>
  (details.errors ?? []).some(({ code }) => /^(visitor|plate)_blocked$/.test(code))

/** A blocked guest without a visit: their means of entry, and their destination. */
export type BlockedGuest = {
  subject: InboxSubject<'visit_blocked'>
  visitor: string
  place: Destination
}

/** Notifies gates and síndicos of a blocked guest who was refused before there was a visit. */
export async function tellOfGuest(
  context: TenantContext,
  { subject, visitor, place: destination }: BlockedGuest,
): Promise<void> {
  const { place } = await namesOf(context, destination)
  await notify(context, {
    kind: 'visit_blocked',
    recipients: await blockWatchers(context),
    subject,
    words: { visitor, place, entered: 'no' },
    key: subject.id,
  })
}

/** Returns the people who are notified of blocked visitors: the gate, and always the síndicos. */
const blockWatchers = async (context: TenantContext): Promise<string[]> => [
  ...(await gateUsers(context)),
  ...(await membersWithRole(context, ['sindico'])),
]

/**
 * Notifies the gate that nobody answered, that somebody stays too long, or that a blocked guest
 * came.
 */
export async function tellGate(
  context: TenantContext,
  kind: 'visit_unanswered' | 'visit_overstayed' | 'visit_blocked',
  visit: VisitNews,
): Promise<void> {
  if (kind === 'visit_blocked') {
    const entered = visit.state === 'inside' ? 'yes' : 'no'
    return notify(context, {
      kind,
      recipients: await blockWatchers(context),
      subject: about(visit),
      words: { ...wordsOf(visit), entered },
      key: visit.id,
    })
  }
  await notify(context, {
    kind,
    recipients: await gateUsers(context),
    subject: about(visit),
    words: wordsOf(visit),
    key: visit.id,
  })
}

/** Settles the notices that somebody stays too long, and tells the hosts of guests. */
export async function announceExit(
  context: TenantContext,
  rows: readonly RowOf<typeof visits>[],
): Promise<void> {
  for (const row of rows) if (isGuestOfMany(row)) await tellOfGuests(context, row)
  for (const { id } of rows)
    await withdraw(context, { kind: 'visit_overstayed', key: id, outcome: {} })
}

export async function tellOfSomeGuests(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const visit of await readNews(context, ids))
    if (isGuestOfMany(visit)) await tellOfGuests(context, visit)
}
