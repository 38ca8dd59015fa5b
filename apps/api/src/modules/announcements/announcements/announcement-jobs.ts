import { systemActor } from '@portaria/contract/actors/actor'
import type { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { Lane } from '../../../platform/jobs/job-runner.ts'
import { EARLY_S, type Tasks, type TenantTask } from '../../../platform/jobs/task.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { tellPortion } from './announcement-news.ts'

/**
 * A lane of its own brings announcements to inboxes, so that a crowd of recipients delays no other
 * job.
 */
export const announcementLane: Lane = {
  name: 'announcements',
  concurrency: 2,
  connections: 3,
  lookMs: 1_000,
  stuckAfterS: 300,
}

const ofAnnouncement = z.object({ announcementId: z.uuid() })

/** Milliseconds after which a job leaves the rest to another, so that an emergency waits no longer. */
const TURN_MS = 3_000

const planAt =
  (task: 'send_announcement' | 'end_announcement') =>
  (context: TenantContext, announcementId: string, at: Date): Promise<void> =>
    enqueueJob(context, {
      task,
      data: { announcementId },
      key: announcementId,
      afterS: (at.getTime() - Date.now()) / 1000,
    })

/** Plans that a scheduled announcement is sent at its time; replaces an earlier plan. */
export const planSending = planAt('send_announcement')

/** Plans that an announcement ends at its time. */
export const planEnd = planAt('end_announcement')

/**
 * Plans that a sent announcement is brought to its recipients: an emergency before others that are
 * due.
 */
export const planTelling = (
  context: TenantContext,
  { id, kind }: { id: string; kind: string },
): Promise<void> =>
  enqueueJob(context, {
    task: 'tell_announcement',
    data: { announcementId: id },
    key: id,
    isOfMany: kind !== 'emergency',
  })

type Due = { state: string; at: Date | null; now: Date }

/**
 * An automatic step of announcements: the state that it starts from, and the column with its time.
 */
type TimedStep = {
  readonly from: string
  readonly at: 'send_at' | 'valid_until'
  readonly step: TransitionOf<typeof announcements>
  readonly plan: typeof planSending
}

/** Makes the job of a step; a job that runs too early plans itself again. */
const timedTask = (machineries: Machineries, { from, at, step, plan }: TimedStep): TenantTask => ({
  scope: 'tenant',
  run({ database, actor }, data) {
    const { announcementId } = ofAnnouncement.parse(data)
    return database.inTenant(systemActor('announcements', actor.tenantId), async (context) => {
      const due = await context.queries.first(sql<Due>`
        SELECT state, ${sql.ref(at)} AS at, now() AS now FROM announcements
        WHERE tenant_id = ${actor.tenantId} AND id = ${announcementId} AND deleted_at IS NULL`)
      if (due?.state !== from || due.at === null) return
      if (due.at.getTime() > due.now.getTime() + EARLY_S * 1000)
        return plan(context, announcementId, due.at)
      const machinery = machineryOf(machineries, 'announcements')
      await changeStateIn(machinery, context, announcementId, step, {})
    })
  },
})

/**
 * Makes the automatic tasks of announcements: they are sent at their time, brought to people, and
 * end.
 */
export function announcementTasks(machineries: Machineries): Tasks {
  return {
    send_announcement: timedTask(machineries, {
      from: 'scheduled',
      at: 'send_at',
      step: 'send',
      plan: planSending,
    }),
    end_announcement: timedTask(machineries, {
      from: 'sent',
      at: 'valid_until',
      step: 'expire',
      plan: planEnd,
    }),
    tell_announcement: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { announcementId } = ofAnnouncement.parse(data)
        const system = systemActor('announcements', actor.tenantId)
        const turnEnds = Date.now() + TURN_MS
        let after: string | null = null
        for (let isWhole = false; !isWhole; ) {
          const begun: string | null = after
          const isLate: boolean = await database.inTenant(system, async (context) => {
            // Locked until the portion is notified: a simultaneous withdrawal then ends it in every
            // inbox.
            const sent = await context.queries.first(sql<{
              id: string
              title: string
              kind: string
            }>`
              SELECT id, title, kind FROM announcements
              WHERE tenant_id = ${actor.tenantId} AND id = ${announcementId} AND state = 'sent'
              FOR SHARE`)
            after = sent ? await tellPortion(context, sent, begun) : null
            if (!sent || after === null || Date.now() < turnEnds) return false
            await planTelling(context, sent)
            return true
          })
          // Another job may have been killed after taking recipients: they are searched again.
          isWhole = isLate || (after === null && begun === null)
        }
      },
    },
  }
}
