import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { demoClient } from '../../back-end/demo-client.ts'
import type { AuthCalls, DemoUser, SignedIn } from '../auth.types.ts'

const { call } = demoClient<AuthCalls>()

/** Stored for this tab only, under a key that the product's session does not use. */
const TOKEN_KEY = 'demo_access_token'
const personKey = ['demo person']

/** Returns the person signed in to the mock in this tab, and functions that change it. */
export function useDemoPerson() {
  const client = useQueryClient()
  const { data: person } = useSuspenseQuery({ queryKey: personKey, queryFn: personOfToken })
  return {
    person,
    enter: ({ user, access_token: token }: SignedIn) => {
      keepToken(token)
      client.setQueryData(personKey, user)
    },
    rename: async (known: DemoUser, displayName: string) => {
      const user = { ...known, data: { ...known.data, displayName } }
      const body = { user }
      client.setQueryData(personKey, await call('POST /api/auth/user/update', { body }))
    },
    leave: () => {
      keepToken(null)
      client.setQueryData(personKey, null)
    },
  }
}

/** Reads the person of the stored token and renews it; null if it was refused. */
async function personOfToken(): Promise<DemoUser | null> {
  const token = readToken()
  if (token === null) return null
  try {
    const body = { access_token: token }
    const { user, access_token: next } = await call('GET /api/auth/access-token', { body })
    keepToken(next)
    return user
  } catch {
    keepToken(null)
    return null
  }
}

function readToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(TOKEN_KEY)
    else sessionStorage.setItem(TOKEN_KEY, token)
  } catch {
    // A browser that stores nothing asks again after a reload.
  }
}
