import type { TextOf } from '../../../texts/register-text.ts'
import type { eventGuests } from './event-guests.ts'

export const pt: TextOf<typeof eventGuests> = {
  one: 'Convidado',
  many: 'Convidados',
  gender: 'm',
  purpose: 'Quem foi convidado para cada reserva, e quem vem.',
  fields: {
    event: 'Reserva',
    document: 'Documento',
    companions: 'Acompanhantes',
    children: 'Crianças',
    coming: 'Quantos vêm',
    state: 'Resposta',
    answered_at: 'Respondeu em',
    invited_at: 'Convite enviado em',
    presence: 'Presença',
    pass: 'Passe',
  },
  help: {
    companions: 'Quantas pessoas podem vir junto, sem contar o convidado.',
    document: 'Opcional. A portaria pede um documento na chegada.',
  },
  sections: { arrival: 'Chegada', progress: 'Situação' },
  choices: {
    state: {
      invited: 'Sem resposta',
      confirmed: 'Vem',
      declined: 'Não vem',
      cancelled: 'Cancelado',
    },
    presence: { inside: 'Dentro', left: 'Já saiu', absent: 'Não chegou' },
  },
  actions: { share: 'Convite' },
  transitions: {
    confirm: {
      button: 'Marcar que vem',
      done: 'Presença confirmada',
      text: 'Quantas pessoas vêm, contando o convidado. Em branco: todas as convidadas.',
    },
    decline: {
      button: 'Marcar que não vem',
      done: 'Ausência registrada',
      text: 'O lugar fica livre e o passe deixa de valer.',
    },
    cancel: { button: 'Cancelar convite', done: 'Convite cancelado' },
  },
  refusals: {
    event_not_open: 'Esta reserva não recebe convidados agora.',
    list_closed: 'O prazo da lista terminou. Peça ao síndico para incluir mais alguém.',
    event_full:
      'A área não comporta mais pessoas. Retire alguém da lista ou reduza os acompanhantes.',
    more_than_invited: 'São mais pessoas do que o convite permite.',
    guest_confirmed: 'Este convidado já confirmou: o nome não muda mais.',
    invitation_over: 'Este convite não vale mais.',
  },
}
