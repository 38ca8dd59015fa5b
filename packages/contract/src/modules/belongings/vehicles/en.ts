import type { TextOf } from '../../../texts/register-text.ts'
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
    garage: 'Parking space',
    tag: 'Tag number',
    starts_on: 'Held since',
    ends_on: 'Sold on',
    ownership: 'Ownership',
    disputed: 'Disputed',
  },
  help: { plate: 'Old or Mercosul plate: ABC-1234 and ABC1C34 are the same car.' },
  sections: { vehicle: 'Vehicle' },
  choices: {
    ownership: { held: 'Of the present owner', sold: 'Sold' },
    kind: {
      car: 'Car',
      motorcycle: 'Motorcycle',
      truck: 'Truck',
      electric_scooter: 'Electric scooter',
      other: 'Other kind',
    },
  },
  actions: { resolve: 'Settle dispute' },
  transitions: {
    sell: {
      button: 'Record sale',
      done: 'Sale recorded',
      text: 'The vehicle becomes inactive, its plate is free for the next owner, and its tag is blocked.',
    },
    'undo-sale': { button: 'Undo sale', done: 'Sale undone' },
  },
  views: {
    disputed: { m: 'Disputed', f: 'Disputed' },
  },
  refusals: {
    vehicle_sold: 'This vehicle was sold. Undo the sale to activate it.',
    tag_sold: 'This tag was on a vehicle that was sold, and is blocked. Use another.',
  },
  needs: {
    disputed: {
      one: '{{count}} vehicle claims the plate, Renavam or chassis of another',
      other: '{{count}} vehicles claim the plate, Renavam or chassis of others',
    },
  },
}
