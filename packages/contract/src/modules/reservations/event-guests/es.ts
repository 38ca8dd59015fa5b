import type { TextOf } from '../../../texts/register-text.ts'
import type { eventGuests } from './event-guests.ts'

export const es: TextOf<typeof eventGuests> = {
  one: 'Invitado',
  many: 'Invitados',
  gender: 'm',
  purpose: 'Quién fue invitado a cada reserva y quién viene.',
  fields: {
    event: 'Reserva',
    document: 'Documento',
    companions: 'Acompañantes',
    children: 'Niños',
    coming: 'Cuántos vienen',
    state: 'Respuesta',
    answered_at: 'Respondió el',
    invited_at: 'Invitación enviada el',
    presence: 'Presencia',
    pass: 'Pase',
  },
  help: {
    companions: 'Cuántas personas pueden venir, sin contar al invitado.',
    document: 'Opcional. La portería pide un documento a la llegada.',
  },
  sections: { arrival: 'Llegada', progress: 'Progreso' },
  choices: {
    state: {
      invited: 'Sin respuesta',
      confirmed: 'Viene',
      declined: 'No viene',
      cancelled: 'Cancelado',
    },
    presence: { inside: 'Adentro', left: 'Ya salió', absent: 'No llegó' },
  },
  actions: { share: 'Invitación' },
  transitions: {
    confirm: {
      button: 'Marcar que viene',
      done: 'Asistencia confirmada',
      text: 'Cuántas personas vienen, contando al invitado. En blanco: todas las invitadas.',
    },
    decline: {
      button: 'Marcar que no viene',
      done: 'Ausencia registrada',
      text: 'El lugar queda libre y el pase deja de valer.',
    },
    cancel: { button: 'Cancelar invitación', done: 'Invitación cancelada' },
  },
  refusals: {
    event_not_open: 'Esta reserva no recibe invitados ahora.',
    list_closed: 'El plazo de la lista terminó. Pida al gestor que agregue a alguien.',
    event_full:
      'El área no admite más personas. Quite a alguien de la lista o reduzca los acompañantes.',
    more_than_invited: 'Son más personas de las que permite la invitación.',
    guest_confirmed: 'Este invitado ya confirmó: el nombre no cambia más.',
    invitation_over: 'Esta invitación ya no vale.',
  },
}
