import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Messages on this device',
  text: 'They arrive even while Portaria is closed, through the browser’s service. What arrives you choose below, under “Push”.',
  on: 'Get messages on this device',
  names: 'Show names on a locked screen',
  namesHelp: 'Without it, a locked screen says only what has happened and names nobody.',
  states: {
    unsupported: 'This browser gets no messages. On a phone, use Chrome, Firefox or Safari.',
    denied:
      'Messages of this site are blocked. Press the lock beside the address, open the permissions and allow “Notifications”.',
    home_screen:
      'On an iPhone or iPad, open Portaria in Safari, press Share and “Add to Home Screen”. Then open it from there and turn messages on.',
  },
  failed: 'The messages of this device could not be changed. Try again.',
  offer: {
    title: 'Messages on this device?',
    text: 'Visitors and alerts reach you even while Portaria is closed.',
    accept: 'Turn on messages',
    later: 'Not now',
    understood: 'Got it',
  },
}
