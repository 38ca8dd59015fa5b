import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'
import type { Destined } from './destinations.ts'
import { whoAnswers } from './visits.ts'

/**
 * Has the screens of a host read again when their guests in a common area have answered, come or
 * left.
 */
export async function tellOfGuests(context: TenantContext, place: Destined): Promise<void> {
  const users = await whoAnswers(context, place)
  if (users.length === 0) return
  await publishEvent(context, { topic: 'guests.changed', audience: { users }, payload: {} })
}
