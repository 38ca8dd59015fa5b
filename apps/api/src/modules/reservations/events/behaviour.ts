import { guestCount } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { events } from '@portaria/contract/modules/reservations/events/events'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf, sameValue } from '../../../register-endpoints/untyped-row.ts'
import { addGuests, readGuestLinks, sendInvitations } from '../event-guests/event-actions.ts'
import type { GuestKeys } from '../event-guests/guest-keys.ts'
import { readGuestCount } from '../event-guests/guest-list.ts'
import { endGuests, followEvent } from '../event-guests/guest-passes.ts'
import { eventStateAt } from '../event-rows/event-ends.ts'
import { freeTime, holdTime } from './blocks.ts'
import {
  holdUntil,
  isLate,
  lastMoment,
  offerUntil,
  requireAccepted,
  requireBookable,
  timeOf,
} from './booking.ts'
import { type AreaTerms, readTerms } from './booking-terms.ts'
import { planNews, planNext, planOffers } from './event-jobs.ts'
import { tellDecision, tellOffer, tellRequest } from './event-news.ts'

type Row = RowOf<typeof events>
type NewRow = NewRowOf<typeof events>

/**
 * The fields that decide whether a reservation is possible. If one of them changes, the reservation
 * is judged like a new one.
 */
const judged = ['common_area_id', 'apartment_id', 'resident_id', 'starts_at', 'ends_at'] as const

/** Reasons of an automatic refusal, by the state before (reservations §4). */
const lapsed: { readonly [State in NonNullable<Row['state']>]?: string } = {
  waiting: 'O horário não vagou',
  offered: 'Oferta sem resposta',
  requested: 'Sem resposta',
}

const over: readonly Row['state'][] = ['refused', 'cancelled', 'done', 'no_show']

/**
 * Returns a reservation with its first state: a request if a resident wants an area that requires
 * approval.
 */
function decidedAs<Next extends NewRow>(
  context: TenantContext,
  next: Next,
  terms: AreaTerms,
): Next {
  const asks = context.actor.role === 'condomino' && terms.needs_approval === true
  return {
    ...next,
    state: asks ? 'requested' : 'approved',
    held_until: asks ? holdUntil(terms, timeOf(next)) : null,
  }
}

/**
 * Whether a change is judged like a new reservation: a change of its time, place or owner, or more
 * guests.
 */
const isJudged = (before: Row, next: Row) =>
  judged.some((name) => !sameValue(before[name], next[name])) ||
  (next.expected_guests ?? 0) > (before.expected_guests ?? 0)

/** Returns a possible reservation in its new state: waiting, requested, or approved at once. */
async function judge<Next extends NewRow>(
  context: TenantContext,
  next: Next,
): Promise<{ row: Next; terms: AreaTerms }> {
  const { terms, isTaken } = await requireBookable(context, next, { waits: next.waits === true })
  const priced = { ...next, fee: terms.fee, deposit: terms.deposit }
  const row = isTaken
    ? { ...priced, state: 'waiting' as const, held_until: lastMoment(terms, timeOf(next)) }
    : decidedAs(context, priced, terms)
  return { row, terms }
}

/** Reservations beyond their definition (decision 0085). */
export const eventsBehaviour = (keys: GuestKeys, machineries: Machineries) =>
  defineBehaviour(events, {
    values: {
      guests: { answers: z.optional(guestCount), read: readGuestCount },
    },

    stateAt: eventStateAt,

    async beforeCreate(context, next) {
      const { row } = await judge(context, next)
      return row
    },

    async afterCreate(context, row) {
      await hold(context, row, await termsOf(context, row))
      if (row.state === 'requested') await tellRequest(context, row.id)
    },

    async beforeChange(context, next, before) {
      // Only ended reservations can be removed; a restored one comes back unchanged and blocks no
      // time.
      if (before.deleted_at !== null) return next
      const now = new Date()
      const isPast = timeOf(before).from <= now
      if (isPast || over.includes(eventStateAt(before, now))) throw problem('state_conflict')
      if (!isJudged(before, next)) {
        // The accepted version is evidence: only the one in force may replace it.
        if (!sameValue(before.rule_id, next.rule_id))
          requireAccepted(await termsOf(context, next), next)
        return next
      }
      const { row, terms } = await judge(context, next)
      await hold(context, row, terms)
      await followEvent(context, row)
      await planOffers(context, before.common_area_id)
      await planNews(context, row.id)
      return row
    },

    transitions: {
      offer: {
        async prepare(context, next) {
          const { terms } = await requireBookable(context, next, { waits: false })
          return { ...next, held_until: offerUntil(terms, timeOf(next)) }
        },
        async after(context, rows) {
          for (const row of rows) await hold(context, row, await termsOf(context, row))
          await tellOffer(context, idsOf(rows))
        },
      },
      accept: {
        async prepare(context, next) {
          return decidedAs(context, next, await termsOf(context, next))
        },
        async after(context, rows) {
          await tellDecision(context, idsOf(rows))
          for (const row of rows) {
            await planNext(context, row)
            if (row.state === 'requested') await tellRequest(context, row.id)
          }
        },
      },
      approve: {
        async after(context, rows) {
          for (const row of rows) await followEvent(context, row)
          await tellDecision(context, idsOf(rows))
        },
      },
      refuse: { after: ended(machineries) },
      lapse: {
        async prepare(_context, next, before) {
          return { ...next, reason: (before.state && lapsed[before.state]) ?? null }
        },
        after: ended(machineries),
      },
      cancel: {
        async prepare(context, next, before) {
          const terms = await readTerms(context, next.common_area_id, { lock: false })
          // A reservation that was not given its time yet is never cancelled too late.
          const wasGiven = before.state === 'approved' || before.state === 'requested'
          return {
            ...next,
            cancelled_late: wasGiven && terms !== undefined && isLate(terms, timeOf(next)),
          }
        },
        after: ended(machineries),
      },
      // Its time is over: nobody waits for it.
      miss: { after: (context, rows) => freeTime(context, idsOf(rows)) },
    },

    actions: {
      'add-guests': addGuests(machineries),
      'send-invitations': sendInvitations(),
      'guest-links': readGuestLinks(keys),
    },
  })

/**
 * Reads the terms of a reservation's area, which was found before. Throws `not_found` if it has
 * gone meanwhile.
 */
async function termsOf(context: TenantContext, row: NewRow): Promise<AreaTerms> {
  const terms = await readTerms(context, row.common_area_id, { lock: false })
  if (!terms) throw fieldProblem('common_area_id', 'not_found')
  return terms
}

/**
 * Blocks the time of a written reservation, unless the reservation only waits for that time. Plans
 * its automatic steps.
 */
async function hold(context: TenantContext, row: NewRow, terms: AreaTerms): Promise<void> {
  if (row.state === 'waiting') await freeTime(context, [row.id])
  else await holdTime(context, row, terms)
  await planNext(context, row)
}

/**
 * Frees the time of a cancelled reservation for those who wait for it, and ends its guests' passes.
 */
const ended =
  (machineries: Machineries) =>
  async (context: TenantContext, rows: readonly Row[]): Promise<void> => {
    const ids = idsOf(rows)
    await freeTime(context, ids)
    await endGuests(machineries, context, ids)
    for (const area of new Set(rows.map((row) => row.common_area_id)))
      await planOffers(context, area)
    await tellDecision(context, ids)
  }
