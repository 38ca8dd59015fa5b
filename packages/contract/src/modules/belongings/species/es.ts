import type { TextOf } from '../../../texts/register-text.ts'
import type { species } from './species.ts'

export const es: TextOf<typeof species> = {
  one: 'Especie',
  many: 'Especies',
  gender: 'f',
  purpose: 'Las especies de los animales. Hay una lista común; agregue las que falten.',
  fields: { requires_vaccine: 'Exige vacuna', icon: 'Ícono' },
  help: { icon: 'Un emoji, como 🐕.' },
}
