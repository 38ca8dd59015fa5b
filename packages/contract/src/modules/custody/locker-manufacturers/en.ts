import type { TextOf } from '../../../texts/register-text.ts'
import type { lockerManufacturers } from './locker-manufacturers.ts'

export const en: TextOf<typeof lockerManufacturers> = {
  one: 'Locker manufacturer',
  many: 'Locker manufacturers',
  gender: 'm',
  purpose: 'Who made the boards of the lockers, and where they answer in the network.',
  fields: {
    host: 'Network address',
    port: 'Network port',
    ip: 'IP',
    protocol: 'Protocol',
  },
  help: {
    host: 'An administrator of the platform approves the address before its first use.',
  },
  sections: {
    network: 'Network',
  },
  choices: {
    protocol: {
      kerong: 'Kerong KR-CU16',
      winnsen: 'Winnsen',
      other: 'Other',
    },
  },
}
