import type { RegisterTexts } from '../register-texts.ts'

/** The words of registers of people: who lives in the units, and who comes to visit. */
export const enPeopleTexts: Pick<RegisterTexts, 'residents' | 'occupancies' | 'visitors'> = {
  residents: {
    one: 'Resident',
    many: 'Residents',
    gender: 'm',
    purpose: 'The data of each {{resident}}. Add them one by one, or import a spreadsheet.',
    fields: {
      emergency_contact: 'Emergency contact',
      guardian: 'Guardian',
      exit_permission: 'May leave alone',
      access_types: 'Ways of access',
      facial_status: 'Face recognition',
      approval: 'Approval',
      refusal_reason: 'Reason for refusal',
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
    sections: { minor: 'Under age' },
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
      purpose: { facial: 'Face recognition', image: 'Use of image', contact: 'Contact' },
    },
    actions: { accept: 'Accept {{resident}}', refuse: 'Refuse {{resident}}' },
  },
  occupancies: {
    one: 'Occupancy',
    many: 'Occupancies',
    gender: 'f',
    purpose: 'Who occupies each unit, as what and since when.',
    fields: {
      starts_on: 'From',
      ends_on: 'Until',
      may_authorize_visitors: 'Authorises visitors',
      may_book: 'Books common areas',
      gets_parcels: 'Receives parcels',
    },
    sections: { occupancy: 'Occupancy' },
    choices: {
      relation: {
        owner: 'Owner',
        tenant: 'Tenant',
        dependent: 'Dependent',
        domestic_staff: 'Domestic staff',
        landlord: 'Landlord',
      },
    },
  },
  visitors: {
    one: 'Visitor',
    many: 'Visitors',
    gender: 'm',
    purpose: 'People who visit, each with a document.',
    fields: {
      provisional: 'Provisional',
      blocked: 'Blocked',
      blocked_reason: 'Reason for blocking',
    },
    help: { cpf: 'A CPF or another document: one of the two is needed.' },
    sections: { block: 'Blocking' },
    actions: {
      block: 'Block',
      'confirm-block': 'Confirm block',
      unblock: 'Lift block',
      merge: 'This is the person',
    },
  },
}
