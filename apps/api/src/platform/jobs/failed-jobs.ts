import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'
import { MAIL_REFUSED } from '../mail/mailer.ts'

/** Letters that the mail server did not take, or all other jobs. */
export type FailedKind = 'letters' | 'others'

/** A job that keeps failing. */
export type FailedJob = {
  id: string
  /** The name of its task. */
  task: string
  /** The company that it belongs to; null for one of the platform. */
  tenantId: string | null
  attempts: number
  failedAt: Date
  /** When it runs again by itself; null once it has failed as often as it may. */
  nextAt: Date | null
  /** The error without the values in it; of a letter the codes of the mail server. */
  error: string
}

/** The jobs that keep failing, for the platform's administrators. */
export type FailedJobs = {
  /** Reads a page, the latest failures first, and their number. */
  read(
    kind: FailedKind,
    page: number,
    perPage: number,
  ): Promise<{ jobs: FailedJob[]; total: number }>
  /**
   * Lets a job run again at once, and returns the company that it belongs to, null for one of the
   * platform; null if the job runs right now or is over.
   */
  retry(id: string): Promise<{ tenantId: string | null } | null>
}

/** Attempts after which a job counts as failing: one mishap mends itself. */
const FAILING = 3

type Row = {
  id: string
  task: string
  tenant_id: string | null
  attempts: number
  failed_at: Date
  next_at: Date | null
  error: string
  total: number
}

export function failedJobs(
  system: Pick<SystemDatabase, 'query'>,
  writing: Pick<SystemDatabase, 'query'> = system,
): FailedJobs {
  const failing = sql`job.last_error IS NOT NULL AND job.attempts >= least(job.max_attempts, ${sql.lit(FAILING)})`
  const ofKind = (kind: FailedKind) => {
    const isLetter = sql`starts_with(job.last_error, ${MAIL_REFUSED})`
    return kind === 'letters' ? isLetter : sql`NOT ${isLetter}`
  }
  return {
    async read(kind, page, perPage) {
      const rows = await system.query((queries) =>
        queries.all(sql<Row>`
          SELECT job.id::text, task.identifier AS task, nullif(job.payload->>'tenant_id', ${NIL_TENANT}) AS tenant_id,
            job.attempts::int, job.updated_at AS failed_at, job.last_error AS error,
            CASE WHEN job.attempts < job.max_attempts THEN job.run_at END AS next_at,
            (count(*) OVER ())::int AS total
          FROM graphile_worker._private_jobs job
          JOIN graphile_worker._private_tasks task ON task.id = job.task_id
          WHERE ${failing} AND ${ofKind(kind)}
          ORDER BY job.updated_at DESC, job.id
          LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
      )
      return { jobs: rows.map(jobOf), total: rows[0]?.total ?? 0 }
    },
    async retry(id) {
      const rescheduled = await writing.query((queries) =>
        queries.first(sql<{ tenant_id: string | null }>`
          WITH found AS (
            SELECT job.id, nullif(job.payload->>'tenant_id', ${NIL_TENANT}) AS tenant_id
            FROM graphile_worker._private_jobs job WHERE job.id = ${id}::bigint AND ${failing}
          )
          SELECT found.tenant_id FROM found JOIN graphile_worker.reschedule_jobs(
            ARRAY(SELECT id FROM found), run_at => now(), attempts => 0) again ON again.id = found.id`),
      )
      return rescheduled ? { tenantId: rescheduled.tenant_id } : null
    },
  }
}

function jobOf(row: Row): FailedJob {
  const { id, task, tenant_id: tenantId, attempts, failed_at: failedAt, next_at: nextAt } = row
  // That the mail server did not take a letter is what its list says.
  const refused = row.error.startsWith(MAIL_REFUSED)
    ? /\(([^)]*)\)/.exec(row.error)?.[1]
    : undefined
  const error = refused ?? withoutValues(row.error)
  return { id, task, tenantId, attempts, failedAt, nextAt, error }
}

/**
 * Returns the first line of an error, without what is quoted in it, paths of addresses, e-mail
 * addresses, and long or written-out numbers such as documents and telephones: errors repeat what
 * people typed.
 */
export function withoutValues(error: string): string {
  const [line = ''] = error.split('\n')
  return line
    .replaceAll(/"[^"]*"|'[^']*'|«[^»]*»/g, '…')
    .replaceAll(/(https?:\/\/[^\s/?#]+)[^\s)>,;]*/gi, '$1/…')
    .replaceAll(/[^\s(<,;]+@[^\s)>,;]+/g, '…')
    .replaceAll(/\d[\d./]*-[\d-]+|\d{6,}/g, '…')
    .slice(0, 200)
}
