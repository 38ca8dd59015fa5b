import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'

type Call = { path: string; token: string | null; headers: Headers }

const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', email: 'a@b.co', tenant_id: 't1' }

let stored: Map<string, string>
let calls: Call[]
let good: Set<string>
let onRefresh: () => Promise<Response> | Response
/** The signals of the refresh calls. */
let signals: AbortSignal[]

/** Opens a tab: fresh modules over the shared storage. */
async function openTab() {
  vi.resetModules()
  const { callApi } = await import('./http-client.ts')
  const store = await import('./session/session.store.ts')
  return { callApi, store }
}

function refreshes(): number {
  return calls.filter((call) => call.path === '/api/v1/refresh').length
}

beforeEach(() => {
  stored = stubStorage({
    jwt_access_token: 'old',
    user: JSON.stringify(person),
  })
  calls = []
  good = new Set(['new'])
  onRefresh = () => Response.json({ access_token: 'new' })
  vi.stubGlobal('navigator', {})
  signals = []
  type Init = { headers: Headers; signal?: AbortSignal }
  vi.stubGlobal('fetch', async (path: string, { headers, signal }: Init) => {
    if (signal && path === '/api/v1/refresh') signals.push(signal)
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null
    calls.push({ path, token, headers })
    await Promise.resolve()
    if (path === '/api/v1/refresh') return onRefresh()
    if (token !== null && good.has(token)) return Response.json({ data: path })
    return Response.json({ status: 401, code: 'unauthenticated' }, { status: 401 })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('one refresh serves all calls refused at the same time, and each is repeated', async () => {
  const { callApi } = await openTab()
  const paths = ['/towers', '/apartments', '/residents', '/me', '/companies']
  const answers = await Promise.all(paths.map((path) => callApi(path)))
  expect(answers).toEqual(paths.map((path) => ({ data: `/api/v1${path}` })))
  expect(refreshes()).toBe(1)
  expect(stored.get('jwt_access_token')).toBe('new')
})

test('a call sent with a replaced token is repeated with the stored one', async () => {
  const { callApi } = await openTab()
  const sent = callApi('/towers')
  stored.set('jwt_access_token', 'new')
  await sent
  expect(refreshes()).toBe(0)
})

test('two tabs under one lock refresh once', async () => {
  let queue = Promise.resolve<unknown>(undefined)
  const request = (_name: string, work: () => Promise<unknown>) => {
    queue = queue.then(work)
    return queue
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const one = await openTab()
  const other = await openTab()
  await Promise.all([one.callApi('/towers'), other.callApi('/apartments')])
  expect(refreshes()).toBe(1)
})

test('a refused refresh ends the session once and forgets token and person', async () => {
  onRefresh = () => Response.json({ status: 401, code: 'session_ended' }, { status: 401 })
  const { callApi, store } = await openTab()
  const ended = vi.fn<(end: string) => void>()
  store.onSessionEnd(ended)
  const results = await Promise.allSettled([callApi('/towers'), callApi('/residents')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ended.mock.calls).toEqual([['expired', undefined]])
  expect([...stored.keys()]).toEqual([])
  expect(store.currentSession().user).toBeNull()
})

test.each([
  ['with the server’s message', { detail: 'Entre de novo.' }, 'Entre de novo.'],
  ['without one', {}, null],
])('a session that is over at its provider ends %s', async (_name, more, message) => {
  const body = { status: 401, code: 'provider_session_ended', ...more }
  onRefresh = () => Response.json(body, { status: 401 })
  const { callApi, store } = await openTab()
  const ended = vi.fn<(end: string, told?: object) => void>()
  store.onSessionEnd(ended)
  await Promise.allSettled([callApi('/towers')])
  expect(ended.mock.calls).toEqual([['expired', { message }]])
})

test.each<[string, object]>([
  ['somebody else', { ...person, id: 'u2' }],
  ['the same person in another company', { ...person, tenant_id: 't2' }],
])('a call is not repeated as %s', async (_name, next) => {
  const { callApi } = await openTab()
  const sent = callApi('/panic')
  stored.set('user', JSON.stringify(next))
  stored.set('jwt_access_token', 'new')
  await expect(sent).rejects.toMatchObject({ status: 401 })
  expect(calls.map(({ token }) => token)).toEqual(['old'])
})

test('nor in another company that was chosen meanwhile', async () => {
  stored.set('user', JSON.stringify({ ...person, type_flag: 'admin', tenant_id: null }))
  stored.set('tenant_id', 't1')
  const { callApi, store } = await openTab()
  const sent = callApi('/towers')
  store.chooseTenant({ id: 't2', name: 'Acácias' })
  await expect(sent).rejects.toMatchObject({ status: 401 })
})

test('gives up a refresh that is never answered', async () => {
  const { callApi, store } = await openTab()
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onRefresh = () =>
    new Promise((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      limit.abort()
    })
  await expect(callApi('/towers')).rejects.toMatchObject({ code: 'offline' })
  expect(signals).toContain(limit.signal)
  expect(store.currentSession().user).not.toBeNull()
})

test('an unreachable server ends no session', async () => {
  onRefresh = () => Promise.reject(new TypeError('failed to fetch'))
  const { callApi, store } = await openTab()
  await expect(callApi('/towers')).rejects.toMatchObject({ code: 'offline', status: 0 })
  expect(store.currentSession().user?.id).toBe('u1')
  expect(stored.get('jwt_access_token')).toBe('old')
})

test.each([200, 429, 500, 502, 503])('a refresh answered %i ends no session', async (status) => {
  onRefresh = () => new Response('busy', { status })
  const { callApi, store } = await openTab()
  await expect(callApi('/towers')).rejects.toMatchObject({ status })
  expect(store.currentSession().user?.id).toBe('u1')
  expect(stored.get('jwt_access_token')).toBe('old')
})

test('a call refused again is an error, without another refresh', async () => {
  good.clear()
  const { callApi } = await openTab()
  await expect(callApi('/towers')).rejects.toMatchObject({ status: 401 })
  expect(refreshes()).toBe(1)
})

test('a wrong password causes no refresh', async () => {
  const { callApi } = await openTab()
  await expect(callApi('/login', { anonymous: true })).rejects.toMatchObject({ status: 401 })
  expect(refreshes()).toBe(0)
})

test('a person who signs out meanwhile stays signed out', async () => {
  const { callApi, store } = await openTab()
  onRefresh = () => {
    store.endSession('signed-out')
    return Response.json({ access_token: 'new' })
  }
  await expect(callApi('/towers')).rejects.toMatchObject({ status: 401 })
  expect(stored.has('jwt_access_token')).toBe(false)
})

test('every call has its headers (platform §9)', async () => {
  const { callApi } = await openTab()
  await callApi('/towers')
  const headers = Object.fromEntries(calls.at(-1)?.headers ?? [])
  expect(headers).toMatchObject({
    authorization: 'Bearer new',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'accept-language': 'en',
  })
  expect(headers).not.toHaveProperty('x-tenant-id')
})

test('only a platform role sends the company it has chosen', async () => {
  stored.set('jwt_access_token', 'new')
  stored.set('tenant_id', 't2')
  const sindico = await openTab()
  await sindico.callApi('/towers')
  expect(calls.at(-1)?.headers.get('X-Tenant-Id')).toBeNull()
  stored.set('user', JSON.stringify({ ...person, type_flag: 'admin', tenant_id: null }))
  const admin = await openTab()
  await admin.callApi('/towers')
  expect(calls.at(-1)?.headers.get('X-Tenant-Id')).toBe('t2')
  await admin.callApi('/files', { method: 'POST', forNoCompany: true })
  expect(calls.at(-1)?.headers.get('X-Tenant-Id')).toBeNull()
})
