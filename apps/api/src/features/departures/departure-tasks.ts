import type { RegisterName } from '@portaria/contract/registers/names'
import * as z from 'zod/mini'
import { END_DEPARTURE } from '../../domain/departure-ends.ts'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { Tasks } from '../../platform/jobs/task.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { endDue, lockPlanned } from './ending.ts'

/**
 * Departures have a lane of their own: what a killed server left half done would stay open until the
 * queue itself gives the job back, four hours later. One takes seconds, and run twice it waits for
 * itself under its lock and finds nothing left to do.
 */
export const departureLane: Lane = {
  concurrency: 1,
  connections: 2,
  lookMs: 2_000,
  stuckAfterS: 120,
}

const ofDeparture = z.object({ departureId: z.uuid() })

/**
 * What a planned departure names ends with its day: each departure by a job and in a transaction of its
 * own, as whoever planned it. Run again, it finds nothing left to do.
 */
export const departureTasks = (machineries: ReadonlyMap<RegisterName, Machinery>): Tasks => ({
  [END_DEPARTURE]: {
    scope: 'tenant',
    async run({ database, actor }, data) {
      const failure = await database.inTenant(actor, async (context) => {
        const departure = await lockPlanned(context, ofDeparture.parse(data).departureId)
        return departure && endDue(machineries, context, departure)
      })
      // What could be ended is; the rest is reported, and tried again.
      if (failure) throw failure
    },
  },
})
