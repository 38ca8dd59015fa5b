import type { Role } from '@portaria/contract/actors/roles'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { listQuery, registerKey } from '../../../register-pages/register-queries.ts'
import type { Occupancy } from './occupancy.ts'

/** The occupancies of one resident or one unit, the latest first. */
export function occupanciesQuery(pointer: 'resident_id' | 'apartment_id', id: string) {
  const query = { [`filter[${pointer}]`]: id, sort: '-starts_on', per_page: PAGE_SIZE_MAX }
  return queryOptions({
    queryKey: [...registerKey(registers.occupancies), 'list', query],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Occupancy[] }>('/occupancies', { query, signal })).data,
  })
}

/** The people who live in a unit today, with the fields that their lines show. */
export function peopleQuery(apartmentId: string, role: Role) {
  const { residents } = registers
  const fields = [...titleFields(residents), 'phones', ...badgeFields(residents, role)]
  return listQuery(residents, {
    'filter[apartment_id]': apartmentId,
    per_page: String(PAGE_SIZE_MAX),
    fields: fields.join(','),
  })
}
