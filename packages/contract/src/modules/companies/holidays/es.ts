import type { TextOf } from '../../../texts/register-text.ts'
import type { holidays } from './holidays.ts'

export const es: TextOf<typeof holidays> = {
  one: 'Feriado',
  many: 'Feriados',
  gender: 'm',
  purpose:
    'Los feriados del estado, de la ciudad y de la propia empresa. Los nacionales ya vienen con Portaria.',
  fields: { day: 'Día', scope: 'Alcance', yearly: 'Cada año' },
  help: { yearly: 'Vale el mismo día de cada año, a partir de este.' },
  choices: { scope: { state: 'Estatal', city: 'Municipal', own: 'De la empresa' } },
  heads: { day: ['fecha'] },
}
