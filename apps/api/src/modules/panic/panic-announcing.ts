import { featureRights } from '@portaria/contract/define-register/permissions'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import type { PanicEventPayload, PanicTopic } from '@portaria/contract/modules/panic/panic-words'
import { sql } from 'kysely'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import type { Audience } from '../../platform/outbox/event-outbox.ts'
import { publishEvent } from '../../platform/outbox/event-outbox.ts'
import { readPanicSettings } from '../companies/public/panic-recipients.ts'
import { housemates } from './panic-alert.row.ts'
import type { PanicContext } from './panic-reader.ts'

/** Seconds between two announcements of presses on an active alert (panic §5). */
const PINGED_EVERY_S = 2

/** Announces an alert at once to all its receivers, and to its sender's other sessions. */
export async function announce(
  context: PanicContext,
  topic: PanicTopic,
  alert: PanicAlert,
  recipientIds?: readonly string[],
): Promise<void> {
  const { queries, actor } = context
  const recipients = recipientIds ?? (await readPanicSettings(context)).recipient_ids
  await publish(context, topic, alert, {
    roles: featureRights['panic.see_all'],
    users: [alert.user_id, ...recipients],
    ...(alert.silent && { except: await hiddenFrom(context, alert.id) }),
  })
  await queries.count(sql`
    UPDATE panic_alerts SET announced_at = clock_timestamp(), announces_at = NULL
    WHERE tenant_id = ${actor.tenantId} AND id = ${alert.id}`)
}

/**
 * The people who may see nothing of a silent alert: its sender, and everybody of the sender's
 * units.
 */
export async function hiddenFrom({ queries, actor }: PanicContext, id: string): Promise<string[]> {
  const rows = await queries.all(sql<{ user_id: string }>`
    SELECT h.user_id FROM panic_alerts a CROSS JOIN LATERAL (${housemates(sql.ref('a'))}) h
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${id}`)
  return rows.map(({ user_id }) => user_id)
}

/**
 * Publishes an event of an alert to some people only, for instance the event that somebody has read
 * it, to its sender.
 */
export function publish(
  context: PanicContext,
  topic: PanicTopic,
  { id, state, raised_at, escalation }: PanicAlert,
  audience: Audience,
): Promise<void> {
  const payload: PanicEventPayload = { id, state, raised_at, escalation }
  return publishEvent(context, { topic, audience, payload })
}

/**
 * Announces a press on an active, locked alert: at once, or together with the presses of the next
 * two seconds. The alert's row decides which, so that all servers agree.
 */
export async function announcePress(context: PanicContext, alert: PanicAlert): Promise<void> {
  const { queries, actor } = context
  const { isDue, isPlanned } = await queries.one(sql<{ isDue: boolean; isPlanned: boolean }>`
    SELECT announced_at <= clock_timestamp() - make_interval(secs => ${PINGED_EVERY_S}) AS "isDue",
      announces_at IS NOT NULL AS "isPlanned"
    FROM panic_alerts WHERE tenant_id = ${actor.tenantId} AND id = ${alert.id}`)
  if (isDue) return announce(context, 'panic.pinged', alert)
  if (isPlanned) return
  await queries.count(sql`
    UPDATE panic_alerts SET announces_at = announced_at + make_interval(secs => ${PINGED_EVERY_S})
    WHERE tenant_id = ${actor.tenantId} AND id = ${alert.id}`)
  await enqueueJob(context, {
    task: 'announce_panic_presses',
    data: { alertId: alert.id },
    key: alert.id,
    afterS: PINGED_EVERY_S,
  })
}

/**
 * Whether presses on a locked alert are still to be announced: a change of its state has announced
 * them too.
 */
export async function hasPressesToAnnounce(
  { queries, actor }: PanicContext,
  alertId: string,
): Promise<boolean> {
  const row = await queries.first(sql`
    SELECT 1 FROM panic_alerts
    WHERE tenant_id = ${actor.tenantId} AND id = ${alertId} AND announces_at <= clock_timestamp()`)
  return row !== undefined
}
