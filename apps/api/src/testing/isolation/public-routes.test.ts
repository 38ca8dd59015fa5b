import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../test-accounts.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

/** Routes without a session, by the limit that keeps them from being called without end. */
const limits: Readonly<Record<string, readonly string[]>> = {
  'reads of one link in a minute': ['GET /api/v1/calendars/:token'],
  'calls of one path and address, and wrong paths of one network': [
    'GET /api/v1/reader-calls/:token/*',
    'POST /api/v1/reader-calls/:token/*',
  ],
  'calls of one link in a minute, and wrong links of one network': [
    'DELETE /api/v1/face-links/:token/consent',
    'GET /api/v1/face-links/:token',
    'POST /api/v1/face-links/:token/consent',
    'PUT /api/v1/face-links/:token/photo',
  ],
  'wrong links of one network': [
    'POST /api/v1/guests/answer',
    'POST /api/v1/guests/invitation',
    'POST /api/v1/guests/pass',
  ],
  'tries of one account and one network': [
    'POST /api/v1/login',
    'POST /api/v1/login/identity',
    'POST /api/v1/login/realtime',
    'POST /api/v1/invitations/accept',
    'POST /api/v1/invitations/decline',
    'POST /api/v1/invitations/look',
    'POST /api/v1/register/confirm',
  ],
  'requests of one network or device': [
    'POST /api/v1/invitations/email',
    'POST /api/v1/login/hosted',
    'POST /api/v1/login/passkey',
    'POST /api/v1/password/forgot',
    'POST /api/v1/register',
    'POST /api/v1/register/realtime',
  ],
  'wrong codes of one person': [
    'POST /api/v1/invitations/accept/proof',
    'POST /api/v1/login/proof',
  ],
  // These have no limit of their own. They use only the three connections of sign-in, so they
  // cannot exhaust those of other calls.
  'secrets of 256 bits, looked up on the connections of sign-in': [
    'GET /api/v1/refresh',
    'POST /api/v1/email/confirm',
    'POST /api/v1/login/enrolment',
    'POST /api/v1/login/hosted/callback',
    'POST /api/v1/password/reset',
    'POST /api/v1/second-factor/reset',
  ],
  // The server's signature is checked before the file is read from the disk.
  'links that the server signs, for ten minutes': ['GET /api/v1/files/:id'],
  // The server's signature is checked before the row is read.
  'links that the server signs, for five minutes': ['GET /api/v1/face-photos/:id'],
  'one reading of an address at a time': ['GET /api/v1/openapi.json'],
  'files and words that no statement is run for': [
    'GET /api/v1/docs',
    'GET /api/v1/docs/json',
    'GET /api/v1/docs/static/*',
    'GET /api/v1/docs/static/index.html',
    'GET /api/v1/docs/static/swagger-initializer.js',
    'GET /api/v1/docs/yaml',
    'GET /healthz',
    'POST /api/v1/login/hosted/end',
  ],
  'the operator’s own, by address or token': ['GET /metrics'],
  'one statement on the shared connections': ['GET /readyz'],
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('every route that asks for no session is known for its limit', () => {
  const found = test.routes
    .filter(
      ({ access, method }) => (access === 'public' || access === undefined) && method !== 'HEAD',
    )
    .map(({ method, url }) => `${method} ${url}`)
  expect([...new Set(found)].toSorted()).toEqual(Object.values(limits).flat().toSorted())
})

it('what is read without a session is as short as a form', async () => {
  const payload = { email: 'x'.repeat(70_000) }
  const longer: string[] = []
  for (const { access, method, url } of test.routes) {
    if (access !== 'public' || method !== 'POST') continue
    const { status } = await send(test, 'POST', url.replace('/api/v1', ''), { payload })
    // Whatever is wrong with a call of a reader is answered alike; its own test sends too much.
    if (status !== (url.includes('/reader-calls/') ? 404 : 413)) longer.push(`${url} ${status}`)
  }
  expect(longer).toEqual([])
})
