import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { requests } from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import type { RowOf, TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { planNext } from './request-jobs.ts'
import { settleWaiting, tellAskers, tellWaiting } from './request-news.ts'

type Row = RowOf<typeof requests>

/** A step that is recorded in the conversation. */
type Step = Exclude<TransitionOf<typeof requests>, 'rate'>

/** The field with the text of a step. */
const saidAt: { readonly [Name in Step]?: 'team_note' | 'answer' | 'reopen_reason' } = {
  release: 'team_note',
  defer: 'answer',
  decline: 'answer',
  complete: 'answer',
  reopen: 'reopen_reason',
}

/**
 * States that requesters are notified of; not their own steps, nor those that do not concern them.
 */
const toldOf: { readonly [Name in Step]?: string } = {
  start: 'in_progress',
  defer: 'deferred',
  resume: 'open',
  decline: 'declined',
  complete: 'done',
  close: 'closed',
  merge: 'merged',
  reopen: 'open',
}

/** Steps after which a request waits for somebody. */
const waits: readonly Step[] = ['release', 'resume', 'reopen']

/** Steps after which no work is left. */
const ends: readonly Step[] = ['decline', 'complete', 'close', 'settle', 'withdraw', 'merge']

/** Reads the requests that were merged into some. */
async function readMerged(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<string[]> {
  const found = await queries.all(sql<{ id: string }>`
    SELECT id FROM requests
    WHERE tenant_id = ${actor.tenantId} AND merged_into_id = ANY(${[...ids]}::uuid[])
      AND deleted_at IS NULL
    ORDER BY id`)
  return found.map(({ id }) => id)
}

/** Handles a step: records it in the conversation, plans the next one, and notifies people. */
export const taken =
  (step: Step) =>
  async (context: TenantContext, rows: readonly Row[]): Promise<void> => {
    const ids = idsOf(rows)
    const field = saidAt[step]
    await makeRows(
      context,
      requestComments,
      rows.map((row) => ({
        request_id: row.id,
        audience: step === 'release' ? 'team' : 'requester',
        body: field === undefined ? '' : (row[field] ?? ''),
        author_id: context.actor.userId,
        step,
      })),
    )
    for (const row of rows) await planNext(context, row)
    if (step === 'start' || ends.includes(step)) await settleWaiting(context, ids, step !== 'start')
    if (waits.includes(step)) await tellWaiting(context, ids)
    const state = toldOf[step]
    if (state !== undefined) await tellAskers(context, ids, state)
    // The outcome also answers the requesters of merged requests, who cannot read this one.
    if (step === 'complete' || step === 'decline')
      await tellAskers(context, await readMerged(context, ids), toldOf[step] ?? '')
  }

/** Completes a merge: requests that were merged into these before follow them. */
export async function merged(context: TenantContext, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await cascade(
      context,
      requests,
      sql`r.merged_into_id = ${row.id}`,
      { set: { merged_into_id: row.merged_into_id } },
      'merged',
    )
  await taken('merge')(context, rows)
}

/** Serialises the merges of a company, so that no two requests are merged into each other. */
export async function holdMerges({ queries, actor }: TenantContext): Promise<void> {
  await queries.all(sql`
    SELECT 1 FROM number_series
    WHERE tenant_id = ${actor.tenantId} AND series = 'requests' ORDER BY year FOR UPDATE`)
}
