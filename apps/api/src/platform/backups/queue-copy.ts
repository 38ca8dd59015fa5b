import type { Client } from 'pg'

const COLUMNS = [
  'identifier',
  'payload',
  'queue_name',
  'run_at',
  'max_attempts',
  'job_key',
  'priority',
  'flags',
]

/**
 * The jobs that wait in the queue, read as the role that owns it. Tables of the queue differ from
 * version to version of its library, so a backup holds what its function takes. A job that was
 * running starts again, and one that failed for good stays behind.
 */
export const QUEUE = {
  name: 'queue',
  columns: COLUMNS,
  sql: `COPY (
    SELECT t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
      (SELECT array_agg(flag ORDER BY flag) FROM jsonb_object_keys(j.flags) AS flag)
    FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
    WHERE j.attempts < j.max_attempts
    ORDER BY j.run_at, t.identifier, j.payload::text COLLATE "C") TO STDOUT`,
} as const

/** Makes the table that receives jobs before the queue gets them. */
export async function makeWaitingJobs(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE waiting_jobs (
      identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer,
      job_key text, priority integer, flags text[])`)
}

export const COPY_TO_WAITING = `COPY pg_temp.waiting_jobs (${COLUMNS.join(', ')}) FROM STDIN`

/** Gives the received jobs to the queue, as the role that owns it. */
export async function enqueueWaitingJobs(client: Client): Promise<void> {
  await client.query(`
    SELECT graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key,
      priority, flags) FROM pg_temp.waiting_jobs`)
  await client.query('DROP TABLE pg_temp.waiting_jobs')
}
