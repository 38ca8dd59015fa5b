import type { TextOf } from '../../../texts/register-text.ts'
import type { events } from './events.ts'

export const es: TextOf<typeof events> = {
  one: 'Reserva',
  many: 'Reservas',
  gender: 'f',
  purpose: 'Quién usa cada área común, y cuándo.',
  heading: '{{title}} · {{common_area}}',
  fields: {
    title: 'Título',
    common_area: 'Área',
    starts_at: 'Empieza',
    ends_at: 'Termina',
    expected_guests: 'Invitados esperados',
    rule: 'Regla aceptada',
    waits: 'Entra en la lista de espera',
    state: 'Situación de la reserva',
    reason: 'Motivo',
    held_until: 'Guarda el horario hasta',
    decided_at: 'Decidida el',
    decided_by: 'Decidida por',
    cancelled_at: 'Cancelada el',
    cancelled_by: 'Cancelada por',
    cancelled_late: 'Cancelada fuera de plazo',
    fee: 'Tarifa de uso (R$)',
    deposit: 'Depósito (R$)',
  },
  help: {
    waits: 'Si otra reserva tiene el horario, avisamos cuando quede libre.',
    title: 'Como la conocen los invitados, como “Cumpleaños de Lia”.',
    expected_guests: 'Con acompañantes y niños.',
    fee: 'El cobro se hace por fuera.',
    deposit: 'El cobro se hace por fuera.',
  },
  sections: {
    bookers: 'Quién reserva',
    terms: 'Lo que se acepta',
    progress: 'Avance',
  },
  choices: {
    state: {
      waiting: 'En lista de espera',
      offered: 'Horario ofrecido',
      requested: 'Espera aprobación',
      approved: 'Confirmada',
      refused: 'Rechazada',
      cancelled: 'Cancelada',
      in_use: 'En uso',
      done: 'Concluida',
      no_show: 'No se presentaron',
    },
  },
  actions: {
    'add-guests': 'Agregar invitados',
    'send-invitations': 'Enviar invitaciones por correo',
    'guest-links': 'Leer los enlaces de las invitaciones',
  },
  transitions: {
    approve: {
      button: 'Aprobar',
      done: 'Reserva confirmada',
    },
    refuse: {
      button: 'Rechazar',
      done: 'Reserva rechazada',
      text: 'Quien la pidió recibe el aviso, con el motivo, y el horario queda libre.',
    },
    offer: { button: 'Ofrecer el horario', done: 'Horario ofrecido' },
    accept: {
      button: 'Aceptar el horario',
      done: 'Horario aceptado',
      text: 'Si el área pide aprobación, pasa a ser una solicitud.',
    },
    lapse: {
      button: 'Rechazar sin respuesta',
      done: 'Reserva rechazada sin respuesta',
    },
    cancel: {
      button: 'Cancelar la reserva',
      done: 'Reserva cancelada',
      text: 'El horario queda libre. Después del plazo del área cuenta como fuera de plazo.',
    },
    begin: {
      button: 'Empezar',
      done: 'Reserva en uso',
    },
    finish: {
      button: 'Concluir',
      done: 'Reserva concluida',
    },
    miss: {
      button: 'No se presentaron',
      done: 'Ausencia registrada',
      text: 'Cuenta en el límite de la unidad, si el área lo dice.',
    },
  },
  views: {
    coming: {
      m: 'Próximas',
      f: 'Próximas',
    },
    requested: {
      m: 'Por aprobar',
      f: 'Por aprobar',
    },
    waiting: { m: 'En espera', f: 'En espera' },
  },
  heads: {
    starts_at: ['inicio'],
    ends_at: ['fin'],
  },
  refusals: {
    area_not_booked: 'Esta área no se reserva. Elija otra.',
    area_closed: 'Esta área está cerrada o en mantenimiento.',
    time_past: 'Este horario ya pasó. Elija otro.',
    notice_short: 'Falta poco para este horario: el área pide más anticipación.',
    too_far_ahead: 'Todavía es temprano para reservar este día.',
    time_too_short: 'La reserva es más corta de lo que permite el área.',
    time_too_long: 'La reserva es más larga de lo que permite el área.',
    not_a_slot: 'Elija uno de los turnos del área.',
    outside_opening: 'El área no funciona durante todo este horario.',
    blacked_out: 'Este día el área no se reserva.',
    time_taken: 'Este horario ya está reservado. Elija otro.',
    already_waiting: 'La unidad ya tiene una reserva o espera por este horario.',
    quota_full: 'La unidad ya tiene todas las reservas que el área permite en este período.',
    may_not_book: 'Esta persona no puede reservar esta área por la unidad.',
    too_many_guests: 'Son más invitados de los que admite el área.',
    rule_not_accepted: 'Lea y acepte la regla vigente del área.',
  },
  needs: {
    requested: {
      one: '{{count}} reserva espera aprobación',
      other: '{{count}} reservas esperan aprobación',
    },
    offered: {
      one: '{{count}} horario ofrecido espera respuesta',
      other: '{{count}} horarios ofrecidos esperan respuesta',
    },
  },
}
