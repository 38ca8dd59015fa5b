import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'

/** The task that plans a company's rounds, at the start of a server and after that by itself. */
export const PLAN_ROUNDS = 'plan_rounds'

/** Enqueues the check of a round for the end of its grace. */
export const planStep = (context: TenantContext, roundId: string, afterS: number): Promise<void> =>
  enqueueJob(context, { task: 'step_round', data: { roundId }, key: roundId, afterS })

/**
 * Enqueues new planning of rounds, once the values that it depends on are written. `reassigned` is
 * a patrol whose people have changed: its rounds are given out again.
 */
export const planAnew = (context: TenantContext, reassigned?: string): Promise<void> =>
  enqueueJob(context, {
    task: PLAN_ROUNDS,
    data: reassigned === undefined ? {} : { reassigned },
    key: `after a change ${reassigned ?? ''}`,
  })
