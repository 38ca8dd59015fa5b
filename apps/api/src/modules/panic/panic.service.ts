import type { Actor } from '@portaria/contract/actors/actor'
import type {
  ClosePanic,
  PanicAlert,
  PanicDetail,
  PanicListAnswer,
  PanicListQuery,
  PanicPlace,
  RaiseDrill,
  RaisePanic,
} from '@portaria/contract/modules/panic/panic'
import type { SenderWord } from '@portaria/contract/modules/panic/panic-words'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { countOnCommit } from '../../platform/measures/tally.ts'
import { problem } from '../../platform/problem.ts'
import { readItems } from '../notices/public/inbox-items.ts'
import { senderOf } from './alert-sender.ts'
import { addResponder, deliveriesOf, placeOf, respondersOf } from './incident.repository.ts'
import { cancel, come, locate, say } from './incident-steps.ts'
import {
  addStep,
  dismissibleAlerts,
  insertRead,
  lockAlert,
  pageOfAlerts,
  readersOf,
  recentAlerts,
  setAcknowledged,
  setClosed,
  timelineOf,
  unreadAlerts,
} from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { announce, publish } from './panic-announcing.ts'
import { type PanicLimit, panicLimits } from './panic-limits.ts'
import { alertAnswers } from './panic-measures.ts'
import { pressesOf } from './panic-presses.repository.ts'
import { type Raised, raiseIncident, readAlert } from './panic-raising.ts'
import type { PanicContext } from './panic-reader.ts'
import { panicReader, requireReaderMay } from './panic-reader.ts'

/** Panic alerts (decision 0021). Throws `not_found` for an alert that the actor may not see. */
export type PanicService = {
  /**
   * Stores a press, with its event, before the answer: a new alert, or one more press on the
   * sender's own. The same key returns the same alert; with another body it is a `validation`
   * problem (panic §2, §4).
   */
  raise(actor: Actor, body: RaisePanic, key: string | null): Promise<Raised>
  recent(actor: Actor): Promise<PanicAlert[]>
  /** Alerts that the actor has not read; an empty list for actors who receive no alerts. */
  unread(actor: Actor): Promise<PanicAlert[]>
  /** Throws `forbidden` for roles that may not look up, unless the actor is a recipient. */
  list(actor: Actor, query: PanicListQuery): Promise<PanicListAnswer>
  detail(actor: Actor, id: string): Promise<PanicDetail>
  read(actor: Actor, id: string): Promise<PanicAlert>
  /**
   * Marks as read all alerts but those that nobody has acknowledged, and all of the inbox
   * (notices §2).
   */
  readAll(actor: Actor): Promise<void>
  /** Throws `state_conflict` once somebody else has acknowledged it; `forbidden` like `list`. */
  acknowledge(actor: Actor, id: string): Promise<PanicAlert>
  /** Throws `state_conflict` for one that nobody has acknowledged, or that is closed. */
  close(actor: Actor, id: string, body: ClosePanic): Promise<PanicAlert>
  /** Raises an exercise; `throttled` beyond its limit, like the sender's calls below. */
  drill(actor: Actor, body: RaiseDrill): Promise<PanicAlert>
  /** Adds the actor to the people on the way; throws like `acknowledge` and `close`. */
  come(actor: Actor, id: string): Promise<PanicAlert>
  /** For the sender only: takes the alert back, or stores their place or their word. */
  cancel(actor: Actor, id: string): Promise<PanicAlert>
  locate(actor: Actor, id: string, place: PanicPlace): Promise<PanicAlert>
  say(actor: Actor, id: string, word: SenderWord): Promise<PanicAlert>
}

