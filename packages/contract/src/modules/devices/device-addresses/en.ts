import type { TextOf } from '../../../texts/register-text.ts'
import type { deviceAddresses } from './device-addresses.ts'

export const en: TextOf<typeof deviceAddresses> = {
  one: 'Device address',
  many: 'Device addresses',
  gender: 'm',
  purpose:
    'The network addresses that the company wants to use. Portaria connects to none that an administrator has not approved.',
  fields: {
    host: 'Address',
    port: 'Network port',
    purpose: 'Asked for',
    state: 'Approval',
    decided_at: 'Decided at',
    decided_by: 'Decided by',
    refusal_reason: 'Reason of the refusal',
  },
  help: {
    host: 'The name or address, without the port.',
  },
  sections: {
    decision: 'Decision',
  },
  choices: {
    state: {
      asked: 'To approve',
      approved: 'Approved',
      refused: 'Refused',
    },
  },
  transitions: {
    approve: {
      button: 'Approve',
      done: 'Address approved',
      text: 'Portaria may then connect to this address, for this company.',
    },
    refuse: {
      button: 'Refuse',
      done: 'Address refused',
      text: 'Portaria does not connect to this address.',
    },
  },
  views: {
    asked: {
      m: 'To approve',
      f: 'To approve',
    },
  },
  refusals: {
    address_forbidden: 'This address cannot be used.',
    address_taken: "This address is another company's already.",
  },
  needs: {
    asked: {
      one: '{{count}} address of a device waits for approval',
      other: '{{count}} addresses of devices wait for approval',
    },
  },
}
