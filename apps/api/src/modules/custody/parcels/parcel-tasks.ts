import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S, type Tasks } from '../../../platform/jobs/task.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { isHeld, readParcelSettings } from '../public/parcels.ts'

const ofParcel = z.object({ parcelId: z.uuid() })

const DAY_S = 24 * 3600

/** Makes the only automatic task of parcels: reminders to their households. */
export function parcelTasks(machineries: Machineries): Tasks {
  const parcels = machineryOf(machineries, 'parcels')
  return {
    remind_of_parcel: {
      scope: 'tenant',
      run: ({ database, actor: { tenantId } }, data) =>
        database.inTenant(systemActor('parcels', tenantId), async (context) => {
          const { parcelId } = ofParcel.parse(data)
          const parcel = await context.queries.first(sql<{ state: string; told_s: number }>`
            SELECT state,
              extract(epoch FROM now() - greatest(arrived_at, told_at, reminded_at))::float8 AS told_s
            FROM parcels
            WHERE tenant_id = ${tenantId} AND id = ${parcelId} AND deleted_at IS NULL FOR UPDATE`)
          if (!parcel || !isHeld(parcel.state)) return
          const { remind_days: days } = await readParcelSettings(context)
          const left = days * DAY_S - parcel.told_s
          // The household was notified meanwhile, or the company now waits longer before it
          // reminds.
          if (left > EARLY_S)
            await enqueueJob(context, {
              task: 'remind_of_parcel',
              data: { parcelId },
              key: parcelId,
              afterS: left,
            })
          // The transition itself plans the next reminder.
          else await changeStateIn(parcels, context, parcelId, 'remind', {})
        }),
    },
  }
}
