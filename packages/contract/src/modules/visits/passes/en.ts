import type { TextOf } from '../../../texts/register-text.ts'
import type { passes } from './passes.ts'

export const en: TextOf<typeof passes> = {
  one: 'Pass',
  many: 'Passes',
  gender: 'm',
  purpose:
    'Invitations that let people in without asking again: once, some times, or on days and at hours.',
  heading: 'Pass of {{guest_name}} · {{apartment}}',
  fields: {
    guest_name: 'Visitor',
    visitor: "Visitor's record",
    common_area: 'Common area',
    host: 'Host',
    companions: 'Companions',
    purpose: 'Purpose',
    uses_allowed: 'Entries allowed',
    uses_done: 'Entries made',
    weekdays: 'Days of the week',
    from_time: 'From',
    to_time: 'To',
    on_holidays: 'Holds on holidays',
    state: 'State of the pass',
    given_by: 'Given by',
    revoked_at: 'Revoked at',
    revoked_by: 'Revoked by',
  },
  help: {
    companions: 'How many come along, the visitor not counted.',
    uses_allowed: 'Left empty: as often as needed while it is valid.',
    weekdays: 'None chosen: every day.',
    from_time: 'Hours that end before they begin go into the next day.',
  },
  sections: {
    destination: 'Destination',
    validity: 'Validity',
    hours: 'Days and hours',
    arrival: 'Arrival',
    progress: 'Progress',
  },
  choices: {
    kind: {
      social: 'Social visit',
      delivery: 'Delivery',
      ride: 'Ride',
      service: 'Service',
      event_guest: 'Guest of an event',
      recurring: 'Recurring',
    },
    given_by: { household: 'Household', company: 'Management', gate: 'Gate' },
    state: {
      active: 'Valid',
      used: 'Used',
      cancelled: 'Cancelled',
      revoked: 'Revoked',
    },
  },
  actions: {
    share: 'Share',
  },
  transitions: {
    cancel: { button: 'Cancel', done: 'Pass cancelled' },
    revoke: {
      button: 'Revoke',
      done: 'Pass revoked',
      text: 'The link and the QR code end at once.',
    },
  },
  views: {
    recurring: {
      m: 'Recurring',
      f: 'Recurring',
    },
  },
  refusals: {
    ends_with_today: 'What the gate gives holds until the end of today.',
    pass_required: 'The visit has no pass. Record the arrival and ask for authorisation.',
    pass_unknown: 'This code is of no pass here.',
    pass_revoked: 'This pass was revoked.',
    pass_cancelled: 'The visit of this pass was cancelled.',
    pass_not_yet: 'This pass does not hold yet.',
    pass_expired: 'This pass has expired.',
    pass_used_up: 'This pass was used already.',
    pass_wrong_day: 'This pass does not hold on this day of the week.',
    pass_wrong_hour: 'This pass does not hold at this hour.',
    pass_holiday: 'This pass does not hold on holidays.',
    pass_wrong_destination: 'This pass is for another destination.',
    pass_host_gone: 'Whoever gave this pass no longer lives in this unit.',
  },
}
