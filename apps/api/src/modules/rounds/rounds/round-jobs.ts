import { systemActor } from '@portaria/contract/actors/actor'
import { PLANNED_AHEAD_H } from '@portaria/contract/modules/rounds/rounds/rounds'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S, type Tasks } from '../../../platform/jobs/task.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { readDue } from './round-ends.ts'
import { planRounds } from './round-plan.ts'
import { PLAN_ROUNDS, planStep } from './round-queue.ts'

/** Seconds until rounds are planned again: well before the planned ones are over. */
const PLAN_AGAIN_S = (PLANNED_AHEAD_H / 8) * 3600

const ofRound = z.object({ roundId: z.uuid() })
const ofPlan = z.object({ reassigned: z.optional(z.uuid()) })

/** The tasks of rounds that run by the clock. */
export function roundTasks(machineries: Machineries): Tasks {
  const machinery = machineryOf(machineries, 'rounds')
  return {
    [PLAN_ROUNDS]: {
      scope: 'tenant',
      run: async ({ database, actor }, data) => {
        const { reassigned } = ofPlan.parse(data)
        await database.inTenant(systemActor('rounds', actor.tenantId), async (context) => {
          await planRounds(context, reassigned)
          if (await hasSchedule(context))
            await enqueueJob(context, { task: PLAN_ROUNDS, key: 'by itself', afterS: PLAN_AGAIN_S })
        })
      },
    },
    step_round: {
      scope: 'tenant',
      run: ({ database, actor }, data) => {
        const { roundId } = ofRound.parse(data)
        return database.inTenant(systemActor('rounds', actor.tenantId), async (context) => {
          const due = await readDue(context, roundId)
          if (due?.state !== 'planned' && due?.state !== 'running') return
          if (due.wait > EARLY_S) return planStep(context, roundId, due.wait)
          const step = due.state === 'planned' ? 'miss' : 'lose'
          await changeStateIn(machinery, context, roundId, step, {})
        })
      },
    },
  }
}

const hasSchedule = async ({ queries, actor }: TenantContext): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM patrols p
    JOIN patrol_starts s ON s.tenant_id = p.tenant_id AND s.patrol_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND p.status = 'ATIVO'
    LIMIT 1`)) !== undefined
