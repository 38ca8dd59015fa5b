import type { Actor } from '@portaria/contract/actors/actor'
import { mayUse } from '@portaria/contract/define-register/permissions'
import type {
  AccessOrder,
  AccessOrders,
  OrderBody,
  OrderKind,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { requireActiveCompany } from './company-hold.ts'
import { publishOrders, tellOfEnd, tellOfOrder } from './order-news.ts'
import {
  actorName,
  endOrder,
  findOrder,
  insertOrder,
  lockOrders,
  readEndedOrders,
  readLiveOrders,
  readOrderable,
  type StoredOrder,
  secondsToNext,
} from './orders.repository.ts'

/** Emergency release and lockdown of points (access §45, §46). */
export type OrdersService = {
  /**
   * Starts an order; the same id again is the same order. Points under a live order of the kind stay
   * with that one. Throws `forbidden`, `id_taken`, `throttled`, `validation` on `point_ids`, and
   * `state_conflict` with `already_ordered` where no point is left.
   */
  start(actor: Actor, body: OrderBody): Promise<AccessOrder>
  /** Ends an order; one that ended before stays as it ended. Throws `not_found` and `forbidden`. */
  end(actor: Actor, id: string): Promise<AccessOrder>
  read(actor: Actor): Promise<AccessOrders>
}

export function ordersService(database: AppDatabase): OrdersService {
  return {
    start: (actor, body) =>
      database.inTenant(actor, async (context) => {
        requireRight(context, body.kind)
        await lockOrders(context)
        await requireActiveCompany(context)
        const known = await findOrder(context, body.id)
        if (known) return repeated(context, known, body)
        const wait = await secondsToNext(context, body.kind)
        if (wait > 0) throw problem('throttled', { retry_after: wait })
        const { id, kind, reason } = body
        const pointIds = await pointsOf(context, body)
        await insertOrder(context, { id, kind, reason, pointIds })
        const by = await actorName(context)
        await together(
          record(context, pointIds, started[kind], reason),
          tellOfOrder(context, { id, kind, by, reason }),
          publishOrders(context),
        )
        return shown(context, id)
      }),

    end: (actor, id) =>
      database.inTenant(actor, async (context) => {
        await lockOrders(context)
        const known = await findOrder(context, id)
        if (!known) throw problem('not_found')
        const { kind, reason, ended_at: endedAt, points } = known.shown
        requireRight(context, kind)
        if (endedAt !== null) return known.shown
        await endOrder(context, id)
        const by = await actorName(context)
        await together(
          record(
            context,
            points.map(({ point }) => point.id),
            ended[kind],
            reason,
          ),
          tellOfEnd(context, { id, kind, by }),
          publishOrders(context),
        )
        return shown(context, id)
      }),

    read: (actor) =>
      database.readInTenant(actor, async (context) => {
        const [live, over, points] = await together(
          readLiveOrders(context),
          readEndedOrders(context),
          readOrderable(context),
        )
        return { live, ended: over, points }
      }),
  }
}

const started = { release: 'points_released', lockdown: 'points_locked' } as const
const ended = { release: 'points_release_ended', lockdown: 'points_lock_ended' } as const

const rightOf = { release: 'access.release', lockdown: 'access.lockdown' } as const

function requireRight({ actor }: TenantContext, kind: OrderKind): void {
  if (actor.role === 'system' || !mayUse(actor.role, rightOf[kind])) throw problem('forbidden')
}

function repeated({ actor }: TenantContext, known: StoredOrder, { kind }: OrderBody): AccessOrder {
  if (known.startedBy !== actor.userId || known.shown.kind !== kind) throw problem('id_taken')
  return known.shown
}

/** Returns the points of an order that no live order of its kind has. */
async function pointsOf(
  context: TenantContext,
  { kind, point_ids: asked }: OrderBody,
): Promise<string[]> {
  const inUse = await readOrderable(context)
  const byId = new Map(inUse.map((one) => [one.point.id, one]))
  const isLockdown = kind === 'lockdown'
  const named = asked === 'all' ? inUse : asked.map((id) => byId.get(id))
  const points = named.flatMap((one) => {
    if (!one) throw fieldProblem('point_ids', 'not_found')
    // Nobody is kept from leaving (access §4).
    if (isLockdown && !one.is_entry) {
      if (asked === 'all') return []
      throw fieldProblem('point_ids', 'not_allowed')
    }
    return one
  })
  const free = points.filter(({ released, locked }) => !(isLockdown ? locked : released))
  if (free.length === 0)
    throw problem('state_conflict', { errors: [{ field: 'point_ids', code: 'already_ordered' }] })
  return [...new Set(free.map(({ point }) => point.id))]
}

/** Records an act in the trail of each point. */
const record = (
  context: TenantContext,
  pointIds: readonly string[],
  operation: string,
  reason: string,
): Promise<void> =>
  recordAudit(
    context,
    pointIds.map((rowId) => ({
      register: 'access-points',
      rowId,
      operation,
      changes: { reason: [null, reason] as const },
    })),
  )

async function shown(context: TenantContext, id: string): Promise<AccessOrder> {
  const order = await findOrder(context, id)
  if (!order) throw problem('not_found')
  return order.shown
}
