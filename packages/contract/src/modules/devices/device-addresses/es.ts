import type { TextOf } from '../../../texts/register-text.ts'
import type { deviceAddresses } from './device-addresses.ts'

export const es: TextOf<typeof deviceAddresses> = {
  one: 'Dirección de equipo',
  many: 'Direcciones de equipos',
  gender: 'f',
  purpose:
    'Las direcciones de red que la empresa quiere usar. Portaria solo se conecta a las que apruebe un administrador.',
  fields: {
    host: 'Dirección',
    port: 'Puerto de red',
    purpose: 'Pedida para',
    state: 'Aprobación',
    decided_at: 'Decidida el',
    decided_by: 'Decidida por',
    refusal_reason: 'Motivo del rechazo',
  },
  help: {
    host: 'El nombre o la dirección, sin el puerto.',
  },
  sections: {
    decision: 'Decisión',
  },
  choices: {
    state: {
      asked: 'Por aprobar',
      approved: 'Aprobada',
      refused: 'Rechazada',
    },
  },
  transitions: {
    approve: {
      button: 'Aprobar',
      done: 'Dirección aprobada',
      text: 'Portaria podrá conectarse a esta dirección, para esta empresa.',
    },
    refuse: {
      button: 'Rechazar',
      done: 'Dirección rechazada',
      text: 'Portaria no se conecta a esta dirección.',
    },
  },
  views: {
    asked: {
      m: 'Por aprobar',
      f: 'Por aprobar',
    },
  },
  refusals: {
    address_forbidden: 'Esta dirección no se puede usar.',
    address_taken: 'Esta dirección ya es de otra empresa.',
  },
  needs: {
    asked: {
      one: '{{count}} dirección de equipo espera aprobación',
      other: '{{count}} direcciones de equipos esperan aprobación',
    },
  },
}
