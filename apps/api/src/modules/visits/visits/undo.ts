import { changedRow } from '@portaria/contract/answers/register-answers'
import { UNDO_S } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { returnItems } from '../item-passes/returned-items.ts'
import { uncountUse } from '../public/passes.ts'
import { retractEntry, retractExit } from '../public/taken-back-news.ts'
import { writeVisit } from './write-visit.ts'

type Row = RowOf<typeof visits>

/**
 * Seconds of tolerance beyond the time in which a screen offers to undo, since the call takes time.
 */
const GRACE_S = 5

const nothing = z.optional(z.nullable(z.strictObject({})))
const undone = z.extend(changedRow, { state: z.string() })

/**
 * Takes back an entry of the last seconds, as if it had not happened: the use of its pass is given
 * back, people who were notified that somebody is inside are notified that they are not, and a
 * visit of the same person that the entry closed is open again. Throws `state_conflict` after these
 * seconds.
 */
export const undoEntry = defineAction(visits, {
  summary: 'Cancel an entry of the last ten seconds',
  body: nothing,
  answers: undone,
  history: () => null,
  async run(context, row) {
    if (row.state !== 'inside') throw problem('state_conflict')
    await requireRecent(context, row.id, sql`checked_in_at`)
    const closed = await closedWith(context, row.id)
    const state = stateBefore(row)
    await writeVisit(context, row, 'undo-entry', {
      state,
      checked_in_at: null,
      checked_in_by_id: null,
      // Clears the reason that the gate gave for this entry, since it does not count for the next
      // one. A reason that was given at the request stays.
      ...(state === 'expected' && { let_in_reason: null }),
    })
    for (const one of closed) await reopenVisit(context, one)
    if (row.pass_id !== null) await uncountUse(context, row.pass_id)
    if (row.checked_in_at !== null) await retractEntry(context, row.id, row.checked_in_at)
    await lookAgain(context, row.id, state)
    return { id: row.id, state }
  },
})

/**
 * Takes back an exit of the last seconds. Throws `state_conflict` after that, or if the person has
 * entered again.
 */
export const undoExit = defineAction(visits, {
  summary: 'Cancel an exit of the last ten seconds',
  body: nothing,
  answers: undone,
  history: () => null,
  async run(context, row) {
    const { queries, actor } = context
    const { checked_out_at: at } = row
    if (row.state !== 'left' || row.checked_out_how !== 'desk' || at === null)
      throw problem('state_conflict')
    await requireRecent(context, row.id, sql`checked_out_at`)
    await queries.first(sql`
      SELECT 1 FROM visitors
      WHERE tenant_id = ${actor.tenantId} AND id = ${row.visitor_id} FOR NO KEY UPDATE`)
    const inside = await queries.first(sql`
      SELECT 1 FROM visits
      WHERE tenant_id = ${actor.tenantId} AND visitor_id = ${row.visitor_id}
        AND state = 'inside' AND deleted_at IS NULL`)
    if (inside) throw problem('state_conflict')
    await returnItems(context, row.id)
    await reopenVisit(context, { id: row.id, at })
    return { id: row.id, state: 'inside' }
  },
})

/**
 * The state that a visit had before its entry. If the entry itself made the visit, undoing it
 * cancels the visit.
 */
type Before = 'cancelled' | 'expected' | 'authorised'

/** A visit that is over, with the moment at which it ended. */
type Closed = { readonly id: string; readonly at: Date }

/**
 * Returns the visits of the same person that an entry closed: they ended in its transaction, at an
 * unknown time.
 */
const closedWith = ({ queries, actor }: TenantContext, id: string): Promise<Closed[]> =>
  queries.all(sql<Closed>`
    SELECT o.id, o.updated_at AS at FROM visits v
    JOIN visits o ON o.tenant_id = v.tenant_id AND o.visitor_id = v.visitor_id AND o.id <> v.id
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id} AND o.deleted_at IS NULL
      AND o.state = 'left' AND o.checked_out_how = 'unknown_time'
      AND o.checked_out_by_id = v.checked_in_by_id
      AND o.updated_at BETWEEN v.checked_in_at - interval '1 second'
        AND v.checked_in_at + interval '1 second'`)

/** Reopens a visit that was over, as if nobody had ended it. */
async function reopenVisit(context: TenantContext, { id, at }: Closed): Promise<void> {
  await writeVisit(context, { id }, 'undo-exit', {
    state: 'inside',
    checked_out_at: null,
    checked_out_by_id: null,
    checked_out_how: null,
  })
  await retractExit(context, id, at)
}

/** The job that ends a visit which has not begun, by the state of the visit. */
const endings: { readonly [State in Before]?: string } = {
  expected: 'miss_visit',
  authorised: 'end_stale_visit',
}

/** Enqueues the end of a visit again: a job that came due after its entry found nothing to end. */
async function lookAgain(context: TenantContext, id: string, state: Before): Promise<void> {
  const task = endings[state]
  if (task !== undefined) await enqueueJob(context, { task, data: { visitId: id }, key: id })
}

/**
 * Returns the state of a visit before its entry; `cancelled` if the entry itself made the visit.
 */
function stateBefore(row: Row): Before {
  if (row.answered_through === 'pass' || row.kind === 'official') return 'cancelled'
  return row.answered_through === null ? 'expected' : 'authorised'
}

async function requireRecent(
  { queries, actor }: TenantContext,
  id: string,
  moment: Sql,
): Promise<void> {
  const recent = await queries.first(sql`
    SELECT 1 FROM visits WHERE tenant_id = ${actor.tenantId} AND id = ${id}
      AND ${moment} > now() - make_interval(secs => ${sql.lit(UNDO_S + GRACE_S)})`)
  if (!recent) throw problem('state_conflict')
}
