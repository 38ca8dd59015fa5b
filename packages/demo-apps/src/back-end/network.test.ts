import { afterEach, expect, test, vi } from 'vitest'
import { DemoFailure } from './demo-call.ts'
import { callNetwork } from './network.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('sends a call without a handler without the product’s token and without cookies', async () => {
  // The product stores its token there.
  vi.stubGlobal('localStorage', { getItem: () => 'the-token-of-the-product' })
  const fetched = answerWith(Response.json({ ok: true }))
  expect(await callNetwork({ name: 'POST /api/unknown/call', body: { a: 1 } })).toEqual({
    ok: true,
  })
  const [address, options] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/unknown/call')
  expect(options?.credentials).toBe('omit')
  expect(new Headers(options?.headers).get('Authorization')).toBeNull()
  expect(JSON.stringify(options)).not.toContain('the-token-of-the-product')
})

test('a refusal of the network keeps its status', async () => {
  answerWith(new Response(null, { status: 404, statusText: 'Not Found' }))
  await expect(callNetwork({ name: 'GET /api/unknown', query: { a: 1 } })).rejects.toEqual(
    new DemoFailure(404, 'Not Found'),
  )
})
