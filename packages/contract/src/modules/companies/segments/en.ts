import type { TextOf } from '../../../texts/register-text.ts'
import type { segments } from './segments.ts'

export const en: TextOf<typeof segments> = {
  one: 'Segment',
  many: 'Segments',
  gender: 'm',
  purpose: 'Each segment calls towers, units and people by other names.',
  fields: {
    name_segment: 'Name of the segment',
    base: 'Base',
    terms: 'Terms',
    sectors: 'Sectors',
    pt: 'Portuguese',
    en: 'English',
    es: 'Spanish',
    ar: 'Arabic',
    tower: 'Tower',
    apartment: 'Apartment',
    resident: 'Resident',
    employee: 'Employee',
    manager: 'Manager',
    singular: 'Singular',
    plural: 'Plural',
    gender: 'Gender',
  },
  help: { terms: 'Leave blank to use the terms of the base.' },
  sections: { terms: 'Terms' },
  choices: {
    base: {
      condominium: 'Condominium',
      construction: 'Construction',
      education: 'Education',
      health: 'Health',
      industry: 'Industry',
    },
    gender: { m: 'Masculine', f: 'Feminine' },
  },
}
