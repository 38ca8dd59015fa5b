import type { TextOf } from '../../../texts/register-text.ts'
import type { holidays } from './holidays.ts'

export const pt: TextOf<typeof holidays> = {
  one: 'Feriado',
  many: 'Feriados',
  gender: 'm',
  purpose:
    'Os feriados do estado, da cidade e da própria empresa. Os nacionais já vêm com o Portaria.',
  fields: { day: 'Dia', scope: 'Abrangência', yearly: 'Todo ano' },
  help: { yearly: 'Vale no mesmo dia de cada ano, a partir deste.' },
  choices: { scope: { state: 'Estadual', city: 'Municipal', own: 'Da empresa' } },
  heads: { day: ['data'] },
}
