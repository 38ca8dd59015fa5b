import type { TextOf } from '../../../texts/register-text.ts'
import type { passes } from './passes.ts'

export const es: TextOf<typeof passes> = {
  one: 'Pase',
  many: 'Pases',
  gender: 'm',
  purpose:
    'Invitaciones que dejan entrar sin preguntar de nuevo: una vez, algunas, o en días y horarios.',
  heading: 'Invitación de {{guest_name}} · {{apartment}}',
  fields: {
    guest_name: 'Visitante',
    visitor: 'Registro del visitante',
    common_area: 'Área común',
    host: 'Quién recibe',
    companions: 'Acompañantes',
    purpose: 'Asunto',
    uses_allowed: 'Entradas permitidas',
    uses_done: 'Entradas hechas',
    weekdays: 'Días de la semana',
    from_time: 'De',
    to_time: 'Hasta',
    on_holidays: 'Vale en feriados',
    state: 'Situación del pase',
    given_by: 'Dado por',
    revoked_at: 'Revocado el',
    revoked_by: 'Revocado por',
  },
  help: {
    companions: 'Cuántas personas vienen, sin contar al visitante.',
    uses_allowed: 'En blanco: las veces que haga falta mientras sea válido.',
    weekdays: 'Ninguno marcado: todos los días.',
    from_time: 'Un horario que termina antes de empezar llega hasta el día siguiente.',
  },
  sections: {
    destination: 'Destino',
    validity: 'Validez',
    hours: 'Días y horarios',
    arrival: 'Llegada',
    progress: 'Progreso',
  },
  choices: {
    kind: {
      social: 'Visita social',
      delivery: 'Entrega',
      ride: 'Viaje por aplicación',
      service: 'Servicio',
      event_guest: 'Invitado de evento',
      recurring: 'Recurrente',
    },
    given_by: { household: 'Residentes', company: 'Administración', gate: 'Portería' },
    state: {
      active: 'Válido',
      used: 'Usado',
      cancelled: 'Cancelado',
      revoked: 'Revocado',
    },
  },
  actions: {
    share: 'Compartir',
  },
  transitions: {
    cancel: { button: 'Cancelar', done: 'Pase cancelado' },
    revoke: {
      button: 'Revocar',
      done: 'Pase revocado',
      text: 'El enlace y el código QR dejan de valer al instante.',
    },
  },
  views: {
    recurring: {
      m: 'Recurrentes',
      f: 'Recurrentes',
    },
  },
  refusals: {
    ends_with_today: 'Lo que da la portería vale solo hasta el final de hoy.',
    pass_required: 'La visita no tiene pase. Registre la llegada y pida la autorización.',
    pass_unknown: 'Este código no es de un pase de aquí.',
    pass_revoked: 'Este pase fue revocado.',
    pass_cancelled: 'La visita de este pase fue cancelada.',
    pass_not_yet: 'Este pase todavía no vale.',
    pass_expired: 'Este pase venció.',
    pass_used_up: 'Este pase ya fue usado.',
    pass_wrong_day: 'Este pase no vale en este día de la semana.',
    pass_wrong_hour: 'Este pase no vale en este horario.',
    pass_holiday: 'Este pase no vale en feriados.',
    pass_wrong_destination: 'Este pase es para otro destino.',
    pass_host_gone: 'Quien dio este pase ya no vive en esta unidad.',
  },
}
