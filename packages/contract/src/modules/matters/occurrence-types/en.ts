import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceTypes } from './occurrence-types.ts'

export const en: TextOf<typeof occurrenceTypes> = {
  one: 'Occurrence type',
  many: 'Occurrence types',
  gender: 'm',
  purpose: 'What occurrences are of, and what each type asks for.',
  fields: {
    group: 'Group',
    default_severity: 'Usual severity',
    requires_photo: 'Asks for a photo',
    sla_hours: 'Time limit (hours)',
  },
  help: { sla_hours: 'Left empty: no time is promised.' },
  choices: {
    group: {
      resident: 'Residents',
      gatehouse: 'Gatehouse',
      security: 'Security',
      maintenance: 'Maintenance',
      assembly: 'Assembly',
    },
    default_severity: {
      info: 'Information',
      minor: 'Minor',
      serious: 'Serious',
      critical: 'Critical',
    },
    color: {
      red: 'Red',
      orange: 'Orange',
      yellow: 'Yellow',
      green: 'Green',
      blue: 'Blue',
      purple: 'Purple',
      grey: 'Grey',
    },
  },
}
