import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import type { IncidentSource, PanicState } from '@portaria/contract/modules/panic/panic-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { recordAudit } from '../../platform/audit.ts'
import { countOnCommit } from '../../platform/measures/tally.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { readPanicSettings } from '../companies/public/panic-recipients.ts'
import { addStep, findAlert } from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, announcePress } from './panic-announcing.ts'
import { planEscalation } from './panic-escalation.ts'
import { alertsRaised } from './panic-measures.ts'
import {
  addPress,
  insertAlert,
  insertPress,
  lockOpenAlert,
  lockSender,
  type NewPress,
  pressByKey,
  renewAlert,
} from './panic-presses.repository.ts'
import type { PanicContext } from './panic-reader.ts'

/** An alert, and whether this call made it. */
export type Raised = { alert: PanicAlert; isNew: boolean }

/** A new incident, from any source. */
export type NewIncident = {
  readonly source: IncidentSource
  readonly press: NewPress
  /** The context that reads the alert, if not the sender's: a device, of a silent alert. */
  readonly reading?: PanicContext
}

/**
 * Raises an incident: by the button, by the form of exercises, or by a device. A press of the
 * button joins the sender's open alert. An acknowledged alert then rings again, and so does a
 * silent one if the press is not silent. An exercise joins no alert, and no press joins an
 * exercise. The same key returns the same alert; with another body it is refused.
 */
export async function raiseIncident(
  context: PanicContext,
  { source, press, reading = context }: NewIncident,
): Promise<Raised> {
  await lockSender(context)
  const { key } = press
  const replayed = key === null ? null : await replay(context, reading, press, key)
  if (replayed) return { alert: replayed, isNew: false }
  const open = source === 'drill' ? undefined : await lockOpenAlert(context)
  if (!open) return { alert: await begin(context, reading, press, source), isNew: true }
  await insertPress(context, open.id, press)
  await addPress(context, open.id, press)
  if (open.silent && !press.silent) {
    await addStep(context, open.id, 'unsilenced')
    return { alert: await renew(context, open.id, open.state, reading), isNew: false }
  }
  if (open.state === 'acknowledged')
    return { alert: await renew(context, open.id, open.state, reading), isNew: false }
  const alert = await readAlert(reading, open.id)
  await announcePress(reading, alert)
  return { alert, isNew: false }
}

async function replay(
  context: PanicContext,
  reading: PanicContext,
  press: NewPress,
  key: string,
): Promise<PanicAlert | null> {
  const first = await pressByKey(context, key)
  if (!first) return null
  const at = press.deviceAt === null ? null : Date.parse(press.deviceAt)
  const same =
    first.message === press.message &&
    (first.device_at?.getTime() ?? null) === at &&
    first.motive === press.motive &&
    first.silent === press.silent
  if (!same) throw fieldProblem('idempotency_key', 'duplicate')
  return readAlert(reading, first.alert_id)
}

async function begin(
  context: PanicContext,
  reading: PanicContext,
  press: NewPress,
  source: IncidentSource,
): Promise<PanicAlert> {
  const id = newId()
  await insertAlert(context, id, press, source)
  await insertPress(context, id, press)
  await addStep(context, id, 'raised')
  countOnCommit(context.queries, alertsRaised, { source })
  await recordAudit(context, {
    register: 'panic_alerts',
    rowId: id,
    operation: 'create',
    changes: {
      message: [null, press.message],
      motive: [null, press.motive],
      ...(source !== 'button' && { source: [null, source] }),
    },
  })
  return ring(reading, 'panic.raised', id)
}

/** Makes an alert ring again; a closed one is opened again. */
export async function renew(
  context: PanicContext,
  id: string,
  from: PanicState,
  reading: PanicContext = context,
): Promise<PanicAlert> {
  await renewAlert(context, id)
  await addStep(context, id, from === 'closed' ? 'reopened' : 'renewed')
  await recordAudit(context, {
    register: 'panic_alerts',
    rowId: id,
    operation: 'renew',
    changes: { state: [from, 'active'] },
  })
  return ring(reading, 'panic.renewed', id)
}

/** Announces an alert at once, and plans its escalation. */
async function ring(
  context: PanicContext,
  topic: 'panic.raised' | 'panic.renewed',
  id: string,
): Promise<PanicAlert> {
  const alert = await readAlert(context, id)
  const settings = await readPanicSettings(context)
  await planEscalation(context, alert, settings)
  await announce(context, topic, alert, settings.recipient_ids)
  return alert
}

/** An alert as the reader may see it; throws `not_found`. */
export async function readAlert(context: PanicContext, id: string): Promise<PanicAlert> {
  const { actor } = context
  const row = await findAlert(context, id)
  if (!row) throw problem('not_found')
  return alertOf(row, actor)
}
