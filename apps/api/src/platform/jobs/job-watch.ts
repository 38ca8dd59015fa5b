import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'
import { readSometimes } from '../measures/read-sometimes.ts'
import { type FailedJobs, failedJobs } from './failed-jobs.ts'
import { ordinaryLane } from './job-runner.ts'

/** The jobs of one lane. */
export type LaneJobs = {
  /** Jobs that are due and that nobody runs. */
  waiting: number
  /** Seconds for which the first of them has been due; 0 without any. */
  oldestS: number
  /** Jobs that failed as often as they may, and will not run again by themselves. */
  failed: number
}

/** What operators see of the queue. */
export type JobWatch = {
  readonly failed: FailedJobs
  /** Says which lane runs these tasks; all others are ordinary. */
  follow(lane: string, tasks: readonly string[]): void
  /** The jobs by lane, at most 15 seconds old; null while the database does not answer. */
  read(): Promise<ReadonlyMap<string, LaneJobs> | null>
}

type Row = { task: string; waiting: number; oldest_s: number; failed: number }

export function jobWatch(
  system: Pick<SystemDatabase, 'query'>,
  writing: Pick<SystemDatabase, 'query'> = system,
): JobWatch {
  const lanes = new Map<string, string>()
  const rows = () =>
    system.query((queries) =>
      queries.all(sql<Row>`
        SELECT task.identifier AS task,
          (count(*) FILTER (WHERE due.is))::int AS waiting,
          coalesce(extract(epoch FROM now() - min(job.run_at) FILTER (WHERE due.is)), 0)::float8
            AS oldest_s,
          (count(*) FILTER (WHERE job.attempts >= job.max_attempts AND job.locked_at IS NULL))::int
            AS failed
        FROM graphile_worker._private_jobs job
        JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        CROSS JOIN LATERAL (SELECT job.run_at <= now() AND job.locked_at IS NULL
          AND job.attempts < job.max_attempts AS is) due
        GROUP BY task.identifier`),
    )

  async function byLane(): Promise<ReadonlyMap<string, LaneJobs>> {
    const found = new Map<string, LaneJobs>()
    const names = [ordinaryLane.name, ...lanes.values()]
    for (const name of names) found.set(name, { waiting: 0, oldestS: 0, failed: 0 })
    for (const row of await rows()) {
      const jobs = found.get(lanes.get(row.task) ?? ordinaryLane.name)
      if (!jobs) continue
      jobs.waiting += row.waiting
      jobs.oldestS = Math.max(jobs.oldestS, row.oldest_s)
      jobs.failed += row.failed
    }
    return found
  }

  return {
    failed: failedJobs(system, writing),
    follow(lane, tasks) {
      for (const task of tasks) lanes.set(task, lane)
    },
    read: readSometimes(byLane),
  }
}
