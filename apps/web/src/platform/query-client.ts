import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Registers that an answer under no register's key is made of; it is asked again with them. */
      madeOf?: readonly string[] | 'all'
    }
  }
}

/** Milliseconds for which an answer is shown without asking again. */
const FRESH_MS = 15_000

/** Tries of a call that got no answer or met a server in trouble; what the server refused stays refused. */
const RETRIES = 2

/** A cache of the server's answers; one for as long as one person works for one tenant. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  })
}

/** Only what may go otherwise a moment later. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
}
