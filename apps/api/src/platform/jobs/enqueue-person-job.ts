import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { NewJob } from './enqueue-job.ts'

/**
 * Asks for a job that is about a person and no company, such as a letter to somebody who may be of
 * none, in the transaction of its reason as `enqueueJob` does. Needs the auth role; the job runs in the
 * name of the system, under the nil tenant, which stands for the platform, before the jobs of companies.
 */
export async function enqueuePersonJob(
  queries: Queries,
  { task, data = {}, key }: Pick<NewJob, 'task' | 'data' | 'key'>,
): Promise<void> {
  const payload = JSON.stringify({ data })
  await queries.all(sql`SELECT jobs.enqueue_person_job(${task}, ${payload}::jsonb, ${key ?? null})`)
}
