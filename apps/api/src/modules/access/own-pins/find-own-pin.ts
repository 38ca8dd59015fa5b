import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { type FoundPin, pinByDigest } from './own-pins.repository.ts'

/** Finds the person of a PIN that was typed at a point; null if no person has it. */
type FindOwnPin = (context: TenantContext, pin: string) => Promise<FoundPin | null>

/**
 * Makes the search for people by their PIN. It needs the server's key: a digest without one would
 * reveal the few possible PINs.
 */
export const ownPinFinder =
  ({ pinDigest }: Pick<PassKeys, 'pinDigest'>): FindOwnPin =>
  (context, pin) =>
    pinByDigest(context, pinDigest(context.actor.tenantId, pin))
