import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { NewJob } from './job-queue.ts'

/**
 * Enqueues a job about a person rather than a company, such as a letter to somebody without a
 * membership, in the transaction of its reason. Needs the auth role; the job runs as the system
 * under the nil tenant, which stands for the platform, and before the jobs of companies.
 */
export async function enqueuePersonJob(
  queries: Queries,
  { task, data = {}, key }: Pick<NewJob, 'task' | 'data' | 'key'>,
): Promise<void> {
  const payload = JSON.stringify({ data })
  await queries.all(sql`SELECT jobs.enqueue_person_job(${task}, ${payload}::jsonb, ${key ?? null})`)
}
