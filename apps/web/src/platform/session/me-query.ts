import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../api-problem.ts'
import { rememberedMe, rememberMe } from '../reading-pack/reading-pack.ts'
import { fetchMe } from './me.ts'

/** Milliseconds after which picture links are fetched again: they are valid for ten minutes. */
const LINK_MS = 9 * 60_000

/** The person's own account in the current company. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchOrRemember(signal),
  refetchInterval: ({ state: { data } }) =>
    data?.images.length || data?.company?.logo ? LINK_MS : false,
  // The answer includes the company's segment.
  meta: { madeOf: ['segments', 'tenants'] },
})

/**
 * Reads the account; without a network the server's last answer, while this device keeps a pack.
 */
async function fetchOrRemember(signal: AbortSignal): Promise<Me> {
  try {
    const me = await fetchMe(signal)
    void rememberMe(me)
    return me
  } catch (error) {
    const isLost = error instanceof ApiProblem && error.code === 'offline'
    const me = isLost ? await rememberedMe() : null
    if (me === null) throw error
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the server answered it
    return me as Me
  }
}
