import type { TextOf } from '../../../texts/register-text.ts'
import type { eventInspections } from './event-inspections.ts'

export const en: TextOf<typeof eventInspections> = {
  one: 'Inspected item',
  many: 'Inspected items',
  gender: 'm',
  purpose: 'What was found in the area before and after each reservation.',
  fields: {
    event: 'Reservation',
    moment: 'When',
    item: 'Item',
    result: 'Result',
    note: 'Note',
    picture: 'Photo',
  },
  sections: { found: 'What was found' },
  choices: {
    moment: { before: 'Before', after: 'After' },
    result: { fine: 'Fine', damaged: 'Damaged' },
  },
}
