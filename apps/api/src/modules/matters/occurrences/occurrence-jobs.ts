import { systemActor } from '@portaria/contract/actors/actor'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { tellReported } from './occurrence-news.ts'

const ofOccurrence = z.object({ occurrenceId: z.uuid() })

/** Plans a notice to the assigned employee, once the occurrence is written. */
export const planNews = (context: TenantContext, occurrenceId: string): Promise<void> =>
  enqueueJob(context, { task: 'tell_occurrence', data: { occurrenceId }, key: occurrenceId })

/** Notices of occurrences after they are written. */
export const occurrenceTasks: Tasks = {
  tell_occurrence: {
    scope: 'tenant',
    run: ({ database, actor }, data) => {
      const { occurrenceId } = ofOccurrence.parse(data)
      const system = systemActor('occurrences', actor.tenantId)
      return database.inTenant(system, (context) => tellReported(context, occurrenceId))
    },
  },
}
