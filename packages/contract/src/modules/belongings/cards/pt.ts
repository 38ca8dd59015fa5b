import type { TextOf } from '../../../texts/register-text.ts'
import type { cards } from './cards.ts'

export const pt: TextOf<typeof cards> = {
  one: 'Cartão',
  many: 'Cartões',
  gender: 'm',
  purpose: 'Cartões, tags e chaveiros que abrem os leitores, e com quem está cada um.',
  heading: 'Cartão {{number}}',
  fields: {
    number: 'Número',
    facility_code: 'Código da instalação',
    technology: 'Tecnologia',
    state: 'Situação do cartão',
    block_reason: 'Motivo do bloqueio',
  },
  help: {
    number: 'Em decimal, como impresso, ou em hexadecimal, como o leitor diz: é o mesmo cartão.',
  },
  sections: { validity: 'Validade' },
  choices: {
    technology: {
      wiegand26: 'Wiegand 26',
      wiegand34: 'Wiegand 34',
      wiegand66: 'Wiegand 66',
      mifare: 'Mifare',
      uhf: 'UHF',
      qr: 'QR',
    },
    kind: {
      card: 'Cartão',
      tag: 'Tag',
      keyfob: 'Chaveiro',
    },
    state: {
      stock: 'Em estoque',
      assigned: 'Entregue',
      blocked: 'Bloqueado',
      lost: 'Perdido',
      returned: 'Devolvido',
      discarded: 'Descartado',
    },
  },
  transitions: {
    assign: {
      button: 'Entregar',
      done: 'Cartão entregue',
      text: 'Escolha um: morador, funcionário ou prestador.',
    },
    block: { button: 'Bloquear', done: 'Cartão bloqueado' },
    unblock: { button: 'Desbloquear', done: 'Cartão desbloqueado' },
    return: { button: 'Devolver', done: 'Cartão devolvido' },
    lose: {
      button: 'Registrar perda',
      done: 'Perda registrada',
      text: 'Um cartão perdido não volta a abrir. Quem o perdeu recebe outro.',
    },
    discard: {
      button: 'Descartar',
      done: 'Cartão descartado',
      text: 'O cartão fica inativo e não volta.',
    },
  },
  views: {
    stock: { m: 'Em estoque', f: 'Em estoque' },
    blocked: { m: 'Bloqueados e perdidos', f: 'Bloqueadas e perdidas' },
  },
  heads: { number: ['cartão', 'número do cartão', 'tag'], state: ['estado', 'estado do cartão'] },
  refusals: {
    holder_required: 'Informe com quem fica o cartão: um morador, um funcionário ou um prestador.',
    card_discarded: 'Este cartão foi descartado e não volta a ser ativo.',
    holder_inactive: 'Este titular está inativo e não fica com um cartão que abre.',
  },
}
