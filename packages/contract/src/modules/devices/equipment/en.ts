import type { TextOf } from '../../../texts/register-text.ts'
import type { equipment } from './equipment.ts'

export const en: TextOf<typeof equipment> = {
  one: 'Equipment',
  many: 'Equipment',
  gender: 'm',
  purpose: 'Readers, turnstiles, gates, intercoms and cameras, and how to reach them.',
  fields: {
    manufacturer: 'Manufacturer',
    driver: 'Communication',
    model: 'Model',
    serial: 'Serial number',
    host: 'Network address',
    ip: 'IP',
    port: 'Network port',
    username: 'User name',
    location: 'Location',
    access_types: 'Access types',
    operation_mode: 'Mode of operation',
    firmware: 'Firmware',
    clock_drift: 'Clock difference, in seconds',
    last_seen_at: 'Last seen',
    state: 'Connection',
  },
  help: {
    host: 'An administrator of the platform approves the address before its first use.',
  },
  sections: {
    network: 'Network',
    condition: 'Condition',
  },
  actions: { 'set-secret': 'Set password' },
  choices: {
    kind: {
      facial: 'Face reader',
      card: 'Card reader',
      turnstile: 'Turnstile',
      gate: 'Gate',
      door: 'Door',
      intercom: 'Intercom',
      camera: 'Camera',
      lpr: 'Plate reader',
    },
    driver: {
      control_id: 'Control iD',
      none: 'No communication',
    },
    operation_mode: {
      standalone: 'Standalone',
      online: 'Online',
      contingency: 'Contingency',
    },
    state: {
      unknown: 'Unknown',
      online: 'Online',
      offline: 'Offline',
      error: 'Faulty',
    },
  },
  // Files of earlier versions name protocols.
  choiceWords: { driver: { none: ['HTTP', 'ONVIF', 'ISAPI', 'SIP', 'serial'] } },
}
