import type { TextOf } from '../../../texts/register-text.ts'
import type { itemPasses } from './item-passes.ts'

export const pt: TextOf<typeof itemPasses> = {
  one: 'Saída de objeto',
  many: 'Saída de objetos',
  gender: 'f',
  purpose: 'O que sai ou entra, com quem, e quem autorizou: ferramentas, móveis, volumes.',
  fields: {
    description: 'O que é',
    quantity: 'Quantidade',
    direction: 'Sentido',
    carrier: 'Quem leva',
    host: 'Autorizado por',
    visit: 'Visita',
    state: 'Situação da autorização',
    passed_at: 'Conferida em',
    passed_by: 'Conferida por',
  },
  sections: { progress: 'Situação' },
  choices: {
    direction: { in: 'Entrada', out: 'Saída' },
    state: { authorised: 'Autorizada', passed: 'Conferida', cancelled: 'Cancelada' },
  },
  transitions: {
    pass: { button: 'Conferir na portaria', done: 'Item conferido' },
    cancel: { button: 'Cancelar', done: 'Autorização cancelada' },
  },
  views: { authorised: { m: 'Autorizados', f: 'Autorizadas' } },
}
