import type { TextOf } from '../../../texts/register-text.ts'
import type { occupancies } from './occupancies.ts'

export const en: TextOf<typeof occupancies> = {
  one: 'Occupancy',
  many: 'Occupancies',
  gender: 'f',
  purpose: 'Who occupies each unit, as what and since when.',
  fields: {
    starts_on: 'From',
    ends_on: 'Until',
    may_authorize_visitors: 'Authorises visitors',
    may_book: 'Books common areas',
    gets_parcels: 'Receives parcels',
  },
  sections: { occupancy: 'Occupancy' },
  choices: {
    relation: {
      owner: 'Owner',
      tenant: 'Tenant',
      dependent: 'Dependent',
      domestic_staff: 'Domestic staff',
      landlord: 'Landlord',
    },
  },
  heads: { relation: ['relation'], starts_on: ['from'], ends_on: ['until'] },
}
