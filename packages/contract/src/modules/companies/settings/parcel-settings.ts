/** Least, greatest and default days after which the household is reminded of a waiting parcel. */
export const PARCEL_REMIND_DAYS = { least: 1, most: 30, usual: 2 } as const

/**
 * Least, greatest and default days after which an uncollected parcel is overdue, and a person
 * decides about it.
 */
export const PARCEL_DEADLINE_DAYS = { least: 1, most: 180, usual: 15 } as const

/** A company's settings of parcels, with defaults. */
export type ParcelSettings = { remind_days: number; deadline_days: number }

/** A company's stored settings; the default applies to absent or null values. */
export type StoredParcelSettings = { [Name in keyof ParcelSettings]?: number | null }

/** Returns the effective settings of a company from its stored `settings`. */
export function parcelSettings(
  stored: { parcels?: StoredParcelSettings | null } | null,
): ParcelSettings {
  const { remind_days, deadline_days } = stored?.parcels ?? {}
  return {
    remind_days: remind_days ?? PARCEL_REMIND_DAYS.usual,
    deadline_days: deadline_days ?? PARCEL_DEADLINE_DAYS.usual,
  }
}
