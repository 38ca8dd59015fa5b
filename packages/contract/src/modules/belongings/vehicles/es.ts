import type { TextOf } from '../../../texts/register-text.ts'
import type { vehicles } from './vehicles.ts'

export const es: TextOf<typeof vehicles> = {
  one: 'Vehículo',
  many: 'Vehículos',
  gender: 'm',
  purpose: 'Los autos y motos que pasan por el portón, con la unidad y el dueño de cada uno.',
  fields: {
    brand: 'Marca',
    model: 'Modelo',
    year_manufacture: 'Año de fabricación',
    year_model: 'Año del modelo',
    chassis: 'Chasis',
    renavam: 'Número de Renavam',
    resident: 'Dueño',
    garage: 'Cochera',
    tag: 'Etiqueta (tag)',
    starts_on: 'En posesión desde',
    ends_on: 'Vendido el',
    ownership: 'Posesión',
    disputed: 'En disputa',
  },
  help: { plate: 'Placa antigua o Mercosur: ABC-1234 y ABC1C34 son el mismo auto.' },
  sections: { vehicle: 'Vehículo' },
  choices: {
    ownership: { held: 'Del dueño actual', sold: 'Vendido' },
    kind: {
      car: 'Auto',
      motorcycle: 'Moto',
      truck: 'Camión',
      electric_scooter: 'Monopatín eléctrico',
      other: 'Otro tipo',
    },
  },
  actions: { resolve: 'Resolver disputa' },
  transitions: {
    sell: {
      button: 'Registrar venta',
      done: 'Venta registrada',
      text: 'El vehículo queda inactivo, la placa libre para el próximo dueño y la etiqueta, bloqueada.',
    },
    'undo-sale': { button: 'Deshacer venta', done: 'Venta deshecha' },
  },
  views: {
    disputed: { m: 'En disputa', f: 'En disputa' },
  },
  refusals: {
    vehicle_sold: 'Este vehículo fue vendido. Deshaga la venta para activarlo.',
    tag_sold: 'Esta etiqueta era de un vehículo vendido y está bloqueada. Use otra.',
  },
  needs: {
    disputed: {
      one: '{{count}} vehículo disputa la placa, el Renavam o el chasis de otro',
      other: '{{count}} vehículos disputan la placa, el Renavam o el chasis de otros',
    },
  },
}
