import type { pt } from './pt.ts'

export const en: typeof pt = {
  addresses: {
    title: 'Addresses',
    asked: 'To approve',
    approved: 'Approved',
    refused: 'Refused',
    closed:
      'Portaria does not connect to this device before an administrator of the platform has approved its address.',
  },
  secret: {
    kept: 'There is a password, set {{at}} by {{by}}. It cannot be read, only replaced or removed.',
    none: 'The password that the device asks for. Once saved, nobody reads it.',
    label: 'Password of the device',
    save: 'Save password',
    remove: 'Remove password',
    done: '{{one}}: password saved',
    removed: '{{one}}: password removed',
  },
}
