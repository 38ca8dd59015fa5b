import { systemActor } from '@portaria/contract/actors/actor'
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
 * Returns the seconds until a request's next automatic step, by the company's days: a request that
 * is done is closed, a deferred one comes back, and a late one is reported. Null if no step
 * follows.
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

/** Plans the next automatic step of a written request; replaces an earlier plan. */
export async function planNext(context: TenantContext, row: Row): Promise<void> {
  const wait = await readWait(context, row)
  if (wait !== null) await planStep(context, row.id, wait)
}

/** Plans a notice to the assignee of a request, once it is written. */
export const planNews = (context: TenantContext, requestId: string): Promise<void> =>
  enqueueJob(context, { task: 'tell_request', data: { requestId }, key: requestId })

/** Makes the automatic tasks of requests. */
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
