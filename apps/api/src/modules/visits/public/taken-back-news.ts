import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { forget, notify, reopen } from '../../notices/public/notifications.ts'
import { planAfterUndo } from './inside-jobs.ts'
import { about, readNews, tellOfBlocked, tellOfSomeGuests, wordsOf } from './visit-news.ts'

/**
 * Takes back all notices of an entry at a moment. People who were told that somebody came in are
 * told that they did not, notices that the entry settled are open again, and a blocked guest is
 * shown at the gate instead of inside.
 */
export async function retractEntry(
  context: TenantContext,
  id: string,
  enteredAt: Date,
): Promise<void> {
  await tellOfSomeGuests(context, [id])
  const told = await forget(context, { kinds: ['visit_arrived'], key: id })
  for (const visit of await readNews(context, [id]))
    await notify(context, {
      kind: 'visit_not_entered',
      recipients: told,
      subject: about(visit),
      words: wordsOf(visit),
      key: id,
    })
  for (const kind of ['visit_answered', 'visit_on_the_way'] as const)
    await reopen(context, { kind, key: id, since: enteredAt })
  await tellOfBlocked(context, [id])
}

/**
 * Reopens the notices that an exit at a moment settled, and enqueues the jobs of a visit inside
 * again.
 */
export async function retractExit(context: TenantContext, id: string, leftAt: Date): Promise<void> {
  const isTold = await reopen(context, { kind: 'visit_overstayed', key: id, since: leftAt })
  await planAfterUndo(context, id, isTold)
}
