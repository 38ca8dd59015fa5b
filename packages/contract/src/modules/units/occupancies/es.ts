import type { TextOf } from '../../../texts/register-text.ts'
import type { occupancies } from './occupancies.ts'

export const es: TextOf<typeof occupancies> = {
  one: 'Ocupación',
  many: 'Ocupaciones',
  gender: 'f',
  purpose: 'Quién ocupa cada unidad, como qué y desde cuándo.',
  fields: {
    starts_on: 'Desde',
    ends_on: 'Hasta',
    may_authorize_visitors: 'Autoriza visitantes',
    may_book: 'Reserva áreas comunes',
    gets_parcels: 'Recibe paquetes',
  },
  sections: { occupancy: 'Ocupación' },
  choices: {
    relation: {
      owner: { him: 'Propietario', her: 'Propietaria' },
      tenant: { him: 'Inquilino', her: 'Inquilina' },
      dependent: 'Dependiente',
      domestic_staff: { him: 'Empleado doméstico', her: 'Empleada doméstica' },
      landlord: { him: 'Arrendador', her: 'Arrendadora' },
    },
  },
}
