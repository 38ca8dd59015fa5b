import type { DepartureThing } from '@portaria/contract/modules/departures/departures'
import { sql } from 'kysely'
import type { DecidedThing } from '../../parts/thing-kind.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { changeMany } from '../../register-endpoints/bulk-records.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import type { DepartureTools } from './thing-kinds.ts'

type DueItem = DecidedThing & { readonly kind: DepartureThing }

/**
 * Ends the due things of kinds that people may have many of, such as passes, in one step per kind,
 * and records the outcome. Things that are refused here are left to be ended one by one.
 */
export async function endTogether(
  context: TenantContext,
  { machineries, things }: DepartureTools,
  departureId: string,
  due: readonly DueItem[],
): Promise<void> {
  const { queries, actor } = context
  for (const { kind, together } of things.all) {
    const ids = due.flatMap((item) =>
      item.kind === kind && item.choice === 'end' ? [item.thing_id] : [],
    )
    if (!together || ids.length === 0) continue
    const machinery = machineryOf(machineries, together.register)
    const items = await queries.all(sql<{ id: string; version: number }>`
      SELECT r.id, r.version FROM ${tableOf(machinery.register)} r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${ids}::uuid[]) AND r.deleted_at IS NULL
      ORDER BY r.id`)
    const action = together.transition
    const outcomes = await changeMany(machinery, context, { action, items, values: {} })
    const ended = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
    if (ended.length === 0) continue
    await publishChange(context, machinery.register, ended)
    await queries.count(sql`
      UPDATE departure_items SET state = 'ended', outcome = ${together.outcome},
        ended_at = clock_timestamp()
      WHERE tenant_id = ${actor.tenantId} AND departure_id = ${departureId} AND kind = ${kind}
        AND thing_id = ANY(${ended}::uuid[]) AND state = 'pending'`)
  }
}
