import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { settleConflict } from './conflict-news.ts'
import { exitsBefore, noteExit, settleExit } from './desk-entries.repository.ts'
import type { ActTools } from './queued-acts.ts'

/**
 * Ends the visit of an entry by an exit that arrived earlier, from another device or in another
 * call, so that the exit no longer waits. An exit dated before the entry is left to a person.
 */
export async function joinExits(
  { visits }: ActTools,
  context: TenantContext,
  entryId: string,
  visitId: string | null,
): Promise<void> {
  if (visitId === null) return
  const { queries, actor, at = new Date() } = context
  for (const exit of await exitsBefore(context, entryId)) {
    if (exit.happened_at < at) continue
    const inside = await queries.first(sql`
      SELECT 1 FROM visits
      WHERE tenant_id = ${actor.tenantId} AND id = ${visitId} AND state = 'inside'`)
    if (inside)
      await changeStateIn(visits, { ...context, at: exit.happened_at }, visitId, 'check-out', {})
    await settleExit(context, exit.id, visitId)
    await settleConflict(context, exit.author_id)
  }
}

/**
 * Records on an entry that waits for a person when its guest left, by an exit that arrived earlier.
 */
export async function noteEarlierExits(
  context: TenantContext,
  entryId: string,
  keptId: string,
): Promise<void> {
  for (const exit of await exitsBefore(context, entryId)) {
    if ((await noteExit(context, keptId, exit.happened_at)) !== 'noted') continue
    await settleExit(context, exit.id, null)
    await settleConflict(context, exit.author_id)
  }
}
