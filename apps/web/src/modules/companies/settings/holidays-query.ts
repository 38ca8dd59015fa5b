import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { holidays } from '@portaria/contract/modules/companies/holidays/holidays'
import { registers } from '@portaria/contract/modules/registers'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** A holiday entered by a company. */
export type Holiday = RecordOfRegister<typeof holidays>

type Page = {
  data: Holiday[]
  meta: { total: number }
}

const query = { sort: 'day', per_page: String(PAGE_SIZE_MAX) }

/** The company's own holidays, by day. */
export const holidaysQuery = queryOptions({
  queryKey: [...registerKey(registers.holidays), 'list', query],
  queryFn: ({ signal }) => callApi<Page>('/holidays', { query, signal }),
})
