import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { RETENTION_DAYS, type RetentionSetting } from '../companies/settings/retention-settings.ts'

/** Kinds of data that are kept for a limited term (retention §1). */
export const retentionKinds = [
  'visitor_documents',
  'visits',
  'passes',
  'item_passes',
  'visitors',
  'parcel_proofs',
  'parcels',
  'events',
  'event_guests',
  'announcements',
  'requests',
  'occurrences',
  'council_occurrences',
  'positions',
  'handover_proofs',
  'handovers',
  'desk_entries',
  'notifications',
  'accesses',
  'alerts',
  'network_addresses',
] as const

export type RetentionKind = (typeof retentionKinds)[number]

/** Reasons to keep data beyond their term, because they are part of an open matter. */
export const retentionHolds = [
  'blocked',
  'open_visit',
  'live_pass',
  'open_alert',
  'waiting_parcel',
  'lost_parcel',
  'open_handover',
  'open_desk_entry',
  'open_announcement',
  'open_request',
  'open_occurrence',
] as const

export type RetentionHold = (typeof retentionHolds)[number]

/** Days for which network addresses are kept, in every company. */
export const NETWORK_ADDRESS_DAYS = 183

const days = (name: RetentionSetting) =>
  z.optional(
    z.coerce
      .number()
      .check(z.int(), z.gte(RETENTION_DAYS[name].least), z.lte(RETENTION_DAYS[name].most)),
  )

/** The parameters of `GET /company/retention`: terms to try instead of the saved ones. */
export const retentionQuery = z.strictObject({
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
})

const line = z.object({
  kind: z.enum(retentionKinds),
  /** The term in days. */
  days: z.number(),
  /** Number of rows that the next run erases. */
  due: z.number(),
  /** Time of the oldest of them. */
  oldest_at: z.nullable(moment),
  /** Rows that stay although their term is over. */
  held: z.array(z.object({ reason: z.enum(retentionHolds), count: z.number() })),
})

export const retentionAnswer = z.object({ data: z.array(line) })

export type RetentionLine = z.output<typeof line>
export type RetentionAnswer = z.output<typeof retentionAnswer>
