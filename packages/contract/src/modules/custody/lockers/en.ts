import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const en: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'The parcel lockers, with the doors of each.',
  fields: {
    unready: 'Not opened from here',
    silent: 'Does not answer',
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
  refusals: {
    door_number_taken: 'Another door of this locker has this number.',
    door_channel_taken: 'Another door of this locker uses this channel.',
    door_taken: 'This door already holds a parcel or is blocked.',
    board_taken: 'Another locker uses these locks of the board already.',
    board_disagrees: 'The board says something else of this door. Close it and read again.',
    no_door_free: 'No door of this size is free. Leave it at the desk.',
    driver_missing:
      'This locker cannot be opened from here: choose the protocol of its manufacturer.',
    board_missing: "Enter the board in the locker's record.",
    address_not_approved:
      'The address of the locker waits for the approval of a platform administrator.',
    door_busy: 'This door is being opened. Wait until it is closed.',
    door_in_use: 'This door is in use. Free it first.',
  },
  needs: {
    silent: {
      one: '{{count}} locker does not answer on the network',
      other: '{{count}} lockers do not answer on the network',
    },
  },
}
