import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { gateRefusals } from './refusals.ts'

export const en: SentencesOf<typeof gateRefusals> = {
  visit_state: 'The visit is in another state: cancelled, denied or over.',
  entry_time: 'The time given is not possible for this device.',
  entry_author: 'Whoever recorded it no longer worked at the gate then.',
  entry_reused: 'Another entry has used this number already, with other words or by somebody else.',
  entry_unrecorded: 'No entry of this person is on record.',
  left_before: 'The exit is before the entry on record.',
  own_entry:
    'Whoever recorded this does not decide about it. Somebody else does, signed in as themselves.',
}
