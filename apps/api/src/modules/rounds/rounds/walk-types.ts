import type {
  EntryKind,
  ScanMark,
  Suspicion,
} from '@portaria/contract/modules/rounds/rounds/round-walk'

/** A point of the route that a round walks. */
export type RoutePoint = {
  readonly point_id: string
  readonly optional: boolean
  readonly not_before_min: number | null
  readonly min_dwell_s: number | null
  /** Degrees and metres; null for a point without a place. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius_m: number | null
}

/** A stored entry. */
export type Entry = {
  readonly id: string
  readonly run_id: string
  readonly kind: EntryKind
  readonly point_id: string | null
  readonly is_old_code: boolean
  readonly device_at: Date
  readonly page_life: string
  readonly monotonic_ms: number
  readonly received_at: Date
  readonly user_id: string
  readonly employee_id: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy_m: number | null
  readonly note: string | null
  readonly verdict: 'fine' | 'not_valid' | null
  /**
   * The telephone's clock and its page's clock when the entry was sent; null where they were not
   * sent.
   */
  readonly sent_at: Date | null
  readonly sent_page_life: string | null
  readonly sent_monotonic_ms: number | null
}

/** The reason why the server doubts the moment of an entry. */
export type ClockDoubt = Extract<Suspicion, 'before_pack' | 'ahead_of_server'>

/** An entry with its moment by the server's clock, and the doubts about it. */
export type TimedEntry = Entry & { readonly at: Date; readonly doubts: readonly ClockDoubt[] }

/**
 * The first and last moments when somebody's telephone took a round along, and its clock and its
 * page's clock at the last.
 */
export type Pack = {
  readonly user_id: string
  readonly taken_at: Date
  readonly last_taken_at: Date
  readonly device_at: Date | null
  readonly page_life: string | null
  readonly monotonic_ms: number | null
}

/** The plan of a round. */
export type Plan = {
  readonly starts_at: Date
  readonly range_min: number
  readonly grace_min: number
  readonly unplanned: boolean
  readonly enforce_order: boolean
  readonly points: readonly RoutePoint[]
  readonly packs: readonly Pack[]
}

export type SettledPoint = {
  readonly point_id: string
  readonly result: 'scanned' | 'skipped' | 'open'
  readonly entry_id: string | null
  readonly scanned_at: Date | null
  readonly marks: readonly ScanMark[]
  readonly suspicions: readonly Suspicion[]
}

/** The result of a round's entries. */
export type Settled = {
  readonly state: 'running' | 'completed' | 'completed_with_exceptions' | 'aborted'
  readonly punctuality: 'early' | 'on_time' | 'late' | null
  readonly started_at: Date
  readonly finished_at: Date | null
  readonly aborted_at: Date | null
  readonly abort_reason: string | null
  /** Minutes by which the telephone's clock was ahead at the beginning, if there were many. */
  readonly clock_off_min: number | null
  readonly walker_id: string | null
  readonly walked_by_id: string
  readonly points: readonly SettledPoint[]
  readonly points_done: number
  /** Scans that count for no point. */
  readonly others: number
}
