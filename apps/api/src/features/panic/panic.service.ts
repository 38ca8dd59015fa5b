import type { Actor, TenantActor } from '@portaria/contract/actor'
import type {
  ClosePanic,
  PanicAlert,
  PanicDetail,
  PanicListAnswer,
  PanicListQuery,
  RaisePanic,
} from '@portaria/contract/features/panic'
import type { PanicEventPayload, PanicTopic } from '@portaria/contract/features/panic-words'
import { featureRights } from '@portaria/contract/permissions'
import { newId } from '@portaria/contract/value-types/uuid'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import { publishEvent } from '../../platform/outbox/publish-event.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import {
  addStep,
  alertIdByKey,
  dismissibleAlerts,
  findAlert,
  insertAlert,
  insertRead,
  joinableAlert,
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

/** An alert, and whether this call made it. */
export type Raised = { alert: PanicAlert; isNew: boolean }

/** Panic alerts (domain.md section 4). Throws `not_found` for an alert the actor may not see. */
export type PanicService = {
  /**
   * Stores an alert with its event before it answers. The same key answers the same alert, with
   * another body it is a `validation` problem; without a key a fresh alert of one's own is joined.
   */
  raise(actor: Actor, body: RaisePanic, key: string | null): Promise<Raised>
  recent(actor: Actor): Promise<PanicAlert[]>
  /** What the actor has not read; nothing, without an error, for whom no alert is meant. */
  unread(actor: Actor): Promise<PanicAlert[]>
  list(actor: Actor, query: PanicListQuery): Promise<PanicListAnswer>
  detail(actor: Actor, id: string): Promise<PanicDetail>
  read(actor: Actor, id: string): Promise<PanicAlert>
  /** Reads all but what nobody has acknowledged. */
  readAll(actor: Actor): Promise<void>
  /** Throws `state_conflict` once somebody else has. */
  acknowledge(actor: Actor, id: string): Promise<PanicAlert>
  /** Throws `state_conflict` for one that nobody has acknowledged, or that is closed. */
  close(actor: Actor, id: string, body: ClosePanic): Promise<PanicAlert>
}

export function panicService(database: AppDatabase, links: FileLinks): PanicService {
  return {
    raise: (actor, body, key) =>
      database.inTenant(actor, (queries, tenantActor) =>
        raise({ queries, actor: tenantActor }, body, key),
      ),

    async recent(actor) {
      if (!hasTenant(actor)) return []
      return database.inTenant(actor, async (queries, tenantActor) =>
        (await recentAlerts(queries, tenantActor)).map((row) => alertOf(row, tenantActor)),
      )
    },

    async unread(actor) {
      if (!hasTenant(actor)) return []
      return database.inTenant(actor, async (queries, tenantActor) =>
        (await unreadAlerts(queries, tenantActor)).map((row) => alertOf(row, tenantActor)),
      )
    },

    list: (actor, query) =>
      database.inTenant(actor, async (queries, tenantActor) => {
        const { rows, total } = await pageOfAlerts(queries, tenantActor, query)
        const { page, per_page } = query
        return {
          data: rows.map((row) => alertOf(row, tenantActor)),
          meta: { total, total_is: 'exact', page, per_page },
        }
      }),

    detail: (actor, id) =>
      database.inTenant(actor, async (queries, tenantActor) => {
        const alert = await read({ queries, actor: tenantActor }, id)
        return {
          ...alert,
          photo: photoOf(links, alert.user_id, await photoIdOf(queries, alert.user_id)),
          timeline: await timelineOf(queries, tenantActor, id),
          seen_by: await readersOf(queries, tenantActor, id),
        }
      }),

    read: (actor, id) =>
      database.inTenant(actor, async (queries, tenantActor) => {
        const work = { queries, actor: tenantActor }
        const alert = await read(work, id)
        if (alert.own || alert.read) return alert
        await markRead(work, alert)
        return { ...alert, read: true }
      }),

    readAll: (actor) =>
      database.inTenant(actor, async (queries, tenantActor) => {
        const work = { queries, actor: tenantActor }
        for (const id of await dismissibleAlerts(queries, tenantActor)) {
          await markRead(work, await read(work, id))
        }
      }),

    acknowledge: (actor, id) =>
      database.inTenant(actor, (queries, tenantActor) =>
        acknowledge({ queries, actor: tenantActor }, id),
      ),

    close: (actor, id, body) =>
      database.inTenant(actor, (queries, tenantActor) =>
        close({ queries, actor: tenantActor }, id, body),
      ),
  }
}

type Work = { queries: Queries; actor: TenantActor }

