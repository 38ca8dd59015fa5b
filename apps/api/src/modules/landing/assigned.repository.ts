import { ASSIGNED_SHOWN, type Assigned } from '@portaria/contract/modules/landing/landing'
import type { AssignedReaders } from '../../parts/assigned.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ownProvider } from '../units/public/own-units.ts'

/** Reads the belongings and visits of the actor's provider; nothing for an actor without one. */
export async function readAssigned(
  context: TenantContext,
  { requests, cards, vehicles, visits }: AssignedReaders,
): Promise<Assigned> {
  const own = ownProvider(context.actor)
  return {
    requests: (await requests?.(context, own, ASSIGNED_SHOWN)) ?? [],
    cards: (await cards?.(context, own, ASSIGNED_SHOWN)) ?? [],
    vehicles: (await vehicles?.(context, own, ASSIGNED_SHOWN)) ?? [],
    visits: (await visits?.(context, own, ASSIGNED_SHOWN)) ?? [],
  }
}
