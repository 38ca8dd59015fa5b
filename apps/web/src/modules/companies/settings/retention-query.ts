import { registers } from '@portaria/contract/modules/registers'
import type { RetentionAnswer } from '@portaria/contract/modules/retention/retention'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/**
 * The rows that some terms would erase today. `tried` is a JSON list of pairs, each of a setting
 * and its number of days.
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
