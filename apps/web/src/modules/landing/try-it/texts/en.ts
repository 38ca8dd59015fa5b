import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Try it',
  text: 'Open two windows: the phone of somebody who lives here, and the gatehouse. What one does shows in the other at once.',
  textOnPhone:
    'One step at a time: what one person does reaches the other at once. Steps of another person sign you out, to sign in as them.',
  putAway: 'Do not show again',
  as: 'as {{email}}',
  steps: {
    invite: { title: 'Invite a visitor', text: 'Type a name and send: the QR code holds at once.' },
    letIn: {
      title: 'Record the entry',
      text: 'At the gatehouse, type the name or the PIN, and Enter.',
    },
    receive: { title: 'Receive a parcel', text: 'Choose the unit: its people are told.' },
    alarm: {
      title: 'Press the red button',
      text: 'Confirm it: the alarm rings at the gatehouse.',
    },
  },
}
