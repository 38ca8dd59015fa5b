import type { TextOf } from '../../../texts/register-text.ts'
import type { pets } from './pets.ts'

export const en: TextOf<typeof pets> = {
  one: 'Pet',
  many: 'Pets',
  gender: 'm',
  purpose: 'The animals of each unit, with their tutor and vaccines.',
  fields: {
    species: 'Species',
    breed: 'Breed',
    sex: 'Sex',
    size: 'Size',
    microchip: 'Microchip number',
    tutor: 'Tutor',
    vaccines: 'Vaccines',
    given_on: 'Given on',
    valid_until: 'Valid until',
    disputed: 'Disputed',
  },
  sections: { looks: 'Looks', health: 'Health' },
  choices: {
    sex: { male: 'Male', female: 'Female' },
    size: { small: 'Small', medium: 'Medium', large: 'Large' },
  },
  actions: { resolve: 'Settle dispute' },
  views: {
    disputed: { m: 'Disputed', f: 'Disputed' },
  },
  refusals: {
    valid_before_given: 'It would end before it was given.',
    given_before_birth: 'It was given before the day of birth.',
  },
  needs: {
    disputed: {
      one: '{{count}} pet claims the microchip of another',
      other: '{{count}} pets claim the microchip of others',
    },
  },
}
