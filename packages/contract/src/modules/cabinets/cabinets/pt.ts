import type { TextOf } from '../../../texts/register-text.ts'
import type { cabinets } from './cabinets.ts'

export const pt: TextOf<typeof cabinets> = {
  one: 'Armário',
  many: 'Armários',
  gender: 'm',
  purpose: 'Chaves, ferramentas e objetos que a portaria guarda e empresta.',
  fields: { location: 'Local', items: 'Itens', code: 'Código', note: 'Observação' },
  sections: { items: 'Itens' },
  choices: { kind: { keys: 'Chaves', tools: 'Ferramentas', storage: 'Guarda de objetos' } },
  actions: { lend: 'Emprestar', return: 'Devolver' },
  views: {
    lent: { m: 'Emprestados', f: 'Emprestados' },
    overdue: { m: 'Com devolução atrasada', f: 'Com devolução atrasada' },
  },
  heads: { location: ['localização', 'lugar'] },
  refusals: {
    item_lent: 'Este item está emprestado. Registre a devolução antes.',
  },
}
