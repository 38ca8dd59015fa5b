import type { TextOf } from '../../texts/register-text.ts'
import type { tenants } from './tenants.ts'

export const en: TextOf<typeof tenants> = {
  one: 'Company',
  many: 'Companies',
  gender: 'f',
  purpose: 'Every condominium, building site, school, clinic or factory that uses Portaria.',
  fields: {
    logo: 'Company logo',
    legal_name: 'Legal name',
    fantasy_name: 'Trade name',
    cnpj: 'CNPJ number',
    state_registration: 'State registration',
    municipal_registration: 'Municipal registration',
    site: 'Website',
    segment: 'Segment',
    time_zone: 'Time zone',
    contact_name: 'Contact’s name',
    contact_email: 'Contact’s e-mail',
    contact_phone: 'Contact’s telephone',
    dpo_name: 'Data protection officer',
    dpo_email: 'Officer’s e-mail',
    settings: 'Settings',
    security: 'Security',
    panic: 'Panic',
    letter_after_s: 'Seconds until the e-mail to the managers',
    platform_after_s: 'Seconds until the e-mail to the platform',
    recipient_ids: 'People told',
    second_factor: 'Two-step verification required of',
  },
  help: {
    segment: 'Gives the screens their words: a tower becomes a site, a wing or a sector.',
    time_zone: 'All days and times of the company follow this zone.',
    dpo_name: 'Who answers for personal data (LGPD, art. 41).',
  },
  sections: {
    site: 'Segment and time zone',
    responsible: 'Contact person',
    privacy: 'Data protection',
  },
  choices: { second_factor: { sindico: 'Building manager', funcionario: 'Employee' } },
}
