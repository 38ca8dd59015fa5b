import type { Actor } from '@portaria/contract/actor'
import type {
  ClosePanic,
  PanicAlert,
  PanicDetail,
  PanicListAnswer,
  PanicListQuery,
  RaisePanic,
} from '@portaria/contract/features/panic'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import { problem } from '../../platform/problem.ts'
import {
  addStep,
  dismissibleAlerts,
  insertRead,
  lockAlert,
  pageOfAlerts,
  photoIdOf,
  readersOf,
  recentAlerts,
  setAcknowledged,
  setClosed,
  timelineOf,
  unreadAlerts,
} from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, publish } from './panic-announcing.ts'
import { pressesOf } from './panic-presses.repository.ts'
import { type Raised, raise, readAlert } from './panic-raising.ts'
import { type PanicReader, panicReader, requireReaderMay } from './panic-reader.ts'

/** Panic alerts (domain.md section 4). Throws `not_found` for an alert the actor may not see. */
export type PanicService = {
  /**
   * Stores a press, with its event, before it answers: a new alert, or one more press on the sender's
   * own. The same key answers the same alert, with another body it is a `validation` problem.
   */
  raise(actor: Actor, body: RaisePanic, key: string | null): Promise<Raised>
  recent(actor: Actor): Promise<PanicAlert[]>
  /** What the actor has not read; nothing, without an error, for whom no alert is meant. */
  unread(actor: Actor): Promise<PanicAlert[]>
  /** Throws `forbidden` for who may not look up, unless the company tells them of alerts. */
  list(actor: Actor, query: PanicListQuery): Promise<PanicListAnswer>
  detail(actor: Actor, id: string): Promise<PanicDetail>
  read(actor: Actor, id: string): Promise<PanicAlert>
  /** Reads all but what nobody has acknowledged. */
  readAll(actor: Actor): Promise<void>
  /** Throws `state_conflict` once somebody else has; `forbidden` like `list`. */
  acknowledge(actor: Actor, id: string): Promise<PanicAlert>
  /** Throws `state_conflict` for one that nobody has acknowledged, or that is closed. */
  close(actor: Actor, id: string, body: ClosePanic): Promise<PanicAlert>
}

export function panicService(database: AppDatabase, links: FileLinks): PanicService {
  /** One transaction as a reader of the actor's tenant. */
  const reading = <T>(actor: Actor, work: (work: Work) => Promise<T>): Promise<T> =>
    database.inTenant(actor, async (queries, tenantActor) =>
      work({ queries, reader: await panicReader(queries, tenantActor) }),
    )

  return {
    raise: (actor, body, key) => reading(actor, (work) => raise(work, body, key)),

    async recent(actor) {
      if (!hasTenant(actor)) return []
      return reading(actor, async ({ queries, reader }) =>
        (await recentAlerts(queries, reader)).map((row) => alertOf(row, reader)),
      )
    },

    async unread(actor) {
      if (!hasTenant(actor)) return []
      return reading(actor, async ({ queries, reader }) =>
        (await unreadAlerts(queries, reader)).map((row) => alertOf(row, reader)),
      )
    },

    list: (actor, query) =>
      reading(actor, async ({ queries, reader }) => {
        requireReaderMay(reader, 'panic.look_up')
        const { rows, total } = await pageOfAlerts(queries, reader, query)
        const { page, per_page } = query
        return {
          data: rows.map((row) => alertOf(row, reader)),
          meta: { total, total_is: 'exact', page, per_page },
        }
      }),

    detail: (actor, id) =>
      reading(actor, async (work) => {
        const { queries, reader } = work
        const alert = await readAlert(work, id)
        return {
          ...alert,
          photo: photoOf(links, alert.user_id, await photoIdOf(queries, alert.user_id)),
          presses: await pressesOf(queries, reader, id),
          timeline: await timelineOf(queries, reader, id),
          seen_by: await readersOf(queries, reader, alert),
        }
      }),

    read: (actor, id) =>
      reading(actor, async (work) => {
        const alert = await readAlert(work, id)
        if (alert.own || alert.read) return alert
        await markRead(work, alert)
        return { ...alert, read: true }
      }),

    readAll: (actor) =>
      reading(actor, async (work) => {
        for (const id of await dismissibleAlerts(work.queries, work.reader)) {
          await markRead(work, await readAlert(work, id))
        }
      }),

    acknowledge: (actor, id) => reading(actor, (work) => acknowledge(work, id)),
    close: (actor, id, body) => reading(actor, (work) => close(work, id, body)),
  }
}

type Work = { queries: Queries; reader: PanicReader }

async function markRead(work: Work, alert: PanicAlert): Promise<void> {
  const { queries, reader } = work
  if (!(await insertRead(queries, reader, alert.id))) return
  await addStep(queries, reader, alert.id, 'read')
  // The sender sees who has seen it; the reader's other screens put it away.
  const users = [alert.user_id, ...(reader.userId === null ? [] : [reader.userId])]
  await publish(work, 'panic.read', alert, { users })
}

async function acknowledge(work: Work, id: string): Promise<PanicAlert> {
  const { queries, reader } = work
  requireReaderMay(reader, 'panic.acknowledge')
  const locked = await lockAlert(queries, reader, id)
  if (!locked) throw problem('not_found')
  const before = await readAlert(work, id)
  if (locked.state !== 'active') {
    // The same word said again, by a client that did not hear the answer.
    const again = locked.state === 'acknowledged' && before.acknowledged_by?.id === reader.userId
    if (again) return before
    throw problem('state_conflict')
  }
  await setAcknowledged(queries, reader, id)
  if (!before.own) await insertRead(queries, reader, id)
  await addStep(queries, reader, id, 'acknowledged')
  await audit(work, id, 'acknowledge', { state: ['active', 'acknowledged'] })
  const alert = await readAlert(work, id)
  await announce(work, 'panic.acknowledged', alert)
  return alert
}

async function close(work: Work, id: string, body: ClosePanic): Promise<PanicAlert> {
  const { queries, reader } = work
  const locked = await lockAlert(queries, reader, id)
  if (!locked) throw problem('not_found')
  const before = await readAlert(work, id)
  if (locked.state !== 'acknowledged') {
    const again =
      before.closed_by?.id === reader.userId &&
      before.resolution === body.resolution &&
      before.report === body.report
    if (again) return before
    throw problem('state_conflict')
  }
  await setClosed(queries, reader, id, body)
  if (!before.own) await insertRead(queries, reader, id)
  await addStep(queries, reader, id, 'closed', body.report)
  await audit(work, id, 'close', {
    state: ['acknowledged', 'closed'],
    resolution: [null, body.resolution],
    report: [null, body.report],
  })
  const alert = await readAlert(work, id)
  await announce(work, 'panic.closed', alert)
  return alert
}

function audit(
  { queries, reader }: Work,
  rowId: string,
  operation: string,
  changes: Changes,
): Promise<void> {
  return recordAudit(queries, reader, { register: 'panic_alerts', rowId, operation, changes })
}
