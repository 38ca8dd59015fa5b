import type { TextOf } from '../../../texts/register-text.ts'
import type { eventInspections } from './event-inspections.ts'

export const es: TextOf<typeof eventInspections> = {
  one: 'Elemento inspeccionado',
  many: 'Elementos inspeccionados',
  gender: 'm',
  purpose: 'Lo que se encontró en el área antes y después de cada reserva.',
  fields: {
    event: 'Reserva',
    moment: 'Momento',
    item: 'Elemento',
    result: 'Resultado',
    note: 'Observación',
    picture: 'Foto',
  },
  sections: { found: 'Lo que se encontró' },
  choices: {
    moment: { before: 'Antes', after: 'Después' },
    result: { fine: 'En orden', damaged: 'Con daño' },
  },
}
