import { quietChannels } from '@portaria/contract/notifications/quiet-hours'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { Tasks, TenantTask } from '../../platform/jobs/task.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import { planMany, planMessage } from './delivery-plan.ts'
import { letterOf, undelivered } from './inbox-deliveries.ts'
import { type DeliveryParts, sendMessage } from './inbox-tasks.ts'

/**
 * News to many has a lane of its own, so that other letters, such as one about a parcel, do not
 * wait behind it. One of the two workers is left to emergencies. A job that was running on a killed
 * server is run again, and sends nothing twice.
 */
export const manyLane: Lane = {
  name: 'crowds',
  concurrency: 2,
  connections: 3,
  lookMs: 1_000,
  stuckAfterS: 300,
}

/** Limit of letters that go to a mail server at the same time. */
const AT_A_TIME = 8

/** Milliseconds after which a job leaves the rest to another, so that each company has its turn. */
const TURN_MS = 60_000

const manyToSend = z.object({
  channel: z.enum(quietChannels),
  items: z.array(z.uuid()),
  isPatient: z.boolean(),
})

type Scope = Parameters<TenantTask['run']>[0]

const claims = { email: sql`letter_at`, push: sql`push_at` } as const

/** Reserves an item's letter or messages for this job; false where another job has done so. */
async function claim(
  { queries, actor }: TenantContext,
  id: string,
  channel: keyof typeof claims,
): Promise<boolean> {
  const taken = await queries.count(sql`
    UPDATE inbox_items SET ${claims[channel]} = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND ${claims[channel]} IS NULL`)
  return taken > 0
}

/** Sends the letter of an item, once; answers false where the mail server did not take it. */
async function sendLetter(
  { mailer, publicUrl }: DeliveryParts,
  onKept: (file: string) => void,
  { database, actor }: Scope,
  id: string,
): Promise<boolean> {
  const letter = await database.inTenant(actor, async (context) => {
    const item = await undelivered(context, id)
    return item && (await claim(context, id, 'email')) ? letterOf(context, item, publicUrl) : null
  })
  if (!letter) return true
  try {
    const { keptAs } = await mailer.send(letter)
    if (keptAs) onKept(keptAs)
    return true
  } catch (error) {
    // The letter was not sent: the next try of the job sends it.
    await database.inTenant(actor, ({ queries }) =>
      queries.count(sql`
        UPDATE inbox_items SET letter_at = NULL
        WHERE tenant_id = ${actor.tenantId} AND id = ${id}`),
    )
    if (error instanceof MailError) return false
    throw error
  }
}

/**
 * Sends the messages of an item to the devices that its person has now. A message that a push
 * service did not take gets a job of its own, behind the messages of others.
 */
async function sendMessages(parts: DeliveryParts, scope: Scope, id: string): Promise<boolean> {
  const { database, actor } = scope
  const devices = await database.inTenant(actor, async (context) => {
    if (!(await claim(context, id, 'push'))) return []
    return context.queries.all(sql<{ id: string }>`
      SELECT p.id FROM inbox_items i
      JOIN push_subscriptions p ON p.user_id = i.user_id AND p.tenant_id = i.tenant_id
      WHERE i.tenant_id = ${actor.tenantId} AND i.id = ${id} ORDER BY p.id`)
  })
  for (const { id: subscriptionId } of devices) {
    const message = { itemId: id, subscriptionId }
    await sendMessage(parts, scope, message).catch(() =>
      database.inTenant(actor, (context) =>
        planMessage(context, { itemId: id, device: subscriptionId, isOfMany: true }),
      ),
    )
  }
  return true
}

/**
 * The job that sends the letters or the messages of many items, each once, even when a server is
 * killed meanwhile.
 */
export function manyTasks(parts: DeliveryParts, onKept: (file: string) => void): Tasks {
  return {
    deliver_to_many: {
      scope: 'tenant',
      async run(scope, data) {
        const { channel, items, isPatient } = manyToSend.parse(data)
        const until = Date.now() + TURN_MS
        let refused = 0
        for (let from = 0; from < items.length; from += AT_A_TIME) {
          if (Date.now() > until) {
            const rest = { channel, items: items.slice(from), isPatient }
            return scope.database.inTenant(scope.actor, (context) => planMany(context, rest))
          }
          const sent = await Promise.all(
            items
              .slice(from, from + AT_A_TIME)
              .map((id) =>
                channel === 'email'
                  ? sendLetter(parts, onKept, scope, id)
                  : sendMessages(parts, scope, id),
              ),
          )
          refused += sent.filter((isSent) => !isSent).length
        }
        if (refused > 0) throw new MailError(`the mail server did not take ${refused} letters`)
      },
    },
  }
}
