import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  walk: 'Walk the round',
  continue: 'Continue the round',
  points: 'Points',
  walker: 'Recorded by {{name}}',
  clockAhead: 'Telephone’s clock {{minutes}} min ahead: times are the server’s',
  clockBehind: 'Telephone’s clock {{minutes}} min behind: times are the server’s',
  others_one: '{{count}} scan does not count: repeated, of another telephone, or off the route',
  others_other: '{{count}} scans do not count: repeated, of another telephone, or off the route',
  optional: 'Optional',
  picture: 'Photo at {{point}}',
  results: {
    scanned: 'Scanned',
    skipped: 'Skipped',
    open: 'To scan',
  },
  marks: {
    early: 'Too early',
    out_of_order: 'Out of order',
    short_stay: 'Short stay',
    unverified: 'Place not verified',
  },
  suspicions: {
    clock_set_back: 'Clock set back',
    too_fast: 'Too fast',
    even_gaps: 'Even gaps',
    old_code: 'Old label',
    out_of_radius: 'Away from the point',
    before_pack: 'Before the round was opened',
    ahead_of_server: 'More time than went by',
  },
  verdicts: {
    fine: 'Counts',
    not_valid: 'Does not count',
  },
  judged: 'Scan judged',
  judgedFine: 'Judged: it counts',
  judgedNotValid: 'Scan that does not count',
}
