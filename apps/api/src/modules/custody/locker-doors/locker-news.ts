import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'
import { gateUsers } from '../../visits/public/visit-news.ts'

/** A door, by the number that is painted on it. */
type DoorOf = { lockerId: string; door: number }

const keyOf = ({ lockerId, door }: DoorOf) => `${lockerId} ${door}`

/** Notifies the gate and the síndicos that a door needs attention. */
export async function tellOfDoor(
  context: TenantContext,
  of: DoorOf,
  trouble: 'left_open' | 'unknown' | 'opened_late' | 'disagrees',
): Promise<void> {
  await tell(context, of.lockerId, { key: keyOf(of), door: String(of.door), trouble })
}

/** Notifies the gate and the síndicos that the gateway of a locker has stopped answering. */
export const tellOfSilence = (context: TenantContext, lockerId: string): Promise<void> =>
  tell(context, lockerId, { key: lockerId, door: '', trouble: 'silent' })

async function tell(
  context: TenantContext,
  lockerId: string,
  { key, ...about }: { key: string; door: string; trouble: string },
): Promise<void> {
  const { queries, actor } = context
  const locker = await queries.first(sql<{ name: string }>`
    SELECT name FROM lockers WHERE tenant_id = ${actor.tenantId} AND id = ${lockerId}`)
  if (!locker) return
  await notify(context, {
    kind: 'locker_attention',
    recipients: [...(await gateUsers(context)), ...(await membersWithRole(context, ['sindico']))],
    subject: { register: 'lockers', id: lockerId },
    words: { locker: locker.name, ...about },
    key,
  })
}

/** Withdraws the notice of a door that no longer needs attention. */
export const settleDoor = (context: TenantContext, of: DoorOf): Promise<void> =>
  withdraw(context, { kind: 'locker_attention', key: keyOf(of), outcome: {} })

/** Withdraws the notice of a silent gateway that answers again, or is not asked any more. */
export const settleLocker = (context: TenantContext, lockerId: string): Promise<void> =>
  withdraw(context, { kind: 'locker_attention', key: lockerId, outcome: {} })
