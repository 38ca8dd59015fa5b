import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { listQuery } from '../../../../register-pages/register-queries.ts'

/** The waiting parcels of the person's home, of which only the number is shown. */
export const parcelsAtHomeQuery = listQuery(parcels, {
  'filter[pickup]': 'held,overdue',
  per_page: '1',
  fields: 'number',
})
