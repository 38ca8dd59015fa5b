import { systemActor } from '@portaria/contract/actors/actor'
import { visits as visitsRegister } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S, type JobData, type Tasks } from '../../../platform/jobs/task.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeState, changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { readNews, STALE_S, tellGate } from '../public/visit-news.ts'
import { readVisitSettings } from '../public/visits.ts'

const ofVisit = z.object({ visitId: z.uuid() })

/** The state of a visit when a job about it is due. */
type Due = {
  state: string
  kind: string
  /** Seconds since it began to wait, since it was answered, and since it came in. */
  waited_s: number | null
  answered_s: number | null
  inside_s: number | null
  /** Seconds since its time is over; negative before. */
  over_s: number | null
  isTold: boolean
  /** The gate has looked at a visit that stays too long. */
  isSeen: boolean
}

/** Seconds after which the gate is notified again of somebody who stays too long. */
const OVERSTAY_AGAIN_S = 15 * 60

/** The tasks of visits that run by the clock (visits §9, §10, §12). */
export function visitTasks(machineries: Machineries): Tasks {
  const visits = machineryOf(machineries, 'visits')

  /** Makes a transition as the system, unless the visit has changed meanwhile. */
  async function change(
    tenantId: string,
    data: JobData,
    name: TransitionOf<typeof visitsRegister>,
    values = {},
  ) {
    const { visitId } = ofVisit.parse(data)
    const actor = systemActor('visits', tenantId)
    await changeState(visits, actor, visitId, name, values).catch((error: unknown) => {
      const isOver =
        error instanceof ProblemError && ['state_conflict', 'not_found'].includes(error.code)
      if (!isOver) throw error
    })
  }

  return {
    // Nobody answered within the company's limit: the gate is notified, once.
    tell_unanswered_visit: {
      scope: 'tenant',
      run: ({ database, actor }, data) =>
        inVisit(database, actor.tenantId, data, async (context, id, due) => {
          const { approval_wait_min: limit } = await readVisitSettings(context)
          if (due.state !== 'waiting' || due.waited_s === null || due.isTold) return
          const left = limit * 60 - due.waited_s
          if (left > EARLY_S) return again(context, 'tell_unanswered_visit', id, left)
          await cascade(
            context,
            visitsRegister,
            sql`r.id = ${id}`,
            { set: { unanswered_at: sql`now()` } },
            'nobody answered in time',
          )
          for (const visit of await readNews(context, [id]))
            await tellGate(context, 'visit_unanswered', visit)
        }),
    },

    tell_overstay: {
      scope: 'tenant',
      run: ({ database, actor }, data) =>
        inVisit(database, actor.tenantId, data, async (context, id, due) => {
          const { overstay_min: limits } = await readVisitSettings(context)
          const limit = Object.entries(limits).find(([kind]) => kind === due.kind)?.[1] ?? null
          if (due.state !== 'inside' || due.inside_s === null || limit === null) return
          const left = limit * 60 - due.inside_s
          if (left > EARLY_S) return again(context, 'tell_overstay', id, left)
          if (due.isSeen) return undefined
          for (const visit of await readNews(context, [id]))
            await tellGate(context, 'visit_overstayed', visit)
          // Repeated until somebody has looked: one notice in a busy night is soon forgotten.
          return again(context, 'tell_overstay', id, OVERSTAY_AGAIN_S)
        }),
    },

    // The exit gets no invented time; a mark says that the job closed the visit (visits §10).
    close_forgotten_visit: {
      scope: 'tenant',
      run: ({ actor: { tenantId } }, data) =>
        change(tenantId, data, 'check-out', { checked_out_how: 'closed_by_job' }),
    },

    // An authorisation from long ago opens nothing, and people who left without an answer disappear
    // from the desk's list.
    end_stale_visit: {
      scope: 'tenant',
      run: ({ database, actor }, data) =>
        inVisit(database, actor.tenantId, data, async (context, id, due) => {
          const stoodS = sinceStill(due)
          if (stoodS === null) return
          const left = STALE_S - stoodS
          if (left > EARLY_S) return again(context, 'end_stale_visit', id, left)
          // Under the same lock: an answer that arrives meanwhile is not undone.
          await changeStateIn(visits, context, id, 'cancel', {})
        }),
    },

    miss_visit: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const isDue = await inVisit(database, actor.tenantId, data, async (context, id, due) => {
          if (due.state !== 'expected' || due.over_s === null) return false
          const { tolerance_min: tolerance } = await readVisitSettings(context)
          const left = tolerance * 60 - due.over_s
          if (left > EARLY_S) await again(context, 'miss_visit', id, left)
          return left <= EARLY_S
        })
        if (isDue) await change(actor.tenantId, data, 'miss')
      },
    },
  }
}

/**
 * Returns the seconds since a visit at the gate reached its state; null for a visit in any other
 * state.
 */
function sinceStill({ state, waited_s, answered_s }: Due): number | null {
  if (state === 'waiting') return waited_s
  return state === 'authorised' ? answered_s : null
}

const again = (context: TenantContext, task: string, visitId: string, afterS: number) =>
  enqueueJob(context, { task, data: { visitId }, key: visitId, afterS })

/** Locks a visit and runs work on it; returns undefined if the visit no longer exists. */
function inVisit<T>(
  database: AppDatabase,
  tenantId: string,
  data: JobData,
  work: (context: TenantContext, id: string, due: Due) => Promise<T>,
): Promise<T | undefined> {
  const { visitId: id } = ofVisit.parse(data)
  return database.inTenant(systemActor('visits', tenantId), async (context) => {
    const due = await context.queries.first(sql<Due>`
      SELECT state, kind, unanswered_at IS NOT NULL AS "isTold",
        overstay_seen_at IS NOT NULL AS "isSeen",
        extract(epoch FROM now() - waiting_since)::float8 AS waited_s,
        extract(epoch FROM now() - answered_at)::float8 AS answered_s,
        extract(epoch FROM now() - checked_in_at)::float8 AS inside_s,
        extract(epoch FROM now() - expected_to)::float8 AS over_s
      FROM visits
      WHERE tenant_id = ${tenantId} AND id = ${id} AND deleted_at IS NULL
      FOR UPDATE`)
    return due && work(context, id, due)
  })
}
