import { systemActor } from '@portaria/contract/actors/actor'
import type { PanicSettings } from '@portaria/contract/modules/companies/settings/panic-settings'
import type { IncidentSource, PanicEventKind } from '@portaria/contract/modules/panic/panic-words'
import { sql } from 'kysely'
import type { Queries, Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { companyLine, enqueueJob } from '../../platform/jobs/job-queue.ts'
import type { Recipient } from '../../platform/mail/letter.ts'
import { countOnCommit } from '../../platform/measures/tally.ts'
import { devicesOf } from '../../platform/push/push-subscriptions.ts'
import { liveMembership, liveUser } from '../../platform/sessions/live-membership.ts'
import { readPanicSettings } from '../companies/public/panic-recipients.ts'
import { addStep, findAlert, lockAlert } from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, hiddenFrom } from './panic-announcing.ts'
import { alertsEscalated } from './panic-measures.ts'
import type { PanicContext } from './panic-reader.ts'

/** The groups that are notified, one after another, until somebody acknowledges (panic §8). */
export const escalationLevels = ['recipients', 'letter', 'platform'] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** One level of one ringing; a press on an acknowledged alert begins another ringing. */
export type Escalation = { alertId: string; ringing: number; level: EscalationLevel }

/** Limit of simultaneous letters, and of push messages, of a company's alerts. */
const LETTER_LINES = 2
const PUSH_LINES = 3

const steps: Record<EscalationLevel, PanicEventKind> = {
  recipients: 'recipients_told',
  letter: 'letters_sent',
  platform: 'platform_told',
}

/** The context of escalation: the system reads and handles the alerts of one tenant. */
export function escalationContext({ queries, actor: { tenantId } }: TenantContext): PanicContext {
  const system = systemActor('panic escalation', tenantId)
  return { queries, actor: { ...system, tenantId, isRecipient: false } }
}

/** Enqueues every level in the transaction of the press that began the ringing. */
export async function planEscalation(
  context: PanicContext,
  { id, ringing, source }: { id: string; ringing: number; source: IncidentSource },
  { recipient_ids, letter_after_s, platform_after_s }: PanicSettings,
): Promise<void> {
  const after: Record<EscalationLevel, number | null> = {
    recipients: recipient_ids.length > 0 ? 0 : null,
    letter: letter_after_s,
    // An exercise stays inside the company.
    platform: source === 'drill' ? null : platform_after_s,
  }
  for (const level of escalationLevels) {
    const afterS = after[level]
    if (afterS === null) continue
    const escalation: Escalation = { alertId: id, ringing, level }
    await enqueueJob(context, {
      task: 'escalate_panic',
      data: escalation,
      key: `${id} ${level}`,
      afterS,
    })
  }
}

/**
 * Runs one level, unless somebody has acknowledged the alert, the level was run before, or a later
 * ringing has levels of its own. The effects of the level and the record that it ran are written in
 * one transaction.
 */
export async function escalate(
  context: PanicContext,
  { alertId, ringing, level }: Escalation,
): Promise<void> {
  const { queries, actor } = context
  const locked = await lockAlert(context, alertId)
  if (!locked || !isDue(locked, ringing) || locked.escalated.includes(level)) return
  await queries.count(sql`
    UPDATE panic_alerts SET escalated = escalated || ${level}::text
    WHERE tenant_id = ${actor.tenantId} AND id = ${alertId}`)
  countOnCommit(queries, alertsEscalated, { level })
  const row = await findAlert(context, alertId)
  if (!row) return
  const alert = alertOf(row, actor)
  const settings = await readPanicSettings(context)
  const hidden = alert.silent ? await hiddenFrom(context, alertId) : [alert.user_id]
  const people = await recipientsAt(context, level, hidden, settings)
  if (people.length > 0) await addStep(context, alertId, steps[level])
  for (const [place, { id: userId }] of people.entries()) {
    await enqueueJob(context, {
      task: 'send_panic_letter',
      data: { alertId, ringing, level, userId },
      line: companyLine('panic letters', actor.tenantId, LETTER_LINES, place),
    })
  }
  const devices = await devicesOf(
    queries,
    people.map(({ id }) => id),
  )
  for (const [place, subscriptionId] of devices.entries()) {
    await enqueueJob(context, {
      task: 'send_panic_push',
      data: { alertId, ringing, level, subscriptionId },
      line: companyLine('panic messages', actor.tenantId, PUSH_LINES, place),
    })
  }
  // The press itself has notified the recipients.
  if (level !== 'recipients')
    await announce(context, 'panic.escalated', alert, settings.recipient_ids)
}

/** Whether an alert still rings as it did when a level was enqueued. */
export function isDue(alert: { state: string; ringing: number }, ringing: number): boolean {
  return alert.state === 'active' && alert.ringing === ringing
}

type Person = Recipient & { id: string }

const recipientOf = (user: Sql) => sql`${user}.id, ${user}.name, ${user}.email, ${user}.language`

/**
 * The recipients of a level: live people without the sender, and without those from whom a silent
 * alert is hidden.
 */
async function recipientsAt(
  { queries, actor: { tenantId } }: PanicContext,
  level: EscalationLevel,
  hidden: readonly string[],
  { recipient_ids }: PanicSettings,
): Promise<Person[]> {
  const who = {
    recipients: sql`m.tenant_id = ${tenantId} AND u.id = ANY(${[...recipient_ids]}::uuid[])`,
    letter: sql`m.tenant_id = ${tenantId} AND m.role = 'sindico'`,
    platform: sql`m.tenant_id IS NULL AND m.role IN ('master', 'admin')`,
  }
  return queries.all(sql<Person>`
    SELECT DISTINCT ${recipientOf(sql.ref('u'))}
    FROM memberships m JOIN users u ON u.id = m.user_id LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE ${who[level]} AND NOT u.id = ANY(${[...hidden]}::uuid[])
      AND ${liveUser} AND ${liveMembership}
    ORDER BY u.id`)
}

/** The recipient of a letter. */
export function readerOfLetter(queries: Queries, userId: string): Promise<Person | undefined> {
  return queries.first(sql<Person>`
    SELECT ${recipientOf(sql.ref('u'))} FROM users u
    WHERE u.id = ${userId} AND ${liveUser}`)
}
