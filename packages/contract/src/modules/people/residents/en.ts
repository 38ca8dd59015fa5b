import type { TextOf } from '../../../texts/register-text.ts'
import type { residents } from './residents.ts'

export const en: TextOf<typeof residents> = {
  one: 'Resident',
  many: 'Residents',
  gender: 'm',
  purpose: 'The data of each {{resident}}. Add them one by one, or import a spreadsheet.',
  fields: {
    former: 'Moved out',
    occupancy: 'Occupancy',
    emergency_contact: 'Emergency contact',
    guardian: 'Guardian',
    exit_permission: 'May leave alone',
    access_types: 'Ways of access',
    facial_status: 'Face recognition',
    approval: 'Approval',
    refusal_reason: 'Reason for refusal',
    decided_at: 'Decided on',
    decided_by: 'Decided by',
    consents: 'Consents',
    purpose: 'Purpose',
    term_version: 'Version of the terms',
    given_on: 'Given on',
    revoked_on: 'Revoked on',
    relation: 'Relation',
  },
  help: {
    cpf: 'Not required: foreigners and children may have none.',
    guardian: 'Required for people under 18.',
    social_name: 'When given, the gate shows this name.',
  },
  sections: { minor: 'Under age', decision: 'Decision' },
  choices: {
    exit_permission: { free: 'Freely', guardian: 'With the guardian only', never: 'Never' },
    facial_status: {
      none: 'Not enrolled',
      consent_pending: 'Awaiting consent',
      photo_pending: 'Awaiting photo',
      processing: 'Processing',
      enrolled: 'Enrolled',
      failed: 'Failed',
      revoked: 'Revoked',
    },
    approval: { accepted: 'Accepted', pending: 'Awaiting approval', refused: 'Refused' },
    purpose: { image: 'Use of image', contact: 'Contact' },
  },
  actions: { invite: 'Invite', remind: 'Remind' },
  transitions: {
    accept: { button: 'Accept', done: 'Accepted' },
    refuse: {
      button: 'Refuse',
      done: 'Refused',
      text: 'Whoever is refused leaves the unit, and whoever proposed them reads the reason.',
    },
  },
  views: {
    no_unit: { m: 'Without {{apartment}}', f: 'Without {{apartment}}' },
    former: { m: 'Former {{residents}}', f: 'Former {{residents}}' },
    pending: { m: 'To approve', f: 'To approve' },
  },
  refusals: {
    guardian_required: 'A person under 18 needs a guardian.',
    guardian_self: 'Nobody can be their own guardian.',
  },
  needs: {
    pending: {
      one: '{{count}} proposed record waits for your decision',
      other: '{{count}} proposed records wait for your decision',
    },
  },
}
