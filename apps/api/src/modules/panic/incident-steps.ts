import type { PanicAlert, PanicPlace } from '@portaria/contract/modules/panic/panic'
import { CANCEL_HEARD_S, type SenderWord } from '@portaria/contract/modules/panic/panic-words'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { problem } from '../../platform/problem.ts'
import { addResponder } from './incident.repository.ts'
import { addStep, lockAlert } from './panic.repository.ts'
import { announce, announcePress } from './panic-announcing.ts'
import { readAlert, renew } from './panic-raising.ts'
import { type PanicContext, requireReaderMay } from './panic-reader.ts'

/** Hours after the end of an alert during which its sender may say that they still need help. */
const REOPENED_H = 24

/** Locks one's own alert; throws `not_found` for anybody else's. */
async function lockOwn(context: PanicContext, id: string) {
  const { queries, actor } = context
  const own = await queries.first(sql<{
    pressed_s: number
    closed_h: number | null
    sender_word: SenderWord | null
  }>`
    SELECT extract(epoch FROM clock_timestamp() - a.pressed_at)::float8 AS pressed_s,
      extract(epoch FROM clock_timestamp() - a.closed_at)::float8 / 3600 AS closed_h, a.sender_word
    FROM panic_alerts a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${id} AND a.raised_by = ${actor.userId}
    FOR UPDATE`)
  const locked = own && (await lockAlert(context, id))
  if (!own || !locked) throw problem('not_found')
  return { ...own, ...locked }
}

/**
 * Takes an alert back for its sender, within the first seconds. Receivers are told so, and it stays
 * open until one of them closes it, since a person may be forced to take an alert back.
 */
export async function cancel(context: PanicContext, id: string): Promise<PanicAlert> {
  const { queries, actor } = context
  const { state, pressed_s } = await lockOwn(context, id)
  if (state === 'closed' || pressed_s > CANCEL_HEARD_S) throw problem('state_conflict')
  const changed = await queries.count(sql`
    UPDATE panic_alerts SET cancelled_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND cancelled_at IS NULL`)
  const alert = await readAlert(context, id)
  if (changed === 0) return alert
  await addStep(context, id, 'cancelled')
  await announce(context, 'panic.changed', alert)
  return alert
}

/** Stores the place of the sender; the newest one counts. */
export async function locate(
  context: PanicContext,
  id: string,
  { latitude, longitude, accuracy_m }: PanicPlace,
): Promise<PanicAlert> {
  const { queries, actor } = context
  const { state } = await lockOwn(context, id)
  if (state === 'closed') throw problem('state_conflict')
  const before = await queries.count(sql`
    UPDATE panic_alerts SET latitude = ${latitude}, longitude = ${longitude},
      accuracy_m = ${accuracy_m}, located_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND located_at IS NULL`)
  if (before === 0)
    await queries.count(sql`
      UPDATE panic_alerts SET latitude = ${latitude}, longitude = ${longitude},
        accuracy_m = ${accuracy_m}, located_at = clock_timestamp()
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  else await addStep(context, id, 'located')
  const alert = await readAlert(context, id)
  if (before > 0) await announce(context, 'panic.changed', alert)
  return alert
}

/**
 * Stores the sender's word: that it is over, or that they still need help, which makes it ring
 * again.
 */
export async function say(
  context: PanicContext,
  id: string,
  word: SenderWord,
): Promise<PanicAlert> {
  const { queries, actor } = context
  const { state, closed_h, sender_word } = await lockOwn(context, id)
  if (state === 'closed' && (word === 'over' || (closed_h ?? 0) > REOPENED_H))
    throw problem('state_conflict')
  const isKnown = word === sender_word && (word === 'over' || state === 'active')
  if (isKnown) return readAlert(context, id)
  await queries.count(sql`
    UPDATE panic_alerts SET sender_word = ${word}, sender_said_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  await addStep(context, id, word === 'over' ? 'sender_over' : 'sender_still')
  if (word === 'still' && state !== 'active') return renew(context, id, state)
  const alert = await readAlert(context, id)
  // As with presses: receivers get a repeated word at most every two seconds.
  await announcePress(context, alert)
  return alert
}

/** Adds the reader to the people on the way; throws `state_conflict` for an alert that is over. */
export async function come(context: PanicContext, id: string): Promise<PanicAlert> {
  requireReaderMay(context.actor, 'panic.acknowledge')
  const locked = await lockAlert(context, id)
  if (!locked) throw problem('not_found')
  if (locked.state !== 'acknowledged') throw problem('state_conflict')
  const isNew = await addResponder(context, id)
  const alert = await readAlert(context, id)
  if (!isNew) return alert
  await addStep(context, id, 'coming')
  await recordAudit(context, {
    register: 'panic_alerts',
    rowId: id,
    operation: 'acknowledge',
    changes: {},
  })
  await announce(context, 'panic.changed', alert)
  return alert
}
