/**
 * Least, greatest and default days for which a company keeps each kind of data (retention §2). A
 * court may ask about alerts for years, so they are kept for at least one.
 */
export const RETENTION_DAYS = {
  visitor_documents_days: { least: 30, most: 1_825, usual: 180 },
  visits_days: { least: 30, most: 3_650, usual: 365 },
  parcel_proofs_days: { least: 30, most: 1_825, usual: 180 },
  parcels_days: { least: 30, most: 3_650, usual: 365 },
  events_days: { least: 180, most: 3_650, usual: 1_095 },
  event_guests_days: { least: 30, most: 1_825, usual: 90 },
  announcements_days: { least: 365, most: 7_300, usual: 1_825 },
  requests_days: { least: 365, most: 7_300, usual: 1_825 },
  occurrences_days: { least: 365, most: 7_300, usual: 1_825 },
  positions_days: { least: 7, most: 365, usual: 90 },
  accesses_days: { least: 30, most: 1_825, usual: 365 },
  access_photos_days: { least: 7, most: 365, usual: 30 },
  alerts_days: { least: 365, most: 7_300, usual: 1_825 },
} as const

export type RetentionSetting = keyof typeof RETENTION_DAYS

export const retentionSettingNames: readonly RetentionSetting[] = [
  'visitor_documents_days',
  'visits_days',
  'parcel_proofs_days',
  'parcels_days',
  'events_days',
  'event_guests_days',
  'announcements_days',
  'requests_days',
  'occurrences_days',
  'positions_days',
  'accesses_days',
  'access_photos_days',
  'alerts_days',
]

/** Days for which a company keeps each kind of data, with defaults. */
export type RetentionSettings = Readonly<Record<RetentionSetting, number>>

/** A company's stored settings; the default applies to absent or null values. */
export type StoredRetentionSettings = { [Name in RetentionSetting]?: number | null }

/** Returns the effective settings of a company from its stored `settings`. */
export function retentionSettings(
  stored: { retention?: StoredRetentionSettings | null } | null,
): RetentionSettings {
  const days = (name: RetentionSetting) => stored?.retention?.[name] ?? RETENTION_DAYS[name].usual
  return {
    visitor_documents_days: days('visitor_documents_days'),
    visits_days: days('visits_days'),
    parcel_proofs_days: days('parcel_proofs_days'),
    parcels_days: days('parcels_days'),
    events_days: days('events_days'),
    event_guests_days: days('event_guests_days'),
    announcements_days: days('announcements_days'),
    requests_days: days('requests_days'),
    occurrences_days: days('occurrences_days'),
    positions_days: days('positions_days'),
    accesses_days: days('accesses_days'),
    access_photos_days: days('access_photos_days'),
    alerts_days: days('alerts_days'),
  }
}
