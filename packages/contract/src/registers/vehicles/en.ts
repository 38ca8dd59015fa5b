import type { TextOf } from '../../texts/register-text.ts'
import type { vehicles } from './vehicles.ts'

export const en: TextOf<typeof vehicles> = {
  one: 'Vehicle',
  many: 'Vehicles',
  gender: 'm',
  purpose: 'Cars and motorcycles that pass the gate, with the unit and owner of each.',
  fields: {
    brand: 'Brand',
    model: 'Model',
    year_manufacture: 'Year of manufacture',
    year_model: 'Model year',
    chassis: 'Chassis number',
    renavam: 'Renavam number',
    resident: 'Owner',
    tag: 'Tag number',
    disputed: 'Disputed',
  },
  help: { plate: 'Old or Mercosul plate: ABC-1234 and ABC1C34 are the same car.' },
  sections: { vehicle: 'Vehicle' },
  choices: {
    kind: {
      car: 'Car',
      motorcycle: 'Motorcycle',
      truck: 'Truck',
      electric_scooter: 'Electric scooter',
      other: 'Other kind',
    },
  },
  actions: { resolve: 'Settle dispute' },
  views: {
    disputed: { m: 'Disputed', f: 'Disputed' },
  },
}
