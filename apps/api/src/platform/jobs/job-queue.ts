import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { JobData } from './task.ts'

export type NewJob = {
  /** The name of a tenant's task. */
  task: string
  data?: JobData
  /** A waiting job of this task with the same key is replaced, not duplicated. */
  key?: string
  /** Seconds until it may run; at once if absent or past. */
  afterS?: number
  /** Jobs of one line run one after another. */
  line?: string
  /** Whether it is one of many that nobody waits for: it runs after other due jobs. */
  isOfMany?: boolean
}

/**
 * Returns the line of a company's job that sends to other servers: a company has `lines` of each
 * kind, and its jobs spread over them by `place`. Jobs of other companies never wait behind them.
 */
export function companyLine(kind: string, tenantId: string, lines: number, place: number): string {
  return `${kind} ${tenantId} ${place % lines}`
}

/** Enqueues a job in the transaction of its reason: it runs once that commits, or not at all. */
export async function enqueueJob(
  { queries, actor }: TenantContext,
  { task, data = {}, key, afterS = 0, line, isOfMany = false }: NewJob,
): Promise<void> {
  const { userId, membershipId, role, language } = actor
  const payload = { actor: { userId, membershipId, role, language }, data }
  await queries.all(sql`
    SELECT jobs.enqueue_job(${task}, ${JSON.stringify(payload)}::jsonb, ${key ?? null},
      make_interval(secs => ${Math.max(0, afterS)}), ${line ?? null}, ${isOfMany ? 10 : 0}::smallint)`)
}
