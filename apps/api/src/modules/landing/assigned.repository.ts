import { ASSIGNED_SHOWN, type Assigned } from '@portaria/contract/modules/landing/landing'
import type { AssignedReaders } from '../../parts/assigned.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ownProvider } from '../units/public/own-units.ts'

/**
 * What the provider of the actor's membership holds and where it is expected; nothing for an actor
 * whose membership stands for no provider.
 */
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
