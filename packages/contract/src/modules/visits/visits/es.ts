import type { TextOf } from '../../../texts/register-text.ts'
import type { visits } from './visits.ts'

export const es: TextOf<typeof visits> = {
  one: 'Visita',
  many: 'Visitas',
  gender: 'f',
  purpose: 'Quién viene, quién espera, quién está dentro y quién ya salió.',
  heading: 'Visita de {{guest_name}} · {{checked_in_at|waiting_since|expected_from}}',
  fields: {
    guest_name: 'Visitante',
    visitor: 'Registro del visitante',
    host: 'Quién recibe',
    companions: 'Acompañantes',
    purpose: 'Asunto',
    provider_absent: 'Sin prestador registrado',
    authority: 'Organismo e identificación',
    expected_from: 'Llegada prevista',
    expected_to: 'Esperada hasta',
    state: 'Situación de la visita',
    on_the_way_at: 'En camino desde',
    waiting_since: 'En la portería desde',
    unanswered_at: 'Sin respuesta desde',
    answered_at: 'Respondida el',
    answered_by: 'Respondida por',
    answered_through: 'Respondida por medio de',
    answered_name: 'Quién respondió',
    denied_reason: 'Motivo del rechazo',
    pass: 'Pase',
    checked_in_at: 'Entrada',
    checked_in_by: 'Entrada registrada por',
    let_in_reason: 'Motivo de la autorización',
    overstay_seen_at: 'Permanencia confirmada el',
    checked_out_at: 'Salida',
    checked_out_by: 'Salida registrada por',
    checked_out_how: 'Cómo salió',
  },
  help: {
    authority: 'El organismo y el número de identificación: Policía Militar, 123456-7.',
    companions: 'Cuántas personas vienen, sin contar al visitante.',
    answered_name: 'El nombre de quien autorizó o rechazó, no solo el apartamento.',
    let_in_reason: 'Queda registrado, con su nombre.',
  },
  sections: {
    destination: 'Destino',
    arrival: 'Llegada',
    forecast: 'Previsión',
    progress: 'Progreso',
  },
  choices: {
    kind: {
      social: 'Visita social',
      delivery: 'Entrega',
      ride: 'Conductor',
      service: 'Servicio',
      event_guest: 'Invitado de evento',
      recurring: 'Recurrente',
      official: 'Autoridad',
    },
    state: {
      expected: 'Esperada',
      waiting: 'En la portería',
      authorised: 'Autorizada',
      denied: 'Rechazada',
      cancelled: 'Cancelada',
      no_show: 'No vino',
      inside: 'Dentro',
      left: 'Salió',
    },
    answered_through: {
      app: 'Aplicación',
      intercom: 'Intercomunicador',
      phone: 'Teléfono',
      list: 'Lista',
      desk: 'Portería',
      pass: 'Pase',
    },
    checked_out_how: {
      desk: 'Por la portería',
      unknown_time: 'Sin hora conocida',
      closed_by_job: 'Salida no registrada',
    },
  },
  actions: {
    'may-stay': 'Puede quedarse',
    'undo-entry': 'Deshacer la entrada',
    'undo-exit': 'Deshacer la salida',
    correct: 'Añadir una corrección',
  },
  transitions: {
    arrive: {
      button: 'Llegó',
      done: 'Llegada registrada',
    },
    authorise: {
      button: 'Autorizar',
      done: 'Entrada autorizada',
    },
    deny: {
      button: 'Rechazar',
      done: 'Entrada rechazada',
      text: 'La portería lo sabe al instante. El visitante no ve el motivo.',
    },
    cancel: {
      button: 'Cancelar visita',
      done: 'Visita cancelada',
    },
    miss: {
      button: 'No vino',
      done: 'Ausencia registrada',
    },
    'check-in': {
      button: 'Registrar entrada',
      done: 'Entrada registrada',
    },
    'check-out': {
      button: 'Registrar salida',
      done: 'Salida registrada',
    },
  },
  views: {
    inside: {
      m: 'Dentro ahora',
      f: 'Dentro ahora',
    },
    waiting: {
      m: 'En la portería',
      f: 'En la portería',
    },
    expected: {
      m: 'Esperados',
      f: 'Esperadas',
    },
  },
  refusals: {
    host_elsewhere: 'Esta persona no vive en esta unidad.',
    may_not_invite: 'No puede autorizar visitas para esta unidad.',
    name_required: 'Escriba el nombre de quien respondió.',
    may_not_authorise: 'Esta persona no puede autorizar visitas en esta unidad.',
    already_inside: 'Este visitante ya está dentro. Registre antes la salida.',
    visitor_cap: 'La unidad ya tiene el máximo de visitantes. Solo entra con un motivo.',
  },
  needs: {
    waiting: {
      one: '{{count}} visita espera en la portería',
      other: '{{count}} visitas esperan en la portería',
    },
  },
}
