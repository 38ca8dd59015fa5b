import type { TextOf } from '../../../texts/register-text.ts'
import type { eventGuests } from './event-guests.ts'

export const en: TextOf<typeof eventGuests> = {
  one: 'Guest',
  many: 'Guests',
  gender: 'm',
  purpose: 'Who is invited to each reservation, and who is coming.',
  fields: {
    event: 'Reservation',
    document: 'Document',
    companions: 'Companions',
    children: 'Children',
    coming: 'How many come',
    state: 'Answer',
    answered_at: 'Answered on',
    invited_at: 'Invitation sent on',
    presence: 'Attendance',
    pass: 'Pass',
  },
  help: {
    companions: 'How many people may come along, without the guest.',
    document: 'Optional. The gate asks for a document on arrival.',
  },
  sections: { arrival: 'Arrival', progress: 'Progress' },
  choices: {
    state: {
      invited: 'No answer yet',
      confirmed: 'Coming',
      declined: 'Not coming',
      cancelled: 'Cancelled',
    },
    presence: { inside: 'Inside', left: 'Has left', absent: 'Not here yet' },
  },
  actions: { share: 'Invitation' },
  transitions: {
    confirm: {
      button: 'Mark as coming',
      done: 'Marked as coming',
      text: 'How many people come, the guest included. Blank: all who are invited.',
    },
    decline: {
      button: 'Mark as not coming',
      done: 'Marked as not coming',
      text: 'The place is free again and the pass is no longer valid.',
    },
    cancel: { button: 'Cancel invitation', done: 'Invitation cancelled' },
  },
  refusals: {
    event_not_open: 'This reservation takes no guests now.',
    list_closed: 'The guest list is closed. Ask the manager to add somebody.',
    event_full:
      'The area holds no more people. Take somebody off the list or bring fewer companions.',
    more_than_invited: 'That is more people than the invitation allows.',
    guest_confirmed: 'This guest has confirmed: the name no longer changes.',
    invitation_over: 'This invitation is no longer valid.',
  },
}
