import type { PanicAlert, RaisePanic } from '@portaria/contract/features/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { readPanicSettings } from '../../domain/panic-recipients.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { addStep, findAlert } from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, announcePress } from './panic-announcing.ts'
import { planEscalation } from './panic-escalation.ts'
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
import { type PanicReader } from './panic-reader.ts'

/** An alert, and whether this call made it. */
export type Raised = { alert: PanicAlert; isNew: boolean }

type Work = { queries: Queries; reader: PanicReader }

/**
 * One press of the button. It joins the sender's alert that is not closed; on one that somebody has
 * acknowledged it rings anew. The same key answers the same alert, with another body it is refused.
 */
export async function raise(work: Work, body: RaisePanic, key: string | null): Promise<Raised> {
  const { queries, reader } = work
  const press: NewPress = { message: body.message, deviceAt: body.raisedAt, key }
  await lockSender(queries, reader)
  const replayed = key === null ? null : await replay(work, press, key)
  if (replayed) return { alert: replayed, isNew: false }
  const open = await lockOpenAlert(queries, reader)
  if (!open) return { alert: await begin(work, press), isNew: true }
  await insertPress(queries, reader, open.id, press)
  await addPress(queries, reader, open.id, press)
  if (open.state === 'acknowledged') return { alert: await renew(work, open.id), isNew: false }
  const alert = await readAlert(work, open.id)
  await announcePress(work, alert)
  return { alert, isNew: false }
}

async function replay(work: Work, press: NewPress, key: string): Promise<PanicAlert | null> {
  const first = await pressByKey(work.queries, work.reader, key)
  if (!first) return null
  const at = press.deviceAt === null ? null : Date.parse(press.deviceAt)
  const same = first.message === press.message && (first.device_at?.getTime() ?? null) === at
  if (!same) throw fieldProblem('idempotency_key', 'duplicate')
  return readAlert(work, first.alert_id)
}

async function begin(work: Work, press: NewPress): Promise<PanicAlert> {
  const { queries, reader } = work
  const id = newId()
  await insertAlert(queries, reader, id, press)
  await insertPress(queries, reader, id, press)
  await addStep(queries, reader, id, 'raised')
  await recordAudit(queries, reader, {
    register: 'panic_alerts',
    rowId: id,
    operation: 'create',
    changes: { message: [null, press.message] },
  })
  return ring(work, 'panic.raised', id)
}

async function renew(work: Work, id: string): Promise<PanicAlert> {
  const { queries, reader } = work
  await renewAlert(queries, reader, id)
  await addStep(queries, reader, id, 'renewed')
  await recordAudit(queries, reader, {
    register: 'panic_alerts',
    rowId: id,
    operation: 'renew',
    changes: { state: ['acknowledged', 'active'] },
  })
  return ring(work, 'panic.renewed', id)
}

/** Tells everybody at once, and plans who is told if nobody acknowledges. */
async function ring(
  work: Work,
  topic: 'panic.raised' | 'panic.renewed',
  id: string,
): Promise<PanicAlert> {
  const alert = await readAlert(work, id)
  const settings = await readPanicSettings(work.queries, work.reader.tenantId)
  await planEscalation(work, alert, settings)
  await announce(work, topic, alert, settings.recipient_ids)
  return alert
}

/** An alert as the reader may see it; throws `not_found`. */
export async function readAlert({ queries, reader }: Work, id: string): Promise<PanicAlert> {
  const row = await findAlert(queries, reader, id)
  if (!row) throw problem('not_found')
  return alertOf(row, reader)
}
