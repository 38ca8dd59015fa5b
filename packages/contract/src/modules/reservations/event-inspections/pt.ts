import type { TextOf } from '../../../texts/register-text.ts'
import type { eventInspections } from './event-inspections.ts'

export const pt: TextOf<typeof eventInspections> = {
  one: 'Item vistoriado',
  many: 'Itens vistoriados',
  gender: 'm',
  purpose: 'O que foi encontrado na área antes e depois de cada reserva.',
  fields: {
    event: 'Reserva',
    moment: 'Momento',
    item: 'Item',
    result: 'Resultado',
    note: 'Observação',
    picture: 'Foto',
  },
  sections: { found: 'O que foi encontrado' },
  choices: {
    moment: { before: 'Antes', after: 'Depois' },
    result: { fine: 'Em ordem', damaged: 'Com dano' },
  },
}
