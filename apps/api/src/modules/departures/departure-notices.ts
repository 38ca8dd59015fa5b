import type { LeavingRegister } from '@portaria/contract/modules/departures/departures'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { notify, withdraw } from '../notices/public/notifications.ts'

type Ending = { user_id: string; person_id: string; on: string; register: LeavingRegister }

/**
 * Notifies people whose login a departure ends on a later day. A login that ends now is not
 * notified, since it has no inbox any more.
 */
export async function tellLeaving(
  context: TenantContext,
  { id, register }: { id: string; register: LeavingRegister },
): Promise<void> {
  const { queries, actor } = context
  const ending = await queries.all(sql<Ending>`
    SELECT m.user_id, i.person_id, i.last_day::text AS on,
      CASE WHEN d.provider_id <> i.person_id THEN 'employees' ELSE ${register} END AS register
    FROM departure_items i JOIN memberships m ON m.id = i.thing_id
    JOIN departures d ON d.tenant_id = i.tenant_id AND d.id = i.departure_id
    WHERE i.tenant_id = ${actor.tenantId} AND m.tenant_id = i.tenant_id AND i.departure_id = ${id}
      AND i.kind = 'login' AND i.choice = 'end' AND i.state = 'pending'`)
  for (const { user_id, person_id, on, register: of } of ending)
    await notify(context, {
      kind: 'access_ending',
      recipients: [user_id],
      subject: { register: of, id: person_id },
      words: { on },
      key: id,
    })
}

/** Notifies them that the plan was withdrawn, and by whom. */
export async function tellStaying(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  const { name } = await queries.one(sql<{ name: string }>`
    SELECT u.name FROM departures d JOIN users u ON u.id = d.undone_by
    WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${id}`)
  await withdraw(context, { kind: 'access_ending', key: id, outcome: { by: name } })
}