export function panicService(database: AppDatabase, links: FileLinks): PanicService {
  const limits = panicLimits()

  /** Runs one transaction as a reader of the actor's tenant. */
  const reading = <T>(actor: Actor, work: (context: PanicContext) => Promise<T>): Promise<T> =>
    database.inTenant(actor, async (context) =>
      work({ ...context, actor: await panicReader(context) }),
    )

  /** Runs a transaction that counts against a limit first. */
  async function limited<T>(
    actor: Actor,
    limit: PanicLimit,
    work: (context: PanicContext) => Promise<T>,
  ): Promise<T> {
    limit.take(actor)
    return reading(actor, async (context) => {
      await limit.count(context)
      return work(context)
    })
  }

  return {
    raise: (actor, { message, raisedAt, motive, silent }, key) =>
      reading(actor, (context) =>
        raiseIncident(context, {
          source: 'button',
          press: { message, deviceAt: raisedAt, key, motive, silent },
        }),
      ),

    drill: (actor, { message, motive = null }) =>
      limited(actor, limits.drills, async (context) => {
        const press = { message, deviceAt: null, key: null, motive, silent: false }
        return (await raiseIncident(context, { source: 'drill', press })).alert
      }),

    async recent(actor) {
      if (!hasTenant(actor)) return []
      return reading(actor, async (context) =>
        (await recentAlerts(context)).map((row) => alertOf(row, context.actor)),
      )
    },

    async unread(actor) {
      if (!hasTenant(actor)) return []
      return reading(actor, async (context) =>
        (await unreadAlerts(context)).map((row) => alertOf(row, context.actor)),
      )
    },

    list: (actor, query) =>
      reading(actor, async (context) => {
        const { actor } = context
        requireReaderMay(actor, 'panic.look_up')
        const { rows, total } = await pageOfAlerts(context, query)
        const { page, per_page } = query
        return {
          data: rows.map((row) => alertOf(row, actor)),
          meta: { total, total_is: 'exact', page, per_page },
        }
      }),

    detail: (actor, id) =>
      reading(actor, async (context) => {
        const alert = await readAlert(context, id)
        return {
          ...alert,
          ...(await senderOf(context, alert, links)),
          presses: await pressesOf(context, id),
          timeline: await timelineOf(context, id),
          place: await placeOf(context, id),
          coming: await respondersOf(context, alert),
          deliveries: await deliveriesOf(context, alert),
          seen_by: await readersOf(context, alert),
        }
      }),

    read: (actor, id) =>
      reading(actor, async (context) => {
        const alert = await readAlert(context, id)
        if (alert.own || alert.read) return alert
        await markRead(context, alert)
        return { ...alert, read: true }
      }),

    readAll: (actor) =>
      reading(actor, async (context) => {
        for (const id of await dismissibleAlerts(context)) {
          await markRead(context, await readAlert(context, id))
        }
        await readItems(context)
      }),

    acknowledge: (actor, id) => reading(actor, (context) => acknowledge(context, id)),
    close: (actor, id, body) => reading(actor, (context) => close(context, id, body)),
    come: (actor, id) => reading(actor, (context) => come(context, id)),
    cancel: (actor, id) => limited(actor, limits.words, (context) => cancel(context, id)),
    locate: (actor, id, place) =>
      limited(actor, limits.places, (context) => locate(context, id, place)),
    say: (actor, id, word) => limited(actor, limits.words, (context) => say(context, id, word)),
  }
}

async function markRead(context: PanicContext, alert: PanicAlert): Promise<void> {
  const { actor } = context
  if (!(await insertRead(context, alert.id))) return
  await addStep(context, alert.id, 'read')
  // The sender sees who has read the alert, unless it must not show there. The reader's other
  // screens dismiss the alert.
  const users = [
    ...(alert.silent ? [] : [alert.user_id]),
    ...(actor.userId === null ? [] : [actor.userId]),
  ]
  await publish(context, 'panic.read', alert, { users })
}

async function acknowledge(context: PanicContext, id: string): Promise<PanicAlert> {
  const { actor } = context
  requireReaderMay(actor, 'panic.acknowledge')
  const locked = await lockAlert(context, id)
  if (!locked) throw problem('not_found')
  const before = await readAlert(context, id)
  if (locked.state !== 'active') {
    // A client that did not receive the answer repeats its request.
    const again = locked.state === 'acknowledged' && before.acknowledged_by?.id === actor.userId
    if (again) return before
    throw problem('state_conflict')
  }
  const answered = await setAcknowledged(context, id)
  countOnCommit(context.queries, alertAnswers, { source: before.source }, answered)
  await addResponder(context, id)
  if (!before.own) await insertRead(context, id)
  await addStep(context, id, 'acknowledged')
  await audit(context, id, 'acknowledge', { state: ['active', 'acknowledged'] })
  const alert = await readAlert(context, id)
  await announce(context, 'panic.acknowledged', alert)
  return alert
}

async function close(context: PanicContext, id: string, body: ClosePanic): Promise<PanicAlert> {
  const { actor } = context
  const locked = await lockAlert(context, id)
  if (!locked) throw problem('not_found')
  const before = await readAlert(context, id)
  if (locked.state !== 'acknowledged') {
    const again =
      before.closed_by?.id === actor.userId &&
      before.resolution === body.resolution &&
      before.report === body.report
    if (again) return before
    throw problem('state_conflict')
  }
  await setClosed(context, id, body)
  if (!before.own) await insertRead(context, id)
  await addStep(context, id, 'closed', body.report)
  await audit(context, id, 'close', {
    state: ['acknowledged', 'closed'],
    resolution: [null, body.resolution],
    report: [null, body.report],
  })
  const alert = await readAlert(context, id)
  await announce(context, 'panic.closed', alert)
  return alert
}

function audit(
  context: PanicContext,
  rowId: string,
  operation: string,
  changes: Changes,
): Promise<void> {
  return recordAudit(context, { register: 'panic_alerts', rowId, operation, changes })
}
