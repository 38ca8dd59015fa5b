import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const en: TextOf<typeof accessAreas> = {
  one: 'Access area',
  many: 'Access areas',
  gender: 'f',
  purpose: 'The parts of the site that doors and gates separate: street, yard, hall, garage.',
  fields: {
    outside: 'Outside',
    passback: 'Second entry',
    passback_minutes: 'Forget the entry after (min)',
  },
  help: {
    outside: 'The street, and everything beyond the gates.',
    passback:
      'What happens when somebody who is already inside tries to enter again (anti-passback). Only those who were seen to enter and not to leave are refused; in doubt the gate is told.',
    passback_minutes: 'Left empty: only a recorded exit allows another entry.',
  },
  sections: { passback: 'Second entry' },
  choices: { passback: { none: 'Allow', soft: 'Allow and tell the gate', hard: 'Refuse' } },
  refusals: {
    outside_of_tower: 'A place outside the site belongs to no building.',
    outside_has_no_passback: 'The street has no second entry: nobody is kept from leaving.',
    passback_missing: 'First choose what happens at a second entry.',
  },
}
