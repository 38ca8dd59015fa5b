import type { TextOf } from '../../../texts/register-text.ts'
import type { serviceProviders } from './service-providers.ts'

export const en: TextOf<typeof serviceProviders> = {
  one: 'Service provider',
  many: 'Service providers',
  gender: 'm',
  purpose: 'Companies and people who come in to work, with contract, technicians and documents.',
  fields: {
    documents_expiring: 'Document about to expire',
    documents_expired: 'Expired document',
    category: 'Category',
    legal_name: 'Legal name',
    cnpj: 'CNPJ',
    state_registration: 'State registration',
    municipal_registration: 'Municipal registration',
    site: 'Website',
    contact_name: 'Contact person',
    approval: 'Approval',
    block_reason: 'Reason for the block',
    decided_at: 'Decided on',
    decided_by: 'Decided by',
    contract_from: 'Contract from',
    contract_to: 'Contract until',
    allowed_days: 'Allowed days',
    allowed_from: 'May enter from',
    allowed_to: 'May enter until',
    apartments: 'Units served',
    technicians: 'Technicians',
    document: 'Identity document',
    documents: 'Documents',
    document_kind: 'Kind of document',
    expires_on: 'Valid until',
    picture: 'Picture of the document',
  },
  help: {
    name: 'Of a company, the name it trades under.',
    apartments:
      'With none, the provider serves the common areas and every unit. With some, the gate asks for a reason before an entry to another.',
    documents: 'An expired document shows beside the name and in the view Expired documents.',
  },
  sections: {
    company: 'Company',
    decision: 'Approval',
    contract: 'Contract and hours',
    units: 'Where they work',
    technicians: 'Technicians',
  },
  choices: {
    kind: {
      company: 'Company',
      person: 'Person',
    },
    approval: {
      pending: 'Awaiting approval',
      approved: 'Approved',
      blocked: 'Blocked',
    },
    document_kind: {
      contract: 'Contract',
      insurance: 'Insurance',
      certificate: 'Certificate',
      training: 'Training (NR)',
      health: 'Health (ASO)',
      other: 'Other',
    },
  },
  transitions: {
    approve: { button: 'Approve', done: 'Provider approved' },
    block: {
      button: 'Block',
      done: 'Provider blocked',
      text: 'The gate sees the block and its reason.',
    },
  },
  views: {
    documents_expired: { m: 'Expired documents', f: 'Expired documents' },
    pending: { m: 'To approve', f: 'To approve' },
  },
  refusals: {
    of_companies: 'This is for companies.',
    of_people: 'This is for people.',
    provider_unapproved: 'The provider is not approved yet.',
    provider_blocked: 'The provider is blocked.',
    provider_papers: 'A document of the provider has expired.',
    provider_contract: 'The contract of the provider does not hold today.',
    provider_hours: 'The provider may not enter on this day or at this hour.',
    provider_unit: 'The provider does not serve this unit.',
  },
  needs: {
    pending: {
      one: '{{count}} service provider waits for approval',
      other: '{{count}} service providers wait for approval',
    },
  },
}
