import type { TextOf } from '../../../texts/register-text.ts'
import type { cabinets } from './cabinets.ts'

export const es: TextOf<typeof cabinets> = {
  one: 'Armario',
  many: 'Armarios',
  gender: 'm',
  purpose: 'Llaves, herramientas y objetos que la portería guarda y presta.',
  fields: { location: 'Ubicación', items: 'Artículos', code: 'Código', note: 'Observación' },
  sections: { items: 'Artículos' },
  choices: { kind: { keys: 'Llaves', tools: 'Herramientas', storage: 'Depósito' } },
  actions: { lend: 'Prestar', return: 'Devolver' },
  views: {
    lent: { m: 'Prestados', f: 'Prestados' },
    overdue: { m: 'Con devolución atrasada', f: 'Con devolución atrasada' },
  },
  refusals: {
    item_lent: 'Este artículo está prestado. Registre antes la devolución.',
  },
}
