import type { RegisterName } from '@portaria/contract/registers/names'
import * as z from 'zod/mini'
import { END_DEPARTURE } from '../../domain/departure-ends.ts'
import type { Tasks } from '../../platform/jobs/task.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { endDue, lockPlanned } from './ending.ts'

const ofDeparture = z.object({ departureId: z.uuid() })

/**
 * What a planned departure names ends with its day: each departure by a job and in a transaction of its
 * own, as whoever planned it. Run again, it finds nothing left to do.
 */
export const departureTasks = (machineries: ReadonlyMap<RegisterName, Machinery>): Tasks => ({
  [END_DEPARTURE]: {
    scope: 'tenant',
    async run({ database, actor }, data) {
      await database.inTenant(actor, async (context) => {
        const departure = await lockPlanned(context, ofDeparture.parse(data).departureId)
        if (departure) await endDue(machineries, context, departure)
      })
    },
  },
})
