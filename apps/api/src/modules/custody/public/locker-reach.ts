import { type FrameProfile, frameProfiles } from '@portaria/drivers/lock-boards/frame-profile'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** The facts needed before a locker's doors are opened from here. */
type Reach = {
  readonly protocol: string | null
  readonly board: number | null
  /** Whether an administrator approved the address of its gateway. */
  readonly approved: boolean
}

/** The profiles of supported boards, by their names in a manufacturer's record. */
const profiles: Readonly<Record<string, FrameProfile>> = frameProfiles

/** Returns the profile of a locker's boards; undefined if they are not supported. */
export const profileOf = ({ protocol }: Pick<Reach, 'protocol'>): FrameProfile | undefined =>
  profiles[protocol ?? '']

/** Returns the reason why a locker's doors cannot be opened from here; null if they can. */
export function reachTrouble(
  reach: Reach,
): 'driver_missing' | 'board_missing' | 'address_not_approved' | null {
  if (!profileOf(reach)) return 'driver_missing'
  if (reach.board === null) return 'board_missing'
  return reach.approved ? null : 'address_not_approved'
}

/**
 * Whether the doors of a locker of an alias can be opened from here, like a null of `reachTrouble`.
 */
export const isReady = (locker: Sql): Sql => sql`(${locker}.board IS NOT NULL AND EXISTS (
  SELECT 1 FROM locker_manufacturers m
  JOIN device_addresses a ON a.tenant_id = m.tenant_id AND a.host = coalesce(m.ip, m.host)
    AND a.port = m.port AND a.state = 'approved' AND a.deleted_at IS NULL
  WHERE m.tenant_id = ${locker}.tenant_id AND m.id = ${locker}.manufacturer_id
    AND m.protocol = ANY(${Object.keys(profiles)}::text[])))`

/** Whether the gateway of a locker of an alias has stopped answering. */
export const isSilent = (locker: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM locker_contacts k
  WHERE k.tenant_id = ${locker}.tenant_id AND k.locker_id = ${locker}.id
    AND k.silent_since IS NOT NULL)`
