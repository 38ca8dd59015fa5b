import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { readVisitSettings } from './visits.ts'

/** Seconds after which an entry without an exit is closed (visits §10). */
const FORGOTTEN_S = 24 * 3600

type Inside = { readonly id: string; readonly kind: string }

/**
 * Enqueues the jobs for a person who has been inside for some seconds: one notifies the gate that
 * they stay too long, unless it was notified before, and one closes a visit whose exit nobody saw.
 */
async function planFollowing(
  context: TenantContext,
  { id, kind }: Inside,
  insideS: number,
  isTold: boolean,
): Promise<void> {
  const { overstay_min: limits } = await readVisitSettings(context)
  const limit = Object.entries(limits).find(([name]) => name === kind)?.[1] ?? null
  const plan = (task: string, atS: number) =>
    enqueueJob(context, { task, data: { visitId: id }, key: id, afterS: atS - insideS })
  await together(
    limit !== null && !isTold ? plan('tell_overstay', limit * 60) : undefined,
    plan('close_forgotten_visit', FORGOTTEN_S),
  )
}

/** Enqueues the jobs for an entry, which may have happened before it was recorded. */
export const planFromEntry = (context: TenantContext, visit: Inside): Promise<void> => {
  const { at } = context
  return planFollowing(context, visit, at ? (Date.now() - at.getTime()) / 1000 : 0, false)
}

/**
 * Enqueues the jobs again for a visit whose exit was taken back: a job that ran in the meantime
 * found nobody inside, and does not run again by itself.
 */
export async function planAfterUndo(
  context: TenantContext,
  id: string,
  isTold: boolean,
): Promise<void> {
  const { queries, actor } = context
  const visit = await queries.first(sql<Inside & { inside_s: number }>`
    SELECT id, kind, extract(epoch FROM now() - checked_in_at)::float8 AS inside_s FROM visits
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = 'inside'`)
  if (visit) await planFollowing(context, visit, visit.inside_s, isTold)
}
