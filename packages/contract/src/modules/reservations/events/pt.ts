import type { TextOf } from '../../../texts/register-text.ts'
import type { events } from './events.ts'

export const pt: TextOf<typeof events> = {
  one: 'Reserva',
  many: 'Reservas',
  gender: 'f',
  purpose: 'Quem usa cada área comum, e quando.',
  heading: '{{title}} · {{common_area}}',
  fields: {
    title: 'Título',
    common_area: 'Área',
    starts_at: 'Começa',
    ends_at: 'Termina',
    expected_guests: 'Convidados esperados',
    rule: 'Regra aceita',
    waits: 'Entra na fila de espera',
    state: 'Situação da reserva',
    reason: 'Motivo',
    held_until: 'Guarda o horário até',
    decided_at: 'Decidida em',
    decided_by: 'Decidida por',
    cancelled_at: 'Cancelada em',
    cancelled_by: 'Cancelada por',
    cancelled_late: 'Cancelada fora do prazo',
    fee: 'Taxa de uso (R$)',
    deposit: 'Caução (R$)',
  },
  help: {
    waits: 'Se outra reserva já tem o horário, avisamos quando ele vagar.',
    title: 'Como os convidados a conhecem, como “Aniversário da Lia”.',
    expected_guests: 'Com acompanhantes e crianças.',
    fee: 'O pagamento é feito à administração.',
    deposit: 'O pagamento é feito à administração.',
  },
  sections: {
    bookers: 'Quem reserva',
    terms: 'O que se aceita',
    progress: 'Situação',
  },
  choices: {
    state: {
      waiting: 'Na fila de espera',
      offered: 'Horário oferecido',
      requested: 'Aguarda aprovação',
      approved: 'Confirmada',
      refused: 'Recusada',
      cancelled: 'Cancelada',
      in_use: 'Em uso',
      done: 'Concluída',
      no_show: 'Não compareceram',
    },
  },
  actions: {
    'add-guests': 'Incluir convidados',
    'send-invitations': 'Enviar convites por e-mail',
    'guest-links': 'Ler os links dos convites',
  },
  transitions: {
    approve: {
      button: 'Aprovar',
      done: 'Reserva confirmada',
    },
    refuse: {
      button: 'Recusar',
      done: 'Reserva recusada',
      text: 'Quem pediu é avisado, com o motivo, e o horário fica livre.',
    },
    offer: { button: 'Oferecer o horário', done: 'Horário oferecido' },
    accept: {
      button: 'Aceitar o horário',
      done: 'Horário aceito',
      text: 'Se a área precisa de aprovação, o pedido segue para ela.',
    },
    lapse: {
      button: 'Recusar sem resposta',
      done: 'Reserva recusada sem resposta',
    },
    cancel: {
      button: 'Cancelar reserva',
      done: 'Reserva cancelada',
      text: 'O horário fica livre. Depois do prazo da área, o cancelamento conta como fora do prazo.',
    },
    begin: {
      button: 'Começar',
      done: 'Reserva em uso',
    },
    finish: {
      button: 'Concluir',
      done: 'Reserva concluída',
    },
    miss: {
      button: 'Não compareceram',
      done: 'Ausência registrada',
      text: 'Conta no limite da unidade, se a área diz assim.',
    },
  },
  views: {
    coming: {
      m: 'Próximas',
      f: 'Próximas',
    },
    requested: {
      m: 'A aprovar',
      f: 'A aprovar',
    },
    waiting: { m: 'Na fila', f: 'Na fila' },
  },
  heads: {
    starts_at: ['início'],
    ends_at: ['fim'],
  },
  refusals: {
    area_not_booked: 'Esta área não é reservada. Escolha outra.',
    area_closed: 'Esta área está fechada ou em manutenção.',
    time_past: 'Este horário já passou. Escolha outro.',
    notice_short: 'Falta pouco para este horário: a área pede mais antecedência.',
    too_far_ahead: 'Ainda é cedo para reservar este dia.',
    time_too_short: 'A reserva é mais curta do que a área permite.',
    time_too_long: 'A reserva é mais longa do que a área permite.',
    not_a_slot: 'Escolha um dos horários da área.',
    outside_opening: 'A área não funciona em todo este horário.',
    blacked_out: 'Neste dia a área não é reservada.',
    time_taken: 'Este horário já está reservado. Escolha outro.',
    already_waiting: 'A unidade já tem uma reserva ou espera na fila por este horário.',
    quota_full: 'A unidade já tem todas as reservas que a área permite neste período.',
    may_not_book: 'Esta pessoa não pode reservar esta área pela unidade.',
    too_many_guests: 'São mais convidados do que a área comporta.',
    rule_not_accepted: 'Leia e aceite a regra da área que está em vigor.',
  },
  needs: {
    requested: {
      one: '{{count}} reserva espera aprovação',
      other: '{{count}} reservas esperam aprovação',
    },
    offered: {
      one: '{{count}} horário oferecido espera resposta',
      other: '{{count}} horários oferecidos esperam resposta',
    },
  },
}
