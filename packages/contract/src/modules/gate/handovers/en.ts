import type { TextOf } from '../../../texts/register-text.ts'
import type { handovers } from './handovers.ts'

export const en: TextOf<typeof handovers> = {
  one: 'Shift handover',
  many: 'Shift handovers',
  gender: 'm',
  purpose:
    'The gate’s book: what each shift leaves to the next, signed by who leaves and who comes.',
  heading: 'Shift handover {{number}} · {{post}}',
  fields: {
    unowned: 'Nobody in charge',
    number: 'Number',
    post: 'Post',
    state: 'State of the handover',
    starts_at: 'Start of the shift',
    ends_at: 'End of the shift',
    outgoing: 'Who leaves',
    incoming: 'Who comes',
    notes: 'Notes',
    parcels_counted: 'Parcels counted',
    parcels_expected: 'Parcels in the system',
    count_note: 'Why the count differs',
    left_at: 'Signed on leaving',
    left_signature: 'Signature of who leaves',
    received_at: 'Signed on coming',
    received_signature: 'Signature of who comes',
    remark: 'Remark of who comes',
    cancelled_at: 'Cancelled on',
    cancelled_by: 'Cancelled by',
  },
  help: {
    post: 'Where the shift works. Each post has one open handover at a time.',
    starts_at: 'Blank: the end of this post’s last handover.',
    ends_at: 'Blank: the moment of the first signature.',
    notes: 'What the next shift needs to know.',
    parcels_counted: 'At the desk and in cabinets. Doors of lockers are not counted.',
    remark: 'If something is not as it is written.',
  },
  sections: { count: 'Count', signatures: 'Signatures' },
  choices: {
    state: {
      open: 'Open',
      left: 'Waiting for who comes',
      done: 'Signed',
      cancelled: 'Cancelled',
    },
  },
  transitions: {
    leave: {
      button: 'Sign and hand over',
      done: 'Shift handed over',
      text: 'What is on the screen is kept as it is now, with your signature, and changes no more.',
    },
    receive: {
      button: 'Sign and take over',
      done: 'Shift taken over',
      text: 'Who comes signs with their own login. If something is not as written, add a remark.',
    },
    cancel: {
      button: 'Cancel handover',
      done: 'Handover cancelled',
      text: 'For a handover that was begun by mistake.',
    },
  },
  views: {
    unsigned: { m: 'To sign', f: 'To sign' },
    differing: { m: 'With a difference', f: 'With a difference' },
  },
  refusals: {
    handover_open: 'This post already has an open handover. Open it, in Shift handovers.',
    other_person: 'Whoever began the handover changes it, and signs it on leaving.',
    same_person: 'Who leaves can’t be who comes. Somebody else signs, with their own login.',
  },
  needs: {
    left: {
      one: '{{count}} handover waits for the signature of the coming shift',
      other: '{{count}} handovers wait for the signature of the coming shift',
    },
    unowned: {
      one: '{{count}} handover was begun by somebody who works here no more',
      other: '{{count}} handovers were begun by people who work here no more',
    },
  },
}
