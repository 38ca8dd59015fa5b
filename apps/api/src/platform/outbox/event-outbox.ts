import type { RightsColumn } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { TenantContext } from '../database/tenant-context.ts'

/** The people of the tenant who receive an event: those of some roles, certain people, or both. */
export type Audience = {
  roles?: readonly RightsColumn[]
  users?: readonly string[]
  /** Users who do not receive it, in any role. */
  except?: readonly string[]
}

export type LiveEvent = {
  /** A named event such as `panic.raised` or `towers.changed`. */
  topic: string
  audience: Audience
  /** Small and without personal data: screens read the data again under their own rights. */
  payload: Record<string, unknown>
}

/** Transactions that published an event. */
const published = new WeakSet<Queries>()

/** Whether these queries have published an event. */
export function hasPublished(queries: Queries): boolean {
  return published.has(queries)
}

/** Writes an event in the transaction of its change; the relay sends it after the commit. */
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
