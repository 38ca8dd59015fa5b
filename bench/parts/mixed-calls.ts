import { setTimeout as sleep } from 'node:timers/promises'

/** The people of the demonstration who make calls, by e-mail. */
const callers = {
  sindico: 'sindico@bosque.example',
  desk: 'funcionario@bosque.example',
  resident: 'condomino@bosque.example',
  neighbour: 'sindico@acacias.example',
} as const
type Caller = keyof typeof callers

type Call = (
  who: Caller,
  method: 'GET' | 'POST',
  path: string,
  body?: object | FormData,
) => Promise<{ status: number; text: string }>

/** Milliseconds between two calls of one kind. */
const PAUSE_MS = 150

/** Rounds after which everybody signs in again, before tokens expire. */
const SIGN_IN_EVERY = 600

const form = (content: Blob, name: string, fields: Record<string, string> = {}) => {
  const sent = new FormData()
  for (const [field, value] of Object.entries(fields)) sent.append(field, value)
  sent.append('file', content, name)
  return sent
}

const vehicles = new Blob(['Placa;Modelo\r\n', 'ABC1D23;Celta\r\n'.repeat(50)])

/** The kinds of calls in a day, each repeated on its own. */
const kinds: readonly ((call: Call, nth: number, picture: Blob) => Promise<unknown>)[] = [
  (call, nth) => call('sindico', 'GET', `/residents?page=${(nth % 40) + 1}&sort=name`),
  (call, nth) => call('neighbour', 'GET', `/vehicles?q=${'abcdefghij'[nth % 10]}`),
  (call, nth) => call('desk', 'POST', '/gate/box', { q: `${100 + (nth % 500)}` }),
  (call, nth) => call('sindico', 'GET', `/search?q=silva%20${nth % 50}`),
  (call) => call('desk', 'GET', '/gate/expected'),
  (call) => call('resident', 'POST', '/notifications/panic', { message: 'Ajuda' }),
  (call, nth) => call('sindico', 'POST', '/towers', { name: `Torre ${nth}-${Date.now()}` }),
  (call, nth) => call('sindico', 'POST', '/towers', { nobody_knows: nth }),
  (call, nth) => call('sindico', 'GET', `/residents/${crypto.randomUUID()}?nth=${nth}`),
  (call, nth) =>
    nth % 20 === 0 ? call('sindico', 'GET', '/vehicles/export?format=xlsx') : Promise.resolve(),
  (call, nth) =>
    nth % 30 === 0
      ? call('sindico', 'POST', '/vehicles/import', form(vehicles, 'a.csv', { dry_run: 'true' }))
      : Promise.resolve(),
  (call, nth, picture) =>
    nth % 20 === 0 ? call('sindico', 'POST', '/files', form(picture, 'a.png')) : Promise.resolve(),
  (call) => call('resident', 'GET', '/me'),
  (call) => call('sindico', 'GET', '/visits?sort=-created_at'),
]

/**
 * Makes every kind of call in parallel for a while; resolves to the number of answers by status.
 */
export async function mixedCalls(
  url: string,
  password: string,
  milliseconds: number,
  picture: Blob,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const tokens = new Map<Caller, string>()
  const signIn = async () => {
    for (const [who, email] of Object.entries(callers)) {
      const answer = await fetch(`${url}/api/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const found = /"access_token":"([^"]+)"/.exec(await answer.text())?.[1]
      if (found === undefined) throw new Error(`${email} is not let in: ${answer.status}`)
      tokens.set(who as Caller, found)
    }
  }
  await signIn()
  const call: Call = async (who, method, path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.get(who)}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    return { status: answer.status, text: await answer.text() }
  }
  /** Opens a page, which listens for a while, and closes it. */
  const listen = async (who: Caller) => {
    const ended = AbortSignal.timeout(2_000)
    const stream = await fetch(`${url}/api/v1/stream`, {
      headers: { authorization: `Bearer ${tokens.get(who)}` },
      signal: ended,
    }).catch(() => null)
    await stream?.text().catch(() => undefined)
  }
  const end = performance.now() + milliseconds
  const again = async (once: (nth: number) => Promise<unknown>) => {
    for (let nth = 0; performance.now() < end; nth += 1) {
      await once(nth)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all([
    ...kinds.map((kind) => again((nth) => kind(call, nth, picture))),
    ...(['desk', 'resident', 'sindico'] as const).map((who) => again(() => listen(who))),
    again((nth) => (nth % SIGN_IN_EVERY === SIGN_IN_EVERY - 1 ? signIn() : Promise.resolve())),
  ])
  return statuses
}
