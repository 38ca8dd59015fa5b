import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { Schedule, Tasks } from '../../platform/jobs/task.ts'
import { END_DEPARTURE, planEnd } from './departure-ends.ts'
import { isOverdue } from './departures.repository.ts'
import { endDue, lockPlanned } from './ending.ts'
import type { DepartureTools } from './thing-kinds.ts'

/**
 * Departures have a lane of their own: work interrupted by a killed server would otherwise wait
 * until the queue itself returns the job, four hours later. A job takes seconds; a second run waits
 * for the first one's lock and finds nothing left to do.
 */
export const departureLane: Lane = {
  name: 'departures',
  concurrency: 1,
  connections: 2,
  lookMs: 2_000,
  stuckAfterS: 120,
}

const ofDeparture = z.object({ departureId: z.uuid() })

const RESUME = 'resume_departures'

/**
 * Makes the tasks that carry out planned departures at the end of their day: each by a job and in a
 * transaction of its own, as its planner. A repeated run finds nothing left to do.
 */
export const departureTasks = (tools: DepartureTools): Tasks => ({
  [END_DEPARTURE]: {
    scope: 'tenant',
    async run({ database, actor }, data) {
      await database.inTenant(actor, async (context) => {
        const departure = await lockPlanned(context, ofDeparture.parse(data).departureId)
        if (departure) await endDue(tools, context, departure)
      })
    },
  },
  [RESUME]: {
    scope: 'tenant',
    run: ({ database, actor }) => database.inTenant(actor, resumeDepartures),
  },
})

/**
 * Plans a job for each departure whose day is over, in the name of its planner. The departure's own
 * job may have been lost while the company was removed, given up by the queue, or planned for the
 * day of another zone.
 */
async function resumeDepartures(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  const late = await queries.all(sql<{ id: string; planned_by: string }>`
    SELECT d.id, d.planned_by FROM departures d
    WHERE d.tenant_id = ${actor.tenantId} AND ${isOverdue}
    ORDER BY d.id`)
  for (const { id, planned_by: userId } of late)
    await planEnd({ queries, actor: { ...actor, userId } }, id)
}

/** At four in Brasília, after the night in which most days end. */
export const departureSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '0 7 * * *', data: { task: RESUME } },
]
