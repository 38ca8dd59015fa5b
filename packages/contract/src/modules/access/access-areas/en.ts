import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const en: TextOf<typeof accessAreas> = {
  one: 'Access area',
  many: 'Access areas',
  gender: 'f',
  purpose: 'The parts of the site that doors and gates separate: street, yard, hall, garage.',
  fields: { outside: 'Outside' },
  help: { outside: 'The street, and everything beyond the gates.' },
  refusals: { outside_of_tower: 'A place outside the site belongs to no building.' },
}
