import type { TextOf } from '../../../texts/register-text.ts'
import type { parcels } from './parcels.ts'

export const en: TextOf<typeof parcels> = {
  one: 'Parcel',
  many: 'Parcels',
  gender: 'm',
  purpose: 'What arrived for the residents: where it is, who was told and who collected it.',
  heading: '{{kind}} · {{carrier}} · {{arrived_at}} · no. {{number}}',
  fields: {
    addressee: 'Name on the label',
    carrier: 'Carrier',
    tracking: 'Tracking code',
    photo: 'Photo of the label',
    place: 'Where it is',
    locker: 'Locker',
    door: 'Door',
    cabinet: 'Cabinet',
    place_note: 'Shelf',
    state: 'State of the parcel',
    arrived_at: 'Arrived on',
    arrived_by: 'Received by',
    due_at: 'To be collected by',
    told_at: 'Told on',
    reminded_at: 'Reminded on',
    redirected_at: 'Recipient corrected on',
    handed_at: 'Collected on',
    handed_by: 'Handed over by',
    handed_how: 'Proof',
    handed_to: 'Collected by',
    handed_name: 'Collected by somebody else',
    handed_reason: 'Reason for handing it to somebody else',
    handed_photo: 'Photo of the hand-over',
    signature: 'Signature',
    returned_at: 'Returned on',
    returned_by: 'Returned by',
    returned_reason: 'Reason for the return',
    lost_at: 'Loss recorded on',
    lost_by: 'Loss recorded by',
    lost_report: 'Report of the loss',
    refused_at: 'Refused on',
    refused_by: 'Refused by',
    refused_statement: 'Statement of refusal',
    cancelled_at: 'Undone on',
    cancelled_by: 'Undone by',
  },
  help: {
    addressee: 'As the label has it.',
    door: 'The number of the locker’s door.',
    due_at: 'After that day the parcel is overdue; nothing is returned by itself.',
    handed_name: 'Somebody who does not live in the unit: give the reason too.',
    lost_report: 'What is known: when it was last seen, by whom, and what has been done.',
    refused_statement:
      'State in writing why the letter was not accepted, such as that the addressee is away (Brazilian Code of Civil Procedure, art. 248 §4).',
  },
  sections: {
    recipient: 'Recipient',
    keeping: 'Keeping',
    progress: 'Progress',
    handing: 'Hand-over',
  },
  choices: {
    kind: {
      parcel: 'Parcel',
      letter: 'Letter',
      registered: 'Registered letter',
      judicial: 'Judicial letter',
    },
    place: {
      desk: 'Desk',
      locker: 'Locker',
      cabinet: 'Cabinet',
    },
    state: {
      arrived: 'Arrived',
      told: 'Told',
      reminded: 'Reminded',
      handed_over: 'Handed over',
      returned: 'Returned',
      lost: 'Lost',
      refused: 'Refused',
      cancelled: 'Undone',
    },
    handed_how: {
      code: 'Code',
      signature: 'Signature',
      photo: 'Photo',
    },
  },
  actions: {
    move: 'Move',
    'renew-code': 'Make a new code',
    delegate: 'Authorise somebody else',
    'revoke-delegate': 'Withdraw authorisation',
  },
  transitions: {
    redirect: {
      button: 'Correct the recipient',
      done: 'Recipient corrected',
      text: 'Codes from before end, and whoever gets it is told.',
    },
    tell: {
      button: 'Mark as told',
      done: 'Noted as told',
    },
    remind: {
      button: 'Remind',
      done: 'Reminder sent',
    },
    'hand-over': {
      button: 'Hand over',
      done: 'Hand-over recorded',
    },
    return: {
      button: 'Return',
      done: 'Return recorded',
      text: 'The parcel goes back to the carrier or the sender.',
    },
    refuse: {
      button: 'Refuse',
      done: 'Refusal recorded',
      text: 'For judicial letters alone. The statement is kept with your name and your signature.',
    },
    lose: {
      button: 'Record a loss',
      done: 'Loss recorded',
      text: 'Residents and managers are told. The report stands with the whole history of the parcel.',
    },
    find: {
      button: 'It was found',
      done: 'Parcel found',
    },
    cancel: {
      button: 'Undo',
      done: 'Undone',
      text: 'For a parcel that was recorded by mistake.',
    },
  },
  views: {
    held: {
      m: 'To be collected',
      f: 'To be collected',
    },
    overdue: {
      m: 'Overdue',
      f: 'Overdue',
    },
    judicial: {
      m: 'Judicial',
      f: 'Judicial',
    },
  },
  refusals: {
    code_required: 'Enter the code that the resident gives you.',
    same_addressee:
      'The parcel is recorded for this recipient already. Choose another unit or another resident.',
    too_many_codes:
      '50 codes were made for this parcel already. Use the one that counts now, or talk to the gatehouse.',
  },
  needs: {
    arrived: {
      one: '{{count}} parcel has arrived and nobody was told',
      other: '{{count}} parcels have arrived and nobody was told',
    },
  },
}
