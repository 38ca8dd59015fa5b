import type { TextOf } from '../../../texts/register-text.ts'
import type { holidays } from './holidays.ts'

export const en: TextOf<typeof holidays> = {
  one: 'Holiday',
  many: 'Holidays',
  gender: 'm',
  purpose:
    'Holidays of the state, of the city and of the company itself. National ones come with Portaria.',
  fields: { day: 'Day', scope: 'Reach', yearly: 'Every year' },
  help: { yearly: 'Holds on the same day of each year, from this one on.' },
  choices: { scope: { state: 'State', city: 'City', own: 'Own' } },
  heads: { day: ['date'] },
}
