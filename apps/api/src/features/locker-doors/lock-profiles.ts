import { type FrameProfile, frameProfiles } from '@portaria/drivers/lock-boards/frame-profile'
import type { LockerReach } from './lock-gateways.ts'

/** The frames of the boards that can be spoken to, by what a manufacturer's record calls them. */
const profiles: Readonly<Record<string, FrameProfile>> = frameProfiles

/** The frames of a locker's boards; undefined where nothing speaks to them. */
export const profileOf = ({ protocol }: Pick<LockerReach, 'protocol'>): FrameProfile | undefined =>
  profiles[protocol ?? '']

/** Why the doors of a locker cannot be opened from here; null where they can. */
export function reachTrouble(
  reach: Pick<LockerReach, 'protocol' | 'board' | 'approved'>,
): 'driver_missing' | 'board_missing' | 'address_not_approved' | null {
  if (!profileOf(reach)) return 'driver_missing'
  if (reach.board === null) return 'board_missing'
  return reach.approved ? null : 'address_not_approved'
}
