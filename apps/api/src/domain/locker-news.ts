import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { membersWithRole, notify, withdraw } from './notifications.ts'
import { gateUsers } from './visit-news.ts'

/** A door, by the number that is painted on it. */
type DoorOf = { lockerId: string; door: number }

const keyOf = ({ lockerId, door }: DoorOf) => `${lockerId} ${door}`

/** Tells the gate and the síndicos that a door needs somebody to look. */
export async function tellOfDoor(
  context: TenantContext,
  of: DoorOf,
  trouble: 'left_open' | 'unknown' | 'disagrees',
): Promise<void> {
  const { queries, actor } = context
  const locker = await queries.first(sql<{ name: string }>`
    SELECT name FROM lockers WHERE tenant_id = ${actor.tenantId} AND id = ${of.lockerId}`)
  if (!locker) return
  await notify(context, {
    kind: 'locker_attention',
    recipients: [...(await gateUsers(context)), ...(await membersWithRole(context, ['sindico']))],
    subject: { register: 'lockers', id: of.lockerId },
    words: { locker: locker.name, door: String(of.door), trouble },
    key: keyOf(of),
  })
}

/** Nobody needs to look any more. */
export const settleDoor = (context: TenantContext, of: DoorOf): Promise<void> =>
  withdraw(context, { kind: 'locker_attention', key: keyOf(of), outcome: {} })
