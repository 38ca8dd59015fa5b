import type { TextOf } from '../../../texts/register-text.ts'
import type { apartments } from './apartments.ts'

export const en: TextOf<typeof apartments> = {
  one: 'Apartment',
  many: 'Apartments',
  gender: 'm',
  purpose: 'Every unit, with who occupies it and since when.',
  fields: {
    floor: 'Floor',
    kind: 'Kind',
    area_m2: 'Area (m²)',
    ideal_fraction: 'Ideal fraction',
    intercom: 'Intercom',
    parking_spots: 'Parking spots',
    occupancy: 'Occupancy',
    visitor_cap: 'Visitor limit',
  },
  help: {
    ideal_fraction: 'A number from 0 to 1, such as 0,00625.',
    visitor_cap: 'How many visitors may be in the unit at once.',
  },
  choices: {
    kind: {
      apartment: 'Apartment',
      house: 'House',
      commercial: 'Office',
      storage: 'Storage',
      classroom: 'Classroom',
      consulting_room: 'Consulting room',
      lot: 'Lot',
      line: 'Assembly line',
    },
    occupancy: {
      vacant: 'Vacant',
      owner: 'Owner lives here',
      rented: 'Rented',
      short_stay: 'Short stay',
      works: 'Under works',
    },
  },
  views: {
    vacant: { m: 'Vacant', f: 'Vacant' },
  },
}
