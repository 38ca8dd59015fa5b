/** Least, greatest and usual hours that a parcel may stay in a locker (custody §9). */
export const LOCKER_DEADLINE_HOURS = { least: 1, most: 720, usual: 72 } as const

/** How a company runs its lockers, as it wishes or as is usual. */
export type LockerSettings = { deadline_hours: number }

/** As a company has stored it: what is absent or null is as usual. */
export type StoredLockerSettings = { deadline_hours?: number | null }

/** What holds for a company, from its stored `settings`. */
export function lockerSettings(
  stored: { lockers?: StoredLockerSettings | null } | null,
): LockerSettings {
  return {
    deadline_hours: stored?.lockers?.deadline_hours ?? LOCKER_DEADLINE_HOURS.usual,
  }
}
