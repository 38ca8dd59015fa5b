import type { Role } from '@portaria/contract/actors/roles'
import type { InboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { reaches } from '@portaria/contract/notifications/notification-kinds'
import { heldFor, type QuietChannel } from '@portaria/contract/notifications/quiet-hours'
import { readSettings } from '@portaria/contract/settings/settings'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { together } from '../../platform/database/together.ts'
import { companyLine, enqueueJob } from '../../platform/jobs/job-queue.ts'

/** Limit of simultaneous letters per company. */
const LETTER_LINES = 2

/**
 * Limit of simultaneous messages per company; messages to one device are sent one after another.
 */
const MESSAGE_LINES = 4

/** Seconds after which non-urgent letters begin, so that all inboxes have the news first. */
const PATIENT_AFTER_S = 10

/** A new or joined item, with its person. */
export type WrittenItem = { id: string; user_id: string; membership_id: string; is_new: boolean }

/** The current minute of the company's day, of `tenants t`. */
export const companyMinute: Sql = sql`
  (extract(epoch FROM (now() AT TIME ZONE t.time_zone)::time) / 60)::int`

type Wanted = {
  user_id: string
  role: Role
  settings: unknown
  minute: number
  /**
   * The devices that get push messages: those with a session in this company, since others could
   * not open the page.
   */
  devices: string[]
}

/** A delivery of an item that is still to be sent: a letter, or a message to one device. */
type Delivery = {
  itemId: string
  /** Seconds until the person's quiet hours end. */
  afterS: number
} & ({ channel: 'email' } | { channel: 'push'; device: string })

/**
 * Returns the deliveries that each person has chosen for a kind, with their times. A repeat is sent
 * to devices again, where it replaces the first message, but not as a letter.
 */
async function planOf(
  { queries }: TenantContext,
  kind: InboxKind,
  written: readonly WrittenItem[],
): Promise<Delivery[]> {
  const wanted = await queries.all(sql<Wanted>`
    SELECT u.id AS user_id, m.role, u.settings, ${companyMinute} AS minute,
      array(
        SELECT p.id FROM push_subscriptions p
        WHERE p.user_id = u.id AND p.tenant_id = m.tenant_id ORDER BY p.id
      ) AS devices
    FROM memberships m JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    WHERE m.id = ANY(${written.map(({ membership_id }) => membership_id)}::uuid[])`)
  const byUser = new Map(wanted.map((each) => [each.user_id, each]))
  return written.flatMap(({ id: itemId, user_id, is_new }): Delivery[] => {
    const person = byUser.get(user_id)
    if (person === undefined) return []
    const { notifications, quietHours } = readSettings(person.settings)
    const gets = (channel: QuietChannel) => reaches(notifications, kind, channel, person.role)
    const due = <C extends QuietChannel>(channel: C) => ({
      itemId,
      channel,
      afterS: heldFor(quietHours, kind, channel, person.minute) * 60,
    })
    return [
      ...(is_new && gets('email') ? [due('email')] : []),
      ...(gets('push') ? person.devices.map((device) => ({ ...due('push'), device })) : []),
    ]
  })
}

/** Enqueues the letters and push messages that each person wants of a kind, for the end of their quiet hours. */
export async function deliver(
  context: TenantContext,
  kind: InboxKind,
  written: readonly WrittenItem[],
  toMany?: 'soon' | 'behind others',
): Promise<void> {
  const plan = await planOf(context, kind, written)
  if (toMany) return deliverToMany(context, plan, toMany)
  const { tenantId } = context.actor
  const enqueue = (due: Delivery, place: number) =>
    due.channel === 'email'
      ? enqueueJob(context, {
          task: 'send_notification_letter',
          data: { itemId: due.itemId },
          key: due.itemId,
          line: companyLine('notification letters', tenantId, LETTER_LINES, place),
          afterS: due.afterS,
        })
      : planMessage(context, due)
  await together(...plan.map(enqueue))
}

/**
 * Enqueues the message of an item to one device. Messages of news to many are sent after all
 * others.
 */
export function planMessage(
  context: TenantContext,
  {
    itemId,
    device,
    afterS = 0,
    isOfMany = false,
  }: { itemId: string; device: string; afterS?: number; isOfMany?: boolean },
): Promise<void> {
  return enqueueJob(context, {
    task: 'send_push_message',
    data: { itemId, subscriptionId: device },
    key: `${itemId} ${device}`,
    line: companyLine('messages', context.actor.tenantId, MESSAGE_LINES, placeOf(device)),
    afterS,
    isOfMany,
  })
}

/** A number of a device that never changes. */
const placeOf = (device: string) => Number.parseInt(device.slice(-4), 16)

/**
 * Enqueues one job for all deliveries of the same time: tens of thousands of jobs would slow down
 * every other.
 */
async function deliverToMany(
  context: TenantContext,
  plan: readonly Delivery[],
  hurry: 'soon' | 'behind others',
): Promise<void> {
  const byTime = Map.groupBy(plan, ({ channel, afterS }) => `${channel} ${afterS}`)
  for (const due of byTime.values()) {
    const [first] = due
    if (!first) continue
    const isPatient = hurry === 'behind others'
    await planMany(context, {
      channel: first.channel,
      items: [...new Set(due.map(({ itemId }) => itemId))],
      afterS: Math.max(first.afterS, isPatient ? PATIENT_AFTER_S : 0),
      isPatient,
    })
  }
}

/** Items whose letters or messages are sent by one job. */
export type ManyItems = {
  channel: QuietChannel
  items: readonly string[]
  isPatient: boolean
}

/** Enqueues the job that sends the letters or the messages of some items. */
export function planMany(
  context: TenantContext,
  { afterS = 0, ...data }: ManyItems & { afterS?: number },
): Promise<void> {
  return enqueueJob(context, {
    task: 'deliver_to_many',
    data,
    afterS,
    isOfMany: data.isPatient,
    // Patient jobs run one after another, so that one worker is left to emergencies.
    ...(data.isPatient && { line: 'news to many' }),
  })
}
