import type { TextOf } from '../../texts/register-text.ts'
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
    tag: 'Etiqueta (tag)',
    disputed: 'En disputa',
  },
  help: { plate: 'Placa antigua o Mercosur: ABC-1234 y ABC1C34 son el mismo auto.' },
  sections: { vehicle: 'Vehículo' },
  choices: {
    kind: {
      car: 'Auto',
      motorcycle: 'Moto',
      truck: 'Camión',
      electric_scooter: 'Monopatín eléctrico',
      other: 'Otro tipo',
    },
  },
  actions: { resolve: 'Resolver disputa' },
  views: {
    disputed: { m: 'En disputa', f: 'En disputa' },
  },
}
