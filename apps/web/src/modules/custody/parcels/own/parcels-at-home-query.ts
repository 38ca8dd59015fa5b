import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { listQuery } from '../../../../register-pages/register-queries.ts'

/** How many parcels of the own home wait: the count alone is shown. */
export const parcelsAtHomeQuery = listQuery(parcels, {
  'filter[pickup]': 'held,overdue',
  per_page: '1',
  fields: 'number',
})
