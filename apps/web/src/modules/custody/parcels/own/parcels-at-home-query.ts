import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { listQuery } from '../../../../register-pages/register-queries.ts'

/** The number of parcels that the first screen shows; a link leads to the others (interface §42). */
const SHOWN = '2'

/** The first waiting parcels of the person's home, those to collect soonest first. */
export const parcelsAtHomeQuery = listQuery(parcels, {
  'filter[pickup]': 'held,overdue',
  sort: 'due_at',
  per_page: SHOWN,
  fields: 'number,kind,carrier,arrived_at,place,door,pickup',
})
