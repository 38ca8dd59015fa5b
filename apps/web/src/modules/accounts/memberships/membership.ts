import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { memberships } from '@portaria/contract/modules/accounts/memberships/memberships'
import { registers } from '@portaria/contract/modules/registers'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** One membership as the API returns it, with the titles of its references. */
export type Membership = RecordOfRegister<typeof memberships> & {
  tenant: ReferenceRead | null
  resident: ReferenceRead | null
}

/** The memberships of a person that the reader may see, the latest first. */
export const membershipsQuery = (userId: string) => listQuery({ 'filter[user_id]': userId })

/** The memberships with which an employee signs in or has signed in, the latest first. */
export const employeeLoginsQuery = (employeeId: string) =>
  listQuery({ 'filter[employee_id]': employeeId, 'filter[role]': 'funcionario' })

function listQuery(filter: Readonly<Record<string, string>>) {
  const query = { ...filter, sort: '-starts_on', per_page: PAGE_SIZE_MAX }
  return queryOptions({
    queryKey: [...registerKey(registers.memberships), 'list', query],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Membership[] }>('/memberships', { query, signal })).data,
  })
}
