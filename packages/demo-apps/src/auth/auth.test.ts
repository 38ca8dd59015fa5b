import { expect, test } from 'vitest'
import { backEnd } from '../back-end/back-end.ts'
import { auth } from './auth.handlers.ts'
import type { AuthCalls, SignedIn } from './auth.types.ts'
import { DEMO_TOKEN_MS } from './demo-token.ts'

const start = Date.UTC(2026, 10, 20)

/** Opens the mock with a clock that the test sets. */
function open() {
  const clock = { now: start }
  const { ask } = backEnd([{ path: '/api/auth', load: async () => auth }], {
    now: () => clock.now,
    newId: () => 'new-person',
    network: async () => {
      throw new Error('nothing here passes to the network')
    },
  })
  const call = async <Name extends keyof AuthCalls>(name: Name, body?: AuthCalls[Name]['body']) =>
    (await ask({ name, body })) as AuthCalls[Name]['answer']
  return { clock, call }
}

const admin = { email: 'admin@demonstracao.example', password: 'admin' }

async function tokenOf(call: ReturnType<typeof open>['call']): Promise<string> {
  return ((await call('GET /api/auth', admin)) as SignedIn).access_token
}

test('the right e-mail, in any case, and password sign in, and the answer has no password', async () => {
  const { call } = open()
  const answer = await call('GET /api/auth', { ...admin, email: 'Admin@Demonstracao.example ' })
  expect(answer).toMatchObject({ user: { role: 'admin', from: 'custom-db' } })
  expect(JSON.stringify(answer)).not.toContain('"password"')
})

test.each([
  [{ ...admin, email: 'x@y.example' }, 'email', 'Check your email address'],
  [{ ...admin, password: 'x' }, 'password', 'Check your password'],
])('%o is told what to check', async (body, type, message) => {
  const { call } = open()
  expect(await call('GET /api/auth', body)).toEqual({ error: [{ type, message }] })
})

test('a person who registers becomes an administrator of the mock and can sign in', async () => {
  const { call } = open()
  const body = { displayName: 'Ana Sá', email: 'ana@exemplo.example', password: 'uma frase longa' }
  expect(await call('POST /api/auth/register', body)).toMatchObject({
    user: { uuid: 'new-person', role: 'admin', data: { displayName: 'Ana Sá' } },
  })
  expect(await call('GET /api/auth', body)).toMatchObject({ user: { uuid: 'new-person' } })
})

test('an e-mail can register once', async () => {
  const { call } = open()
  const body = { displayName: 'A', email: admin.email.toUpperCase(), password: 'uma frase' }
  expect(await call('POST /api/auth/register', body)).toEqual({
    error: [{ type: 'email', message: 'The email address is already in use' }],
  })
})

test('a token is valid for two days, and renews itself', async () => {
  const { clock, call } = open()
  const first = await tokenOf(call)
  clock.now = start + DEMO_TOKEN_MS - 1000
  const next = await call('GET /api/auth/access-token', { access_token: first })
  expect(next.user.data.email).toBe(admin.email)
  expect(next.access_token).not.toBe(first)
  expect(DEMO_TOKEN_MS).toBe(172_800_000)
})

test('an expired, a changed and an unreadable token are refused', async () => {
  const { clock, call } = open()
  const token = await tokenOf(call)
  const [header, , signature] = token.split('.')
  const claims = btoa(JSON.stringify({ id: 'XgbuVEXBU6gtSKdbTYR1Zbbby1i3', iat: 0, exp: 9e9 }))
  const refusal = { status: 401, message: 'Credenciais Invalidas' }
  for (const wrong of [`${header}.${claims}.${signature}`, 'x', '', 'ção.ção.ção']) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(call('GET /api/auth/access-token', { access_token: wrong })).rejects.toMatchObject(
      refusal,
    )
  }
  // oxlint-disable-next-line no-await-in-loop
  for (const none of [{}, undefined])
    await expect(call('GET /api/auth/access-token', none)).rejects.toMatchObject(refusal)
  clock.now = start + DEMO_TOKEN_MS
  await expect(call('GET /api/auth/access-token', { access_token: token })).rejects.toMatchObject(
    refusal,
  )
})

test('changes of a person are stored', async () => {
  const { call } = open()
  const { user } = (await call('GET /api/auth', admin)) as SignedIn
  const changed = { ...user, data: { ...user.data, shortcuts: ['faq'] } }
  expect(await call('POST /api/auth/user/update', { user: changed })).toEqual(changed)
  expect(await call('GET /api/auth', admin)).toMatchObject({ user: changed })
})
