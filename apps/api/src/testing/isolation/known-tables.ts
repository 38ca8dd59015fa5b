import { changeableOfAlerts } from './alert-columns.ts'
import { countTables } from './count-tables.ts'
import { all, type Known, readWrite, updates } from './table-rights.ts'

const endOfDeparture = ['done_at', 'reason', 'state', 'undone_at', 'undone_by']
const testOfPhoto = ['faults', 'photo', 'state', 'tested_at', 'tries']
const letterOfLink = ['asked_at', 'asked_by', 'generation', 'spent_at']
const endOfConsent = ['withdrawal_file_id', 'withdrawn_at', 'withdrawn_by', 'withdrawn_how']

/** Tables of tenants that no register owns. */
export const tenantTables: { readonly [table: string]: Known } = {
  files: { reason: 'unclaimed uploads are deleted', rights: { '{{app}}': all } },
  ...countTables,
  audit_log: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  outbox: {
    reason: 'requests write events, the relay sends them',
    rights: { '{{app}}': ['INSERT'], '{{system}}': ['DELETE', 'SELECT'] },
  },
  live_events: {
    reason: 'the relay numbers events, readers catch up',
    rights: { '{{app}}': ['SELECT'], '{{system}}': ['DELETE', 'INSERT', 'SELECT'] },
  },
  access_events: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  access_event_keys: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  device_leases: {
    reason: 'taken, renewed and given back; the number only rises',
    rights: {
      '{{app}}': ['INSERT', 'SELECT', ...updates('fence', 'held_until', 'holder')],
      '{{system}}': ['SELECT', ...updates('fence', 'held_until', 'holder')],
    },
  },
  device_calls: {
    reason: 'when a holder was called last is replaced',
    rights: {
      '{{app}}': ['INSERT', 'SELECT', ...updates('called_at')],
      '{{system}}': ['SELECT'],
    },
  },
  access_readers: {
    reason: 'what a reader said last is replaced',
    rights: { '{{app}}': readWrite },
  },
  reader_numbers: {
    reason: 'a number is given once, and never used for another one',
    rights: { '{{app}}': ['INSERT', 'SELECT'] },
  },
  reader_entries: {
    reason: 'what a reader has to hold follows the lists, and goes once it was read back as gone',
    rights: { '{{app}}': all },
  },
  reader_commands: {
    reason: 'what became of one is written once',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates('detail', 'reason', 'sealed', 'sent_at', 'settled_at', 'state'),
      ],
    },
  },
  reader_changes: {
    reason: 'written by triggers, gone once the lists were worked out',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT'], '{{system}}': ['SELECT'] },
  },
  reader_lists: {
    reason: 'when lists were worked out last is replaced',
    rights: { '{{app}}': readWrite, '{{system}}': ['SELECT'] },
  },
  panic_alerts: {
    reason: 'how an alert began is never rewritten: its presses are kept',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...changeableOfAlerts] },
  },
  panic_presses: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  panic_reads: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  panic_events: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  panic_responders: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  panic_deliveries: { reason: 'append-only', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  register_count_deltas: {
    reason: 'totals of lists, written by triggers alone',
    rights: { '{{app}}': ['SELECT'] },
  },
  search_words: {
    reason: 'words that rows are found by, written by triggers alone',
    rights: { '{{app}}': ['SELECT'] },
  },
  inbox_items: {
    reason: 'each person’s own; old ones are swept',
    rights: {
      '{{app}}': [
        'DELETE',
        'INSERT',
        'SELECT',
        ...updates(
          'done_at',
          'letter_at',
          'made_at',
          'membership_id',
          'push_at',
          'read_at',
          'register',
          'subject_id',
          'words',
        ),
      ],
    },
  },
  saved_views: { reason: 'each person’s own, and theirs to remove', rights: { '{{app}}': all } },
  visit_corrections: {
    reason: 'never rewritten, and gone with what the visit says of somebody',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT'] },
  },
  rule_acceptances: { reason: 'written once', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
  event_blocks: {
    reason: 'the time of a reservation that ends is free again',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT'] },
  },
  event_guest_links: {
    reason: 'a link is ended by the next, never taken away',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('generation')] },
  },
  round_entries: {
    reason: 'what was recorded stays; a scan is judged, and positions go after their term',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates('accuracy_m', 'judged_at', 'judged_by_id', 'latitude', 'longitude', 'verdict'),
      ],
    },
  },
  round_packs: {
    reason: 'when a telephone took a round along first stays, and when last is noted anew',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates('device_at', 'last_taken_at', 'monotonic_ms', 'page_life'),
      ],
    },
  },
  round_points: { reason: 'worked out of the entries of a round', rights: { '{{app}}': all } },
  ...Object.fromEntries(
    ['patrol_routes', 'patrol_route_points'].map((name) => [
      name,
      { reason: 'never changed', rights: { '{{app}}': ['INSERT', 'SELECT'] } },
    ]),
  ),
  round_routes: {
    reason: 'which route a round walks, until it is begun',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('route_id')] },
  },
  announcement_recipients: {
    reason:
      'who was to be told is frozen; what became of it is added, and all of it goes after its term',
    rights: {
      '{{app}}': [
        'DELETE',
        'INSERT',
        'SELECT',
        ...updates(
          'acknowledged_at',
          'delivered_at',
          'read_at',
          'told_by',
          'told_on',
          'told_recorded_at',
          'told_recorded_by',
          'user_id',
        ),
      ],
    },
  },
  calendar_feeds: {
    reason: 'a link is ended by the next, never taken away',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('generation', 'made_at')] },
  },
  cabinet_loans: {
    reason: 'a loan is ended, never rewritten',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('returned_at', 'returned_by')] },
  },
  departures: {
    reason: 'a departure is planned, undone or done, never rewritten',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates(...endOfDeparture)] },
  },
  departure_items: {
    reason: 'what became of a thing is written once',
    rights: {
      '{{app}}': ['INSERT', 'SELECT', ...updates('ended_at', 'outcome', 'state', 'title')],
    },
  },
  erasures: {
    reason: 'a receipt gets its counts once, and stays',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('blanked', 'kept')] },
  },
  pass_secrets: { reason: 'only renewed', rights: { '{{app}}': ['INSERT', 'SELECT', 'UPDATE'] } },
  number_series: {
    reason: 'counts on, never taken away',
    rights: { '{{app}}': ['INSERT', 'SELECT', 'UPDATE'] },
  },
  parcel_codes: {
    reason:
      'a code is spent or revoked, its delegate’s name erased, and sealed anew; it stays the same',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates('delegate', 'digest', 'revoked_at', 'sealed', 'spent_at', 'spent_by'),
      ],
    },
  },
  door_readings: {
    reason: 'what a board said last is replaced',
    rights: { '{{app}}': ['INSERT', 'SELECT', 'UPDATE'] },
  },
  locker_contacts: { reason: 'what is said last is replaced', rights: { '{{app}}': readWrite } },
  door_commands: {
    reason: 'what became of one is written once',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates(
          'check_reason',
          'closed_at',
          'finding',
          'opened_at',
          'over_at',
          'reason',
          'resident_id',
          'resolved_by',
          'sent_at',
          'settled_at',
          'state',
          'told_open_at',
        ),
      ],
    },
  },
  handover_figures: {
    reason: 'written once, with the first signature',
    rights: { '{{app}}': ['INSERT', 'SELECT'] },
  },
  desk_entries: {
    reason: 'judged once, resolved once, its names erased; never taken away',
    rights: {
      '{{app}}': [
        'INSERT',
        'SELECT',
        ...updates(
          'codes',
          'erased_at',
          'guest_name',
          'left_at',
          'note',
          'outcome',
          'resolved_as',
          'resolved_at',
          'resolved_by_id',
          'typed',
          'visit_id',
        ),
      ],
    },
  },
  parcel_events: {
    reason: 'append-only, but for the notes that a retention rule erases',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('place_note', 'reason')] },
  },
  access_pins: {
    reason: 'a PIN is replaced or taken away, and sealed anew',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', ...updates('digest', 'sealed')] },
  },
  face_consents: {
    reason: 'a consent ends, and stays as the proof of what was allowed until then',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', ...updates(...endOfConsent)] },
  },
  faces: {
    reason: 'a photo is tested, replaced or deleted',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', ...updates(...testOfPhoto)] },
  },
  face_links: {
    reason: 'the last letter of a person is used, and replaced by the next',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates(...letterOfLink)] },
  },
  reader_removals: {
    reason: 'a removal is confirmed, or not wanted any more',
    rights: {
      '{{app}}': ['DELETE', 'INSERT', 'SELECT', ...updates('gone_at', 'told_at')],
      '{{system}}': ['SELECT'],
    },
  },
  device_secrets: { reason: 'a secret is replaced or taken away', rights: { '{{app}}': all } },
  imports: { reason: 'swept when they are old', rights: { '{{app}}': all } },
  bulk_changes: { reason: 'swept when they are old', rights: { '{{app}}': all } },
  import_lines: { reason: 'kept only while their import runs', rights: { '{{app}}': all } },
}
