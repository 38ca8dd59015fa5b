import { systemActor } from '@portaria/contract/actor'
import {
  CLOSED_AFTER_DAYS,
  type requests,
} from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S, type Tasks } from '../../../platform/jobs/task.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { tellOverdue, tellWaiting } from './request-news.ts'

type Row = NewRowOf<typeof requests>

const ofRequest = z.object({ requestId: z.uuid() })

const planStep = (context: TenantContext, requestId: string, afterS: number): Promise<void> =>
  enqueueJob(context, {
    task: 'step_request',
    data: { requestId },
    key: requestId,
    afterS,
  })

/**
 * Seconds until a request takes its next step by itself, by the company's days: what is done is closed, what was put
 * off comes back, and of what is late somebody is told. Null where it takes none.
 */
const readWait = async ({ queries, actor }: TenantContext, row: Row): Promise<number | null> => {
  const { wait } = await queries.one(sql<{ wait: number | null }>`
    SELECT extract(epoch FROM CASE
        WHEN ${row.state} = 'done'
          THEN ${row.done_at}::timestamptz + make_interval(days => ${CLOSED_AFTER_DAYS})
        WHEN ${row.state} = 'deferred'
          THEN ${row.deferred_until}::date::timestamp AT TIME ZONE t.time_zone
        WHEN ${row.state} IN ('open', 'in_progress')
          THEN (${row.due_on}::date + 1)::timestamp AT TIME ZONE t.time_zone
      END - now())::float8 AS wait
    FROM tenants t WHERE t.id = ${actor.tenantId}`)
  return wait
}

/** Has a written request take its next step by itself, in place of the one planned before. */
export async function planNext(context: TenantContext, row: Row): Promise<void> {
  const wait = await readWait(context, row)
  if (wait !== null) await planStep(context, row.id, wait)
}

/** Has whom a request was given to told of it, once that is written. */
export const planNews = (context: TenantContext, requestId: string): Promise<void> =>
  enqueueJob(context, { task: 'tell_request', data: { requestId }, key: requestId })

/** What happens to requests by themselves. */
export function requestTasks(machineries: Machineries): Tasks {
  const machinery = machineryOf(machineries, 'requests')
  return {
    step_request: {
      scope: 'tenant',
      run: ({ database, actor }, data) => {
        const { requestId } = ofRequest.parse(data)
        return database.inTenant(systemActor('requests', actor.tenantId), async (context) => {
          const row = await context.queries.first(sql<Row>`
            SELECT * FROM requests
            WHERE tenant_id = ${actor.tenantId} AND id = ${requestId} AND deleted_at IS NULL
            FOR NO KEY UPDATE`)
          const wait = row ? await readWait(context, row) : null
          if (!row || wait === null) return
          if (wait > EARLY_S) return planStep(context, requestId, wait)
          const { state } = row
          if (state !== 'done' && state !== 'deferred') return tellOverdue(context, requestId)
          const step = state === 'done' ? 'settle' : 'resume'
          await changeStateIn(machinery, context, requestId, step, {})
        })
      },
    },
    tell_request: {
      scope: 'tenant',
      run: ({ database, actor }, data) => {
        const { requestId } = ofRequest.parse(data)
        const system = systemActor('requests', actor.tenantId)
        return database.inTenant(system, (context) => tellWaiting(context, [requestId]))
      },
    },
  }
}
