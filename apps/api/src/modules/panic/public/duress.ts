import type { Role } from '@portaria/contract/actors/roles'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { raiseIncident } from '../panic-raising.ts'

/** A person who was forced to open, by the login that they have in the company. */
export type Forced = {
  readonly userId: string
  readonly membershipId: string
  readonly role: Role
}

/**
 * Raises a silent alert of a person who signalled at a point that they are forced (access §7). It
 * shows in no session of the person or of their units (panic §12): none of them has pressed. The
 * same key raises it once. The context is the system's.
 */
export async function raiseDuress(
  context: TenantContext,
  { userId, membershipId, role }: Forced,
  { place, key }: { place: string; key: string },
): Promise<void> {
  const { actor } = context
  const sender = { ...actor, userId, membershipId, role, sessionId: null, isRecipient: false }
  await raiseIncident(
    { ...context, actor: sender },
    {
      source: 'access',
      press: { message: place, deviceAt: null, key, motive: null, silent: true },
      reading: { ...context, actor: { ...actor, isRecipient: false } },
    },
  )
}
