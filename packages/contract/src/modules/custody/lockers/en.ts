import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const en: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'The parcel lockers, with the doors of each.',
  fields: {
    code: 'Code',
    manufacturer: 'Manufacturer',
    board: 'Board',
    location: 'Location',
    serial: 'Serial number',
    has_sensors: 'Sensors in the doors',
    doors: 'Doors',
    channel: 'Channel',
    size: 'Size',
    state: 'Use',
    latch: 'Latch',
  },
  help: {
    has_sensors:
      'Tick when each door has a sensor that tells whether something is inside. Without one, whoever opened it confirms.',
  },
  sections: {
    board: 'Board',
    doors: 'Doors',
  },
  choices: {
    size: { P: 'Small', M: 'Medium', G: 'Large', GG: 'Extra large' },
    state: {
      free: 'Free',
      reserved: 'Reserved',
      occupied: 'Occupied',
      blocked: 'Blocked',
    },
    latch: {
      closed: 'Closed',
      open: 'Open',
      unknown: 'Unknown',
    },
  },
}
