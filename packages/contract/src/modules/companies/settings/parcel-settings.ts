/** Least, greatest and usual days after which the household is told again of what waits for it. */
export const PARCEL_REMIND_DAYS = { least: 1, most: 30, usual: 2 } as const

/** The same of days after which what nobody collected is overdue: a person decides what becomes of it. */
export const PARCEL_DEADLINE_DAYS = { least: 1, most: 180, usual: 15 } as const

/** How long a company keeps parcels, as it wishes or as is usual. */
export type ParcelSettings = { remind_days: number; deadline_days: number }

/** As a company has stored it: what is absent or null is as usual. */
export type StoredParcelSettings = { [Name in keyof ParcelSettings]?: number | null }

/** What holds for a company, from its stored `settings`. */
export function parcelSettings(
  stored: { parcels?: StoredParcelSettings | null } | null,
): ParcelSettings {
  const { remind_days, deadline_days } = stored?.parcels ?? {}
  return {
    remind_days: remind_days ?? PARCEL_REMIND_DAYS.usual,
    deadline_days: deadline_days ?? PARCEL_DEADLINE_DAYS.usual,
  }
}
