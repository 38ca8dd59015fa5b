import * as z from 'zod/mini'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { Tasks } from '../../platform/jobs/task.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverPush, type PushParts } from '../../platform/push/deliver-push.ts'
import { readCompanyCard } from '../companies/public/companies.ts'
import { noteDelivery } from './incident.repository.ts'
import { findAlert, lockAlert } from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, hasPressesToAnnounce } from './panic-announcing.ts'
import {
  escalate,
  escalationContext,
  escalationLevels,
  isDue,
  readerOfLetter,
} from './panic-escalation.ts'
import { panicLetter } from './panic-letters.ts'
import { panicMessage, panicPush } from './panic-push.ts'

/**
 * Alerts have a lane of their own, so that thousands of invitations do not delay them. No job of
 * this lane waits for a mail server or a push service. Jobs of a killed server run again after two
 * minutes.
 */
export const panicLane: Lane = {
  name: 'alarms',
  concurrency: 4,
  connections: 5,
  lookMs: 500,
  stuckAfterS: 120,
}

/**
 * The lane for letters and messages of alerts. It runs more jobs at a time than the lines of one
 * company and one push service may run together, so that a receiver that does not answer holds up
 * no other company's alert. No job takes two minutes.
 */
export const panicSendingLane: Lane = {
  name: 'alarm_messages',
  concurrency: 12,
  connections: 4,
  lookMs: 1_000,
  stuckAfterS: 120,
}

const escalation = z.object({
  alertId: z.uuid(),
  ringing: z.number(),
  level: z.enum(escalationLevels),
})
const letterToSend = z.extend(escalation, { userId: z.uuid() })
const messageToSend = z.extend(escalation, { subscriptionId: z.uuid() })
const presses = z.object({ alertId: z.uuid() })

type Parts = PushParts & { mailer: Mailer; publicUrl: string }

/** The tasks of alerts that send nothing themselves. */
export function panicTasks(): Tasks {
  return {
    announce_panic_presses: {
      scope: 'tenant',
      run: ({ database, actor }, data) =>
        database.inTenant(actor, async (tenantContext) => {
          const { alertId } = presses.parse(data)
          const context = escalationContext(tenantContext)
          const locked = await lockAlert(context, alertId)
          if (!locked || !(await hasPressesToAnnounce(context, alertId))) return
          const row = await findAlert(context, alertId)
          if (row) await announce(context, 'panic.pinged', alertOf(row, context.actor))
        }),
    },

    escalate_panic: {
      scope: 'tenant',
      run: ({ database, actor }, data) =>
        database.inTenant(actor, (context) =>
          escalate(escalationContext(context), escalation.parse(data)),
        ),
    },
  }
}

/**
 * The tasks that send letters and messages of alerts. `onKept` is called with the file of a letter
 * that no mail server took.
 */
export function panicSendingTasks(parts: Parts, onKept: (file: string) => void): Tasks {
  const { mailer, publicUrl } = parts
  return {
    send_panic_letter: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { alertId, ringing, level, userId } = letterToSend.parse(data)
        const letter = await database.inTenant(actor, async (tenantContext) => {
          const context = escalationContext(tenantContext)
          const { queries } = tenantContext
          const row = await findAlert(context, alertId)
          const to = await readerOfLetter(queries, userId)
          // Somebody may have acknowledged while the mail server was unreachable.
          if (!row || !to || !isDue(row, ringing)) return null
          const company = await readCompanyCard(context)
          return panicLetter(to, publicUrl, {
            level,
            alert: alertOf(row, context.actor),
            company: { id: actor.tenantId, ...company },
          })
        })
        if (letter === null) return
        const posted = await mailer.send(letter)
        if (posted.keptAs) onKept(posted.keptAs)
        await database.inTenant(actor, (context) =>
          noteDelivery(context, {
            alertId,
            ringing,
            level,
            channel: 'letter',
            userId,
            outcome: posted.keptAs ? 'kept' : 'sent',
          }),
        )
      },
    },

    send_panic_push: {
      scope: 'tenant',
      async run(scope, data) {
        const { subscriptionId, ...level } = messageToSend.parse(data)
        await deliverPush(parts, scope, {
          subscriptionId,
          isUrgent: true,
          options: panicPush,
          read: (context, device) => panicMessage(context, level, device),
          onDone: (context, { user_id: userId }, outcome) =>
            noteDelivery(context, { ...level, channel: 'push', userId, outcome }),
        })
      },
    },
  }
}
