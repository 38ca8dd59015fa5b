import type { TextOf } from '../../../texts/register-text.ts'
import type { visits } from './visits.ts'

export const en: TextOf<typeof visits> = {
  one: 'Visit',
  many: 'Visits',
  gender: 'f',
  purpose: 'Who comes, who waits, who is inside and who has left.',
  heading: 'Visit of {{guest_name}} · {{checked_in_at|waiting_since|expected_from}}',
  fields: {
    guest_name: 'Visitor',
    visitor: "Visitor's record",
    host: 'Host',
    companions: 'Companions',
    purpose: 'Purpose',
    provider_absent: 'No registered provider',
    authority: 'Authority and badge',
    expected_from: 'Expected at',
    expected_to: 'Expected until',
    state: 'State of the visit',
    on_the_way_at: 'On the way since',
    waiting_since: 'At the gate since',
    unanswered_at: 'Unanswered since',
    answered_at: 'Answered at',
    answered_by: 'Answered by',
    answered_through: 'Answered through',
    answered_name: 'Who answered',
    denied_reason: 'Reason for the refusal',
    pass: 'Pass',
    checked_in_at: 'Entry',
    checked_in_by: 'Entry recorded by',
    let_in_reason: 'Why they were let in',
    overstay_seen_at: 'Long stay accepted at',
    checked_out_at: 'Exit',
    checked_out_by: 'Exit recorded by',
    checked_out_how: 'How they left',
  },
  help: {
    authority: 'The authority and the number of the badge: Military Police, 123456-7.',
    companions: 'How many come along, the visitor not counted.',
    answered_name: 'The name of who authorised or refused, not the apartment alone.',
    let_in_reason: 'It is recorded, with your name.',
  },
  sections: {
    destination: 'Destination',
    arrival: 'Arrival',
    forecast: 'Forecast',
    progress: 'Progress',
  },
  choices: {
    kind: {
      social: 'Social visit',
      delivery: 'Delivery',
      ride: 'Driver',
      service: 'Service',
      event_guest: 'Guest of an event',
      recurring: 'Recurring',
      official: 'Official',
    },
    state: {
      expected: 'Expected',
      waiting: 'At the gate',
      authorised: 'Authorised',
      denied: 'Refused',
      cancelled: 'Cancelled',
      no_show: 'Did not come',
      inside: 'Inside',
      left: 'Left',
    },
    answered_through: {
      app: 'App',
      intercom: 'Intercom',
      phone: 'Telephone',
      list: 'List',
      desk: 'Gatehouse',
      pass: 'Pass',
    },
    checked_out_how: {
      desk: 'By the gatehouse',
      unknown_time: 'At an unknown time',
      closed_by_job: 'Exit not recorded',
    },
  },
  actions: {
    'may-stay': 'May stay',
    'undo-entry': 'Undo the entry',
    'undo-exit': 'Undo the exit',
    correct: 'Add a correction',
  },
  transitions: {
    arrive: {
      button: 'Arrived',
      done: 'Arrival recorded',
    },
    authorise: {
      button: 'Authorise',
      done: 'Entry authorised',
    },
    deny: {
      button: 'Refuse',
      done: 'Entry refused',
      text: 'The gatehouse is told at once. The visitor does not see the reason.',
    },
    cancel: {
      button: 'Cancel the visit',
      done: 'Visit cancelled',
    },
    miss: {
      button: 'Did not come',
      done: 'Absence recorded',
    },
    'check-in': {
      button: 'Record entry',
      done: 'Entry recorded',
    },
    'check-out': {
      button: 'Record exit',
      done: 'Exit recorded',
    },
  },
  views: {
    inside: {
      m: 'Inside now',
      f: 'Inside now',
    },
    waiting: {
      m: 'At the gate',
      f: 'At the gate',
    },
    expected: {
      m: 'Expected',
      f: 'Expected',
    },
  },
  refusals: {
    host_elsewhere: 'This person does not live in this unit.',
    may_not_invite: 'You may not authorise visits to this unit.',
    name_required: 'Write the name of who answered.',
    may_not_authorise: 'This person may not authorise visits in this unit.',
    already_inside: 'This visitor is inside already. Record the exit first.',
    visitor_cap: 'The unit has its most visitors already. They enter only with a reason.',
  },
  needs: {
    waiting: {
      one: '{{count}} visit waits at the gate',
      other: '{{count}} visits wait at the gate',
    },
  },
}
