import { systemActor } from '@portaria/contract/actors/actor'
import { type events, heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S, type Tasks } from '../../../platform/jobs/task.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { NewRowOf, RowOf, TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { isLapsed } from '../event-rows/event-ends.ts'
import { readTouched } from './area-changes.ts'
import { holdTime } from './blocks.ts'
import { timeOf } from './booking.ts'
import { linkedOf, readTerms } from './booking-terms.ts'
import { tellChange } from './event-news.ts'

const ofEvent = z.object({ eventId: z.uuid() })
const ofArea = z.object({ areaId: z.uuid() })

/** Plans the next automatic step of a reservation at a moment; replaces an earlier plan. */
async function planStep(context: TenantContext, eventId: string, at: Date): Promise<void> {
  const afterS = (at.getTime() - Date.now()) / 1000
  await enqueueJob(context, { task: 'step_event', data: { eventId }, key: eventId, afterS })
}

/** Plans the next automatic step of a written reservation: it lapses, begins or ends. */
export async function planNext(
  context: TenantContext,
  row: NewRowOf<typeof events>,
): Promise<void> {
  const { from, to } = timeOf(row)
  await planStep(context, row.id, row.held_until ?? (from > new Date() ? from : to))
}

/** Plans that a free time is offered to those who wait for it, in the order in which they came. */
export const planOffers = (context: TenantContext, areaId: string): Promise<void> =>
  enqueueJob(context, { task: 'offer_times', data: { areaId }, key: areaId })

/**
 * Plans that the blocks of a changed area's future reservations are written again, and free times
 * offered.
 */
export const planRecheck = (context: TenantContext, areaId: string): Promise<void> =>
  enqueueJob(context, { task: 'recheck_area', data: { areaId }, key: areaId })

/** Plans the notices about a reservation, once its change is written. */
export const planNews = (context: TenantContext, eventId: string): Promise<void> =>
  enqueueJob(context, { task: 'tell_event', data: { eventId }, key: eventId })

type Due = { state: string; from: Date; to: Date; held: Date | null; now: Date }

/** Returns the due step of a reservation, and the time of the next one. */
function stepOf({ state, from, to, held, now }: Due): {
  step: TransitionOf<typeof events> | null
  at: Date | null
} {
  const soon = new Date(now.getTime() + EARLY_S * 1000)
  if (state === 'requested' || state === 'offered' || state === 'waiting') {
    const at = held ?? from
    return at <= soon ? { step: 'lapse', at: null } : { step: null, at }
  }
  if (state === 'approved')
    return from <= soon ? { step: 'begin', at: to } : { step: null, at: from }
  if (state === 'in_use') return to <= soon ? { step: 'finish', at: null } : { step: null, at: to }
  return { step: null, at: null }
}

/** Writes the blocks of a reservation again. Throws `time_taken` if it now overlaps another. */
async function holdAgain(context: TenantContext, eventId: string): Promise<void> {
  const { queries, actor } = context
  const row = await queries.first(sql<RowOf<typeof events>>`
    SELECT * FROM events
    WHERE tenant_id = ${actor.tenantId} AND id = ${eventId} AND deleted_at IS NULL
      AND state = ANY(${[...heldEventStates]}::text[]) AND starts_at > now()
      AND NOT ${isLapsed(sql.ref('events'), sql`now()`)}
    FOR NO KEY UPDATE`)
  const terms = row && (await readTerms(context, row.common_area_id, { lock: true }))
  if (row && terms) await holdTime(context, row, terms)
}

/**
 * Reads those who wait for a time of an area, or of one that closes with it, in the order in which
 * they came.
 */
async function readWaiting({ queries, actor }: TenantContext, areaId: string): Promise<string[]> {
  const found = await queries.all(sql<{ id: string }>`
    SELECT e.id FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.state = 'waiting' AND e.deleted_at IS NULL
      AND (e.common_area_id = ${areaId}
        OR e.common_area_id IN (${linkedOf(actor, areaId)}))
    ORDER BY e.created_at, e.id`)
  return found.map(({ id }) => id)
}

/**
 * Makes the automatic tasks of reservations: they lapse without an answer, begin and end, and free
 * times are offered.
 */
export function eventTasks(machineries: Machineries): Tasks {
  const machinery = machineryOf(machineries, 'events')
  return {
    step_event: {
      scope: 'tenant',
      run: ({ database, actor }, data) => {
        const { eventId } = ofEvent.parse(data)
        return database.inTenant(systemActor('events', actor.tenantId), async (context) => {
          const { queries } = context
          const due = await queries.first(sql<Due>`
            SELECT state, starts_at AS "from", ends_at AS "to", held_until AS held, now() AS now
            FROM events
            WHERE tenant_id = ${actor.tenantId} AND id = ${eventId} AND deleted_at IS NULL
            FOR NO KEY UPDATE`)
          if (!due) return
          const { step, at } = stepOf(due)
          if (step !== null)
            await changeStateIn(machinery, context, eventId, step, {}).catch((error: unknown) => {
              const isElsewhere = error instanceof ProblemError && error.code === 'state_conflict'
              if (!isElsewhere) throw error
            })
          if (at !== null) await planStep(context, eventId, at)
        })
      },
    },
    tell_event: {
      scope: 'tenant',
      run: ({ database, actor }, data) => {
        const { eventId } = ofEvent.parse(data)
        const system = systemActor('events', actor.tenantId)
        return database.inTenant(system, (context) => tellChange(context, eventId))
      },
    },
    recheck_area: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { areaId } = ofArea.parse(data)
        const system = systemActor('events', actor.tenantId)
        const touched = await database.readInTenant(system, (context) =>
          readTouched(context, areaId),
        )
        for (const eventId of touched)
          await database
            .inTenant(system, (context) => holdAgain(context, eventId))
            .catch((error: unknown) => {
              // It is in conflict: it keeps its blocks, and the area's record lists it.
              if (!(error instanceof ProblemError)) throw error
            })
        await database.inTenant(system, (context) => planOffers(context, areaId))
      },
    },
    offer_times: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { areaId } = ofArea.parse(data)
        const system = systemActor('events', actor.tenantId)
        const waiting = await database.readInTenant(system, (context) =>
          readWaiting(context, areaId),
        )
        // Each offer has a transaction of its own, so that the time is offered to the next if one
        // is refused.
        for (const eventId of waiting)
          await database
            .inTenant(system, (context) => changeStateIn(machinery, context, eventId, 'offer', {}))
            .catch((error: unknown) => {
              if (!(error instanceof ProblemError)) throw error
            })
      },
    },
  }
}
