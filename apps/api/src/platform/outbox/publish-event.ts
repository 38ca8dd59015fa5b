import type { RightsColumn } from '@portaria/contract/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { TenantContext } from '../database/tenant-context.ts'

/** Who of the tenant is told: people of some roles, some persons, or both. */
export type Audience = { roles?: readonly RightsColumn[]; users?: readonly string[] }

export type LiveEvent = {
  /** A named event such as `panic.raised` or `towers.changed`. */
  topic: string
  audience: Audience
  /** Small and without personal data: what is shown is read again under the reader's own rights. */
  payload: Record<string, unknown>
}

/** Transactions that hold an event, until they are gone. */
const published = new WeakSet<Queries>()

/** Whether an event was written through these queries. */
export function hasPublished(queries: Queries): boolean {
  return published.has(queries)
}

/** Writes an event in the transaction of what it tells of; the relay sends it after the commit. */
export async function publishEvent(
  { queries, actor }: TenantContext,
  event: LiveEvent,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO outbox (tenant_id, id, topic, audience, payload)
    VALUES (${actor.tenantId}, ${newId()}, ${event.topic}, ${JSON.stringify(event.audience)},
      ${JSON.stringify(event.payload)})`)
  published.add(queries)
}
