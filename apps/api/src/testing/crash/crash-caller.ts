import * as z from 'zod/mini'

const password = 'portaria-demo-2026'

/** Milliseconds after which a call counts as lost, together with its server. */
const CALL_MS = 5_000

const login = z.object({
  data: z.object({
    access: z.object({ original: z.object({ access_token: z.string() }) }),
  }),
})
const answer = z.object({ data: z.object({ id: z.string() }) })
const list = z.object({ data: z.array(z.object({ id: z.string() })) })

/** A signed-in caller, who signs in again where the server asks for it. */
export function caller(url: string, email: string) {
  let token: string | null = null

  async function signIn(): Promise<string> {
    const response = await fetch(`${url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      signal: AbortSignal.timeout(CALL_MS),
    })
    token = login.parse(await response.json()).data.access.original.access_token
    return token
  }

  async function read(path: string): Promise<unknown> {
    const response = await fetch(`${url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token ?? (await signIn())}` },
      signal: AbortSignal.timeout(CALL_MS),
    })
    if (response.status === 401) token = null
    return response.json()
  }

  /** Sends a post; throws unless the row was created, exists already or will be worked on. */
  async function send(
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? (await signIn())}`,
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    })
    if (response.status === 401) token = null
    if (![200, 201, 202].includes(response.status)) {
      throw new Error(`${path} answered ${response.status}`)
    }
    return response.json()
  }

  return {
    headers: async () => ({ authorization: `Bearer ${token ?? (await signIn())}` }),
    /** Posts, and returns the id in the answer; throws as `send` does. */
    post: async (path: string, body: object, headers: Record<string, string> = {}) =>
      answer.parse(await send(path, body, headers)).data.id,
    send,
    /** The ids of a list's first page. */
    ids: async (path: string): Promise<string[]> =>
      list.parse(await read(path)).data.map(({ id }) => id),
    read,
    forget() {
      token = null
    },
  }
}

export type Caller = ReturnType<typeof caller>
