import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { JobData } from './task.ts'

export type NewJob = {
  /** The name of a tenant's task. */
  task: string
  data?: JobData
  /** A waiting job of this task with the same key is replaced, not doubled. */
  key?: string
  /** Seconds until it may run; at once where absent or past. */
  afterS?: number
  /** Jobs of one line run one after another. */
  line?: string
  /** One of many that nobody waits for: it runs after the others that are due. */
  isOfMany?: boolean
}

/**
 * Of so many lines that all companies share, the one for a company's job: its own jobs follow each other
 * by their place, and those of another begin in another line.
 */
export function lineAmong(lines: number, tenantId: string, place: number): number {
  const first = createHash('sha256').update(tenantId).digest().readUInt32BE()
  return (first + place) % lines
}

/**
 * Enqueues a job in the transaction of its reason: it runs once that is committed, or not at all.
 */
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
