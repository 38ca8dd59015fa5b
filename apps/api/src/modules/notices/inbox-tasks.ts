import { inboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { Schedule, Tasks, TenantTask } from '../../platform/jobs/task.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverPush, type PushParts } from '../../platform/push/deliver-push.ts'
import { letterOf, messageOf, undelivered } from './inbox-deliveries.ts'

/**
 * Messages have a lane of their own, so that news of a visitor at the gate does not wait for
 * letters. The lane runs more jobs at a time than the lines of one company and one push service may
 * run together, so that neither holds up the others. A job that runs for longer than a message can
 * take belongs to a killed server, and is run again.
 */
export const messageLane: Lane = {
  name: 'messages',
  concurrency: 16,
  connections: 4,
  lookMs: 2_000,
  stuckAfterS: 120,
}

/** Letters have a lane of their own too; one takes a minute and a quarter at most. */
export const noticeLetterLane: Lane = {
  name: 'notice_letters',
  concurrency: 6,
  connections: 3,
  lookMs: 2_000,
  stuckAfterS: 300,
}

/** Days after which an item is removed. */
const KEPT_DAYS = 90

const letterToSend = z.object({ itemId: z.uuid() })
const messageToSend = z.object({ itemId: z.uuid(), subscriptionId: z.uuid() })

/** The parts that letters and messages are sent with. */
export type DeliveryParts = PushParts & { mailer: Mailer; publicUrl: string }

type Scope = Parameters<TenantTask['run']>[0]

/** Sends the message of an item to one device, unless it was read or is over. */
export async function sendMessage(
  parts: PushParts,
  scope: Scope,
  { itemId, subscriptionId }: z.output<typeof messageToSend>,
): Promise<void> {
  const item = await scope.database.inTenant(scope.actor, (context) => undelivered(context, itemId))
  if (item === undefined) return
  await deliverPush(parts, scope, {
    subscriptionId,
    isUrgent: false,
    options: inboxKind(item.kind).push,
    read: async (_context, { shows_names: showsNames }) => messageOf(item, showsNames),
  })
}

/**
 * The tasks that send the letters of the inbox. `onKept` is called with the file of a letter that
 * no mail server took.
 */
export function noticeLetterTasks(
  { mailer, publicUrl }: DeliveryParts,
  onKept: (file: string) => void,
): Tasks {
  return {
    send_notification_letter: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { itemId } = letterToSend.parse(data)
        const letter = await database.inTenant(actor, async (context) => {
          const item = await undelivered(context, itemId)
          return item ? letterOf(context, item, publicUrl) : null
        })
        const posted = letter && (await mailer.send(letter))
        if (posted?.keptAs) onKept(posted.keptAs)
      },
    },
  }
}

/** The tasks that send the messages of the inbox, each to one device. */
export const messageTasks = (parts: PushParts): Tasks => ({
  send_push_message: {
    scope: 'tenant',
    run: (scope, data) => sendMessage(parts, scope, messageToSend.parse(data)),
  },
})

/** The tasks of the inbox that run by the clock. */
export const inboxHousekeeping: Tasks = {
  sweep_inbox: {
    scope: 'tenant',
    async run({ database, actor }) {
      await database.inTenant(actor, ({ queries, actor: { tenantId } }) =>
        queries.count(sql`
          DELETE FROM inbox_items
          WHERE tenant_id = ${tenantId} AND made_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`),
      )
    },
  },
}

export const inboxSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '15 6 * * *', data: { task: 'sweep_inbox' } },
]