async function raise(work: Work, body: RaisePanic, key: string | null): Promise<Raised> {
  const { queries, actor } = work
  if (key === null) {
    const joined = await joinableAlert(queries, actor)
    if (joined !== undefined) return { alert: await ping(work, joined, body), isNew: false }
  }
  const id = newId()
  const alert = { id, message: body.message, deviceAt: body.raisedAt, key }
  if (!(await insertAlert(queries, actor, alert))) {
    return { alert: await replayed(work, body, key ?? ''), isNew: false }
  }
  await addStep(queries, actor, id, 'raised')
  await audit(work, id, 'create', { message: [null, body.message] })
  const raised = await read(work, id)
  await tell(work, 'panic.raised', raised)
  return { alert: raised, isNew: true }
}

/** The button pressed again: one alert, and everybody hears that it is still pressed. */
async function ping(work: Work, id: string, { message }: RaisePanic): Promise<PanicAlert> {
  await addStep(work.queries, work.actor, id, 'pinged', message)
  const alert = await read(work, id)
  await tell(work, 'panic.pinged', alert)
  return alert
}

async function replayed(work: Work, body: RaisePanic, key: string): Promise<PanicAlert> {
  const first = await alertIdByKey(work.queries, work.actor, key)
  const at = body.raisedAt === null ? null : Date.parse(body.raisedAt)
  const same = first.message === body.message && (first.device_at?.getTime() ?? null) === at
  if (!same) throw fieldProblem('idempotency_key', 'duplicate')
  return read(work, first.id)
}

async function read({ queries, actor }: Work, id: string): Promise<PanicAlert> {
  const row = await findAlert(queries, actor, id)
  if (!row) throw problem('not_found')
  return alertOf(row, actor)
}

async function markRead(work: Work, alert: PanicAlert): Promise<void> {
  const { queries, actor } = work
  if (!(await insertRead(queries, actor, alert.id))) return
  await addStep(queries, actor, alert.id, 'read')
  // The sender sees who has seen it; the reader's other screens put it away.
  const users = [alert.user_id, ...(actor.userId === null ? [] : [actor.userId])]
  await publishEvent(queries, actor, {
    topic: 'panic.read' satisfies PanicTopic,
    audience: { users },
    payload: payloadOf(alert),
  })
}

async function acknowledge(work: Work, id: string): Promise<PanicAlert> {
  const { queries, actor } = work
  const state = await lockAlert(queries, actor, id)
  if (state === undefined) throw problem('not_found')
  const before = await read(work, id)
  if (state !== 'active') {
    // The same word said again, by a client that did not hear the answer.
    if (state === 'acknowledged' && before.acknowledged_by?.id === actor.userId) return before
    throw problem('state_conflict')
  }
  await setAcknowledged(queries, actor, id)
  if (!before.own) await insertRead(queries, actor, id)
  await addStep(queries, actor, id, 'acknowledged')
  await audit(work, id, 'acknowledge', { state: ['active', 'acknowledged'] })
  const alert = await read(work, id)
  await tell(work, 'panic.acknowledged', alert)
  return alert
}

async function close(work: Work, id: string, body: ClosePanic): Promise<PanicAlert> {
  const { queries, actor } = work
  const state = await lockAlert(queries, actor, id)
  if (state === undefined) throw problem('not_found')
  const before = await read(work, id)
  if (state !== 'acknowledged') {
    const again =
      before.closed_by?.id === actor.userId &&
      before.resolution === body.resolution &&
      before.report === body.report
    if (again) return before
    throw problem('state_conflict')
  }
  await setClosed(queries, actor, id, body)
  if (!before.own) await insertRead(queries, actor, id)
  await addStep(queries, actor, id, 'closed', body.report)
  await audit(work, id, 'close', {
    state: ['acknowledged', 'closed'],
    resolution: [null, body.resolution],
    report: [null, body.report],
  })
  const alert = await read(work, id)
  await tell(work, 'panic.closed', alert)
  return alert
}

function audit(
  { queries, actor }: Work,
  rowId: string,
  operation: string,
  changes: Changes,
): Promise<void> {
  return recordAudit(queries, actor, { register: 'panic_alerts', rowId, operation, changes })
}

/** Tells everybody an alert is meant for, and its sender wherever else they are signed in. */
function tell({ queries, actor }: Work, topic: PanicTopic, alert: PanicAlert): Promise<void> {
  return publishEvent(queries, actor, {
    topic,
    audience: { roles: featureRights['panic.see_all'], users: [alert.user_id] },
    payload: payloadOf(alert),
  })
}

function payloadOf({ id, state, raised_at }: PanicAlert): PanicEventPayload {
  return { id, state, raised_at }
}
