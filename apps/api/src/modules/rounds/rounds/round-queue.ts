import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'

/** The task that plans a company's rounds, at the start of a server and after that by itself. */
export const PLAN_ROUNDS = 'plan_rounds'

/** Has a round looked at once its grace is over. */
export const planStep = (context: TenantContext, roundId: string, afterS: number): Promise<void> =>
  enqueueJob(context, { task: 'step_round', data: { roundId }, key: roundId, afterS })

/** Has rounds planned anew, once what they are planned by is written; given out anew where people changed. */
export const planAnew = (context: TenantContext, reassigned?: string): Promise<void> =>
  enqueueJob(context, {
    task: PLAN_ROUNDS,
    data: reassigned === undefined ? {} : { reassigned },
    key: `after a change ${reassigned ?? ''}`,
  })
