import { openRequestStates, requests } from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { readOwnEmployee } from '../../people/public/employees.ts'
import { isOverdue } from './overdue.ts'
import { planNews, planNext } from './request-jobs.ts'
import { settleOverdue, settleWaiting, tellWaiting } from './request-news.ts'
import { holdMerges, merged, taken } from './request-steps.ts'
import { readAsker, requireDeferral, withOtherTerms, withTerms } from './request-terms.ts'

type Row = RowOf<typeof requests>

const isAssigned = (row: Row) =>
  row.assignee_employee_id !== null || row.assignee_provider_id !== null

const isOpen = (state: unknown) => openRequestStates.some((one) => one === state)

/**
 * Throws if a request is merged into itself or into a request that is over; locks the other request
 * until this one is written.
 */
async function requireTarget({ queries, actor }: TenantContext, next: Row): Promise<void> {
  if (next.merged_into_id === next.id) throw fieldProblem('merged_into_id', 'merged_with_itself')
  const target = await queries.first(sql<{ state: string }>`
    SELECT state FROM requests
    WHERE tenant_id = ${actor.tenantId} AND id = ${next.merged_into_id} AND deleted_at IS NULL
    FOR SHARE`)
  // The check of references refuses a missing request afterwards, once the row is completed.
  if (target && !isOpen(target.state)) throw fieldProblem('merged_into_id', 'not_open')
}

/** Whether another request is still open. */
async function isGoingOn({ queries, actor }: TenantContext, id: string | null): Promise<boolean> {
  if (id === null) return false
  const found = await queries.first(sql<{ state: string }>`
    SELECT state FROM requests WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  return isOpen(found?.state)
}

/** Requests beyond their definition (matters §1; decision 0088). */
export const requestsBehaviour = defineBehaviour(requests, {
  values: {
    overdue: isOverdue,
  },

  async beforeCreate(context, next) {
    // Taking the number comes first: other requests of the company then wait, so that simultaneous
    // ones are all counted.
    const number = await nextNumberOfYear(context, 'requests')
    const asked =
      context.actor.role === 'condomino'
        ? { ...next, requester_id: await readAsker(context) }
        : next
    const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
    return {
      ...(await withTerms(context, asked)),
      number,
      state: 'open',
      opened_at: now,
      priority: next.priority ?? 'normal',
      reopened_count: null,
    }
  },

  async afterCreate(context, row) {
    await tellWaiting(context, [row.id])
    await planNext(context, row)
  },

  async beforeChange(context, next, before) {
    // A restored request comes back unchanged.
    if (before.deleted_at !== null) return next
    if (!isOpen(before.state)) throw problem('state_conflict')
    const isOther = !sameValue(before.category_id, next.category_id)
    // Another category may change the promised day, which a request in progress keeps.
    if (isOther && context.actor.role === 'condomino' && before.state !== 'open')
      throw fieldProblem('category_id', 'not_allowed')
    const keepsDue = sameValue(before.due_on, next.due_on)
    const row = isOther && keepsDue ? await withOtherTerms(context, next) : next
    const isGiven =
      !sameValue(before.assignee_employee_id, row.assignee_employee_id) ||
      !sameValue(before.assignee_provider_id, row.assignee_provider_id)
    if (isGiven) await planNews(context, row.id)
    if (!sameValue(before.due_on, row.due_on)) {
      await settleOverdue(context, row.id)
      await planNext(context, row)
    }
    return row
  },

  // Nobody has to work on a removed request.
  async beforeRemove(context, row) {
    await settleWaiting(context, [row.id], true)
  },

  transitions: {
    start: {
      async prepare(context, next) {
        const own = isAssigned(next) ? null : await readOwnEmployee(context)
        return { ...next, answer: null, ...(own !== null && { assignee_employee_id: own }) }
      },
      after: taken('start'),
    },
    release: {
      async prepare(_context, next) {
        return { ...next, assignee_employee_id: null, assignee_provider_id: null }
      },
      after: taken('release'),
    },
    defer: {
      async prepare(context, next) {
        await requireDeferral(context, next.deferred_until)
        await settleOverdue(context, next.id)
        const { deferred_until: until, due_on: due } = next
        // A deferred request is not late before it comes back.
        const isLater = until !== null && due !== null && until > due
        return isLater ? { ...next, due_on: until } : next
      },
      after: taken('defer'),
    },
    resume: {
      prepare: async (_context, next) => ({ ...next, answer: null }),
      after: taken('resume'),
    },
    decline: { after: taken('decline') },
    complete: { after: taken('complete') },
    close: { after: taken('close') },
    settle: { after: taken('settle') },
    withdraw: { after: taken('withdraw') },
    merge: {
      hold: holdMerges,
      async prepare(context, next) {
        await requireTarget(context, next)
        return { ...next, answer: null }
      },
      after: merged,
    },
    reopen: {
      async prepare(context, next, before) {
        // As long as the other request is open, this one cannot be reopened: the work is done
        // there.
        if (await isGoingOn(context, before.merged_into_id))
          throw fieldProblem('reopen_reason', 'already_merged')
        const open: Row = {
          ...next,
          merged_into_id: null,
          answer: null,
          done_at: null,
          closed_at: null,
          due_on: null,
          reopened_count: (before.reopened_count ?? 0) + 1,
        }
        return withTerms(context, open)
      },
      after: taken('reopen'),
    },
  },
})
