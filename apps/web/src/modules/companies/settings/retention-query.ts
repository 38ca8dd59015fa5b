import { registers } from '@portaria/contract/modules/registers'
import type { RetentionAnswer } from '@portaria/contract/modules/retention/retention'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/**
 * The rows that some terms would erase today; `tried` holds pairs of a setting and its days, as
 * JSON.
 */
export function retentionQuery(tried: string) {
  return queryOptions({
    queryKey: [...registerKey(registers.tenants), 'retention', tried],
    queryFn: async ({ signal }) => {
      const query = Object.fromEntries(JSON.parse(tried) as [string, number][])
      return (await callApi<RetentionAnswer>('/company/retention', { query, signal })).data
    },
  })
}
