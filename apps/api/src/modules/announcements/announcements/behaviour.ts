import {
  correctionAnswer,
  deliveryCounts,
  ownReceipt,
  receiptAnswer,
  sentCorrection,
  toldAnswer,
  toldBody,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { announcementStateAt } from './announcement-ends.ts'
import { planEnd, planSending, planTelling } from './announcement-jobs.ts'
import { tellEnd } from './announcement-news.ts'
import { beginCorrection, lockWithFormer, readCorrection } from './corrections.ts'
import { acknowledge, isUnacknowledged, isUnread, noteRead, readReceipt } from './receipts.ts'
import { countDeliveries, freezeRecipients, recordTold, seesProof } from './recipients.ts'

type Row = RowOf<typeof announcements>

/** Refuses an end before the announcement is sent. */
function requireEndAfter(row: Row, sentAt: Date): void {
  if (row.valid_until !== null && row.valid_until <= sentAt)
    throw fieldProblem('valid_until', 'ends_too_soon')
}

const isWritten = (row: Row) => row.state === 'draft' || row.state === 'scheduled'

/** Whether an announcement stands, so that a correction replaces it. */
async function isSent({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM announcements
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = 'sent'`)
  return found !== undefined
}

/** Returns an announcement with its number, which it gets when it is sent. */
const numbered = async (context: TenantContext, next: Row) => ({
  ...next,
  number: await nextNumberOfYear(context, 'announcements'),
})

const ending =
  (state: 'withdrawn' | 'replaced' | 'expired') =>
  async (context: TenantContext, rows: readonly Row[]): Promise<void> => {
    for (const row of rows) await tellEnd(context, { ...row, state })
  }

/**
 * Announcements beyond their definition (announcements §1, §2; decision 0087): recipients are fixed
 * when one is sent, a sent one is not changed any more, and a correction replaces it.
 */
export const announcementsBehaviour = (machineries: Machineries) =>
  defineBehaviour(announcements, {
    values: {
      unread: isUnread,
      unacknowledged: isUnacknowledged,
      receipt: { answers: z.optional(z.nullable(ownReceipt)), read: readReceipt },
      delivery: {
        answers: z.optional(z.nullable(deliveryCounts)),
        read: async (context, row) =>
          !isWritten(row) && seesProof(context) ? countDeliveries(context, row.id) : null,
      },
      correction: { answers: z.optional(z.nullable(sentCorrection)), read: readCorrection },
    },

    stateAt: announcementStateAt,

    // A restored announcement comes back unchanged.
    async beforeChange(_context, next, before) {
      if (before.deleted_at !== null) return next
      if (!isWritten(before)) throw problem('state_conflict')
      if (before.state === 'scheduled' && before.send_at !== null)
        requireEndAfter(next, before.send_at)
      return next
    },

    transitions: {
      schedule: {
        async prepare(_context, next) {
          const { send_at: at } = next
          if (at === null || at <= new Date()) throw fieldProblem('send_at', 'moment_past')
          requireEndAfter(next, at)
          return next
        },
        async after(context, rows) {
          for (const row of rows)
            if (row.send_at !== null) await planSending(context, row.id, row.send_at)
        },
      },
      unschedule: {
        prepare: async (_context, next) => ({ ...next, send_at: null }),
      },
      send: {
        hold: lockWithFormer,
        async prepare(context, next, before) {
          // At the planned time it goes to the recipients of that moment.
          if (context.actor.role === 'system')
            return numbered(context, { ...next, sent_by_id: before.updated_by })
          requireEndAfter(next, new Date())
          return numbered(context, next)
        },
        async after(context, rows) {
          for (const row of rows) {
            const count = await freezeRecipients(context, row.id)
            if (count === 0 && context.actor.role !== 'system')
              throw fieldProblem('audience', 'nobody_addressed')
            await planTelling(context, row)
            if (row.valid_until !== null) await planEnd(context, row.id, row.valid_until)
            const { replaces_id: former } = row
            if (former !== null && (await isSent(context, former)))
              await changeStateIn(
                machineryOf(machineries, 'announcements'),
                context,
                former,
                'replace',
                {},
              )
          }
        },
      },
      expire: { after: ending('expired') },
      withdraw: { after: ending('withdrawn') },
      replace: { after: ending('replaced') },
    },

    actions: {
      read: defineAction(announcements, {
        summary: 'Mark an announcement as read; twice is the same',
        body: z.strictObject({}),
        answers: receiptAnswer,
        history: () => null,
        run: noteRead,
      }),
      acknowledge: defineAction(announcements, {
        summary: 'Acknowledge an announcement that asks for it; twice is the same',
        body: z.strictObject({}),
        answers: receiptAnswer,
        // A repeated acknowledgement adds nothing to the history.
        history: ({ is_new }) => (is_new ? {} : null),
        run: acknowledge,
      }),
      correct: defineAction(announcements, {
        summary:
          'Begin the announcement that corrects one that was sent, with its text, as a draft',
        body: z.strictObject({}),
        answers: correctionAnswer,
        history: ({ is_new }) => (is_new ? {} : null),
        run: (context, row) => beginCorrection(machineries, context, row),
      }),
      'record-told': defineAction(announcements, {
        summary: 'Set which recipients were told on paper, by whom and on which day',
        body: toldBody,
        answers: toldAnswer,
        history: ({ recorded }) => (recorded > 0 ? {} : null),
        async run(context, row, body) {
          if (isWritten(row)) throw problem('state_conflict')
          return { recorded: await recordTold(context, row.id, body) }
        },
      }),
    },
  })
