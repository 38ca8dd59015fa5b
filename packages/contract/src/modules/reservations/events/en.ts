import type { TextOf } from '../../../texts/register-text.ts'
import type { events } from './events.ts'

export const en: TextOf<typeof events> = {
  one: 'Reservation',
  many: 'Reservations',
  gender: 'm',
  purpose: 'Who uses each common area, and when.',
  heading: '{{title}} · {{common_area}}',
  fields: {
    title: 'Title',
    common_area: 'Area',
    starts_at: 'Starts',
    ends_at: 'Ends',
    expected_guests: 'Expected guests',
    rule: 'Accepted rule',
    waits: 'Joins the waiting list',
    state: 'State of the reservation',
    reason: 'Reason',
    held_until: 'Holds its time until',
    decided_at: 'Decided at',
    decided_by: 'Decided by',
    cancelled_at: 'Cancelled at',
    cancelled_by: 'Cancelled by',
    cancelled_late: 'Cancelled late',
    fee: 'Fee (R$)',
    deposit: 'Deposit (R$)',
  },
  help: {
    waits: 'If another reservation has the time, you are told once it is free.',
    title: 'As the guests know it, such as “Lia’s birthday”.',
    expected_guests: 'With companions and children.',
    fee: 'It is collected elsewhere.',
    deposit: 'It is collected elsewhere.',
  },
  sections: {
    bookers: 'Who books',
    terms: 'What is accepted',
    progress: 'Progress',
  },
  choices: {
    state: {
      waiting: 'On the waiting list',
      offered: 'Time offered',
      requested: 'Waits for approval',
      approved: 'Confirmed',
      refused: 'Refused',
      cancelled: 'Cancelled',
      in_use: 'In use',
      done: 'Done',
      no_show: 'Nobody came',
    },
  },
  actions: {
    'add-guests': 'Add guests',
    'send-invitations': 'Send invitations by e-mail',
    'guest-links': 'Read the links of invitations',
  },
  transitions: {
    approve: {
      button: 'Approve',
      done: 'Reservation confirmed',
    },
    refuse: {
      button: 'Refuse',
      done: 'Reservation refused',
      text: 'Who asked is told, with the reason, and the time is free.',
    },
    offer: { button: 'Offer the time', done: 'Time offered' },
    accept: {
      button: 'Accept the time',
      done: 'Time accepted',
      text: 'Where the area needs approval, it becomes a request.',
    },
    lapse: {
      button: 'Refuse without an answer',
      done: 'Reservation refused without an answer',
    },
    cancel: {
      button: 'Cancel the reservation',
      done: 'Reservation cancelled',
      text: 'The time is free. After the area’s deadline it counts as cancelled late.',
    },
    begin: {
      button: 'Begin',
      done: 'Reservation in use',
    },
    finish: {
      button: 'Finish',
      done: 'Reservation done',
    },
    miss: {
      button: 'Nobody came',
      done: 'Absence recorded',
      text: 'It counts against the unit’s limit where the area says so.',
    },
  },
  views: {
    coming: {
      m: 'Coming',
      f: 'Coming',
    },
    requested: {
      m: 'To approve',
      f: 'To approve',
    },
    waiting: { m: 'Waiting', f: 'Waiting' },
  },
  heads: {
    starts_at: ['start'],
    ends_at: ['end'],
  },
  refusals: {
    area_not_booked: 'This area is not booked. Choose another.',
    area_closed: 'This area is closed or under maintenance.',
    time_past: 'This time has passed. Choose another.',
    notice_short: 'This time is too soon: the area asks for more notice.',
    too_far_ahead: 'It is too early to book this day.',
    time_too_short: 'The reservation is shorter than the area allows.',
    time_too_long: 'The reservation is longer than the area allows.',
    not_a_slot: 'Choose one of the area’s slots.',
    outside_opening: 'The area is not open during all of this time.',
    blacked_out: 'The area is not booked on this day.',
    time_taken: 'This time is taken. Choose another.',
    already_waiting: 'The unit has a reservation at this time, or waits for it already.',
    quota_full: 'The unit has all the reservations that the area allows in this period.',
    may_not_book: 'This person may not book this area for the unit.',
    too_many_guests: 'There are more guests than the area takes.',
    rule_not_accepted: 'Read and accept the area’s rule that is in force.',
  },
  needs: {
    requested: {
      one: '{{count}} reservation waits for approval',
      other: '{{count}} reservations wait for approval',
    },
    offered: {
      one: '{{count}} offered time waits for an answer',
      other: '{{count}} offered times wait for an answer',
    },
  },
}
