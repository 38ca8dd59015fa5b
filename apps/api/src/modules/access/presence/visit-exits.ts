import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { cascadeTransition } from '../../../register-endpoints/cascade-transition.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'

const END_VISIT = 'end_visit_at_reader'

const data = z.object({ visitorId: z.uuid(), at: z.string() })

/** Plans that the visit of a visitor ends who was seen to leave (access §51). */
export const planVisitExit = (context: TenantContext, visitorId: string, at: Date): Promise<void> =>
  enqueueJob(context, { task: END_VISIT, data: { visitorId, at: at.toISOString() } })

/**
 * Ends the visit in which a visitor was inside at that moment, as the desk does. A visit that is over
 * by then, or began later, stays as it is.
 */
export const visitExitTasks = (machineries: Machineries): Tasks => ({
  [END_VISIT]: {
    scope: 'tenant',
    async run({ database, actor: { tenantId } }, given) {
      const { visitorId, at } = data.parse(given)
      const system = systemActor('a passage at a point', tenantId)
      await database.inTenant(system, async (context) => {
        await cascadeTransition(
          machineryOf(machineries, 'visits'),
          { ...context, at: new Date(at) },
          sql`r.visitor_id = ${visitorId}::uuid AND r.state = 'inside'
            AND r.checked_in_at <= ${at}::timestamptz`,
          'check-out',
          'seen to leave by a reader',
          { checked_out_how: 'reader' },
        )
      })
    },
  },
})
