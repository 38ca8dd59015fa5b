import type { Letterhead } from '@portaria/contract/modules/companies/letterhead'
import { ApiProblem } from '../api-problem.ts'
import { currentQueryClient } from '../query-client.ts'
import { meQuery } from '../session/me-query.ts'
import { letterheadQuery } from './letterhead-query.ts'

/**
 * Reads the letterhead for a paper that is about to be made. It is read again if a company changed
 * or the link of the logo is over. Where it cannot be read, as without a network, it is what was read
 * before, or the name alone. It is null for an administrator who has chosen no company.
 */
export async function readLetterhead(): Promise<Letterhead | null> {
  const client = currentQueryClient()
  const { company } = await client.ensureQueryData(meQuery)
  if (company === null) return null
  try {
    return await client.fetchQuery(letterheadQuery)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const before = client.getQueryData(letterheadQuery.queryKey)
    return before ?? { name: company.name, legal_name: null, cnpj: null, address: null, logo: null }
  }
}
