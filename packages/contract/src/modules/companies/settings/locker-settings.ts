/** Least, greatest and default hours that a parcel may stay in a locker (custody §9). */
export const LOCKER_DEADLINE_HOURS = { least: 1, most: 720, usual: 72 } as const

/** A company's settings of its lockers, with defaults. */
export type LockerSettings = { deadline_hours: number }

/** A company's stored settings; the default applies to absent or null values. */
export type StoredLockerSettings = { deadline_hours?: number | null }

/** Returns the effective settings of a company from its stored `settings`. */
export function lockerSettings(
  stored: { lockers?: StoredLockerSettings | null } | null,
): LockerSettings {
  return {
    deadline_hours: stored?.lockers?.deadline_hours ?? LOCKER_DEADLINE_HOURS.usual,
  }
}
