import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'
import { connectionLost } from './connection/connection.store.ts'
import { currentSession, onSessionEnd, type Session } from './session/session.store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Registers that an answer depends on although its key does not name them. The answer is read
       * again when one of them changes.
       */
      madeOf?: readonly string[] | 'all'
    }
  }
}

/** Milliseconds for which an answer is shown without reading it again. */
const FRESH_MS = 15_000

/** Retries of a call without an answer or with a server error; a refusal is not retried. */
const RETRIES = 2

let present: { session: Session; client: QueryClient } | null = null

/**
 * The cache of the server's answers: one client per membership and tenant, so that no data is shown
 * to another.
 */
export function currentQueryClient(): QueryClient {
  const session = currentSession()
  if (present === null || !isSameReader(present.session, session)) {
    present = { session, client: createQueryClient() }
  }
  return present.client
}

onSessionEnd(() => {
  present = null
})

function isSameReader(one: Session, other: Session): boolean {
  return (
    one.tenantId === other.tenantId &&
    one.user?.id === other.user?.id &&
    one.user?.type_flag === other.user?.type_flag &&
    one.user?.tenant_id === other.user?.tenant_id
  )
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: true,
        // Calls are made even without a network, so that they fail. A page that waited for the
        // network would seem to load.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Whether a later try may succeed; everything is read again when the connection is back. */
function isWorthRetrying(error: unknown): boolean {
  return (
    !connectionLost() && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
  )
}
