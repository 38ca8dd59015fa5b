import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'

const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', email: 'a@b.co', tenant_id: 't1' }
const demand = { ticket: 't', methods: [], passkey: null, hosted: false, realtime: false }

let proved: boolean
let calls: string[]

/** Opens a tab with fresh modules, and a person who answers its requests. */
async function openTab() {
  vi.resetModules()
  const { callApi } = await import('../http-client.ts')
  const requests = await import('./proof-request.ts')
  const asked = vi.fn<() => void>()
  requests.onProofRequest(() => {
    if (requests.currentProofRequest() !== null) asked()
  })
  const settle = (answer: boolean) => {
    proved = answer
    requests.currentProofRequest()?.settle(answer)
  }
  return { callApi, requests, asked, settle }
}

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

beforeEach(() => {
  stubStorage({ jwt_access_token: 'token', user: JSON.stringify(person) })
  proved = false
  calls = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path.replace('/api/v1', '')}`)
    await Promise.resolve()
    if (proved) return Response.json({ data: path })
    return Response.json({ status: 403, code: 'proof_required', proof: demand }, { status: 403 })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a call that needs a proof is repeated once it is given', async () => {
  const { callApi, asked, settle } = await openTab()
  const called = callApi('/users', { method: 'POST', body: { name: 'Ana' } })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  settle(true)
  await expect(called).resolves.toEqual({ data: '/api/v1/users' })
  expect(calls).toEqual(['POST /users', 'POST /users'])
})

test('two simultaneous calls share one request', async () => {
  const { callApi, asked, settle } = await openTab()
  const called = Promise.all([callApi('/residents/export'), callApi('/visitors/export')])
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  settle(true)
  await called
  expect(asked).toHaveBeenCalledTimes(1)
  expect(calls).toHaveLength(4)
})

test('a call refused before a proof was given does not ask again', async () => {
  const { callApi, requests, settle } = await openTab()
  const sentAt = performance.now()
  const called = callApi('/residents/export')
  await vi.waitFor(() => expect(requests.currentProofRequest()).not.toBeNull())
  settle(true)
  await called
  await expect(requests.askProof(demand, sentAt)).resolves.toBe(true)
  expect(requests.currentProofRequest()).toBeNull()
})

test('an unanswered request refuses the call, and the next call asks again', async () => {
  const { callApi, asked, settle } = await openTab()
  const called = failureOf(callApi('/residents/export'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  settle(false)
  expect(await called).toMatchObject({ status: 403, code: 'proof_required' })
  expect(calls).toEqual(['GET /residents/export'])
  void callApi('/residents/export').catch(() => undefined)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('the end of a session ends the request', async () => {
  const { callApi, requests, asked } = await openTab()
  const called = failureOf(callApi('/residents/export'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  const { endSession } = await import('./session.store.ts')
  endSession('signed-out')
  expect(await called).toMatchObject({ status: 403 })
  expect(requests.currentProofRequest()).toBeNull()
})
