import { membersWithRole, notify, withdraw } from '../../../domain/notifications.ts'
import { gateUsers } from '../../../domain/visit-news.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** Tells the gate and the síndicos that an entry waits for a person. */
export async function tellOfConflict(
  context: TenantContext,
  id: string,
  guestName: string,
): Promise<void> {
  await notify(context, {
    kind: 'desk_conflict',
    recipients: [...(await gateUsers(context)), ...(await membersWithRole(context, ['sindico']))],
    subject: { register: 'desk_entries', id },
    words: { visitor: guestName },
    key: id,
  })
}

/** Somebody has resolved it. */
export const settleConflict = (context: TenantContext, id: string): Promise<void> =>
  withdraw(context, { kind: 'desk_conflict', key: id, outcome: {} })
