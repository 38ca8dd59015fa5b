import { systemActor } from '@portaria/contract/actors/actor'
import * as z from 'zod/mini'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { tellCouncilChange } from './council-news.ts'

const changedSeat = z.object({
  tenantId: z.uuid(),
  membershipId: z.uuid(),
  userId: z.uuid(),
  joins: z.boolean(),
})

/** Notices about the council after a membership is written. */
export const councilTasks: Tasks = {
  tell_council: {
    scope: 'tenant',
    run: ({ database }, data) => {
      const { tenantId, ...seat } = changedSeat.parse(data)
      return database.inTenant(systemActor('council', tenantId), (context) =>
        tellCouncilChange(context, seat),
      )
    },
  },
}
