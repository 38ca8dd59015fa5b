import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { membersWithRole, notify, retell, withdraw } from '../../notices/public/notifications.ts'
import { gateUsers } from '../../visits/public/visit-news.ts'
import { type Conflict, lockAuthor, oldestConflict } from './conflicts.repository.ts'

/** Seconds in which the entries of one author cause one notice: a queue may bring many. */
const TOLD_ONCE_S = 60

type Waiting = Pick<Conflict, 'id' | 'guest_name' | 'author_id'>

const newsOf = ({ id, guest_name, author_id }: Waiting) =>
  ({
    kind: 'desk_conflict',
    subject: { register: 'desk_entries', id },
    words: { visitor: guest_name },
    key: author_id,
  }) as const

/**
 * Notifies the gate and the síndicos that an entry waits for a person. All waiting entries of one
 * author share an item.
 */
export async function tellOfConflict(context: TenantContext, entry: Waiting): Promise<void> {
  await notify(context, {
    ...newsOf(entry),
    recipients: [...(await gateUsers(context)), ...(await membersWithRole(context, ['sindico']))],
    pauseS: TOLD_ONCE_S,
  })
}

/**
 * Updates the item after an entry was resolved: it then shows the author's next waiting entry, or
 * is over.
 */
export async function settleConflict(context: TenantContext, authorId: string): Promise<void> {
  await lockAuthor(context, authorId)
  const next = await oldestConflict(context, authorId)
  if (next) await retell(context, newsOf({ ...next, author_id: authorId }))
  else await withdraw(context, { kind: 'desk_conflict', key: authorId, outcome: {} })
}
