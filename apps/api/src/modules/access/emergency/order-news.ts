import { featureRights } from '@portaria/contract/define-register/permissions'
import type { OrderKind } from '@portaria/contract/modules/access/emergency/order-answers'
import type { InboxKind } from '@portaria/contract/notifications/inbox-kinds'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'
import { membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'

/** Has open screens read the orders of the company again. */
export const publishOrders = (context: TenantContext): Promise<void> =>
  publishEvent(context, {
    topic: 'access-orders.changed',
    audience: { roles: featureRights['access.release'] },
    payload: {},
  })

const noticeOf = {
  release: 'doors_released',
  lockdown: 'entries_locked',
} as const satisfies Readonly<Record<OrderKind, InboxKind>>

/** Tells the gate and the síndicos of an order, also in their quiet hours. */
export async function tellOfOrder(
  context: TenantContext,
  { id, kind, by, reason }: { id: string; kind: OrderKind; by: string; reason: string },
): Promise<void> {
  await notify(context, {
    kind: noticeOf[kind],
    recipients: await membersWithRole(context, ['sindico', 'funcionario']),
    subject: { register: 'access-orders', id },
    words: { by, reason },
    key: id,
  })
}

/** Tells them that it is over, and by whom. */
export const tellOfEnd = (
  context: TenantContext,
  { id, kind, by }: { id: string; kind: OrderKind; by: string },
): Promise<void> => withdraw(context, { kind: noticeOf[kind], key: id, outcome: { ended_by: by } })
