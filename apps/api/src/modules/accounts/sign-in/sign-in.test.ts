import { refreshAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const anyText: unknown = expect.any(String)

const login = (payload: unknown, from?: string) => send(test, 'POST', '/login', { payload, from })
const refresh = (token?: string) => send(test, 'GET', '/refresh', { token })

async function refreshed(token: string): Promise<string> {
  const { body } = await refresh(token)
  return refreshAnswer.parse(body).access_token
}

describe('POST /login', () => {
  it('returns the token and the person, to the letter', async () => {
    const { email, userId } = await addAccount(test)
    const { status, body, headers } = await login({
      email: email.toUpperCase(),
      password: testPassword,
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      data: {
        access: {
          original: { access_token: anyText, token_type: 'bearer', expires_in: 900 },
        },
        me: {
          original: {
            id: userId,
            name: 'sindico bosque',
            email,
            type_flag: 'sindico',
            tenant_id: test.tenants.bosque,
            images: [],
            settings: {},
            shortcuts: [],
          },
        },
      },
    })
    expect(await trail(test, 'bosque', userId)).toEqual(['signed_in'])
  })

  it('gives a platform role no tenant', async () => {
    const account = await addAccount(test, 'master')
    const { body } = await login({ email: account.email, password: testPassword })
    expect(body).toMatchObject({
      data: { me: { original: { type_flag: 'master', tenant_id: null } } },
    })
  })

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const { email } = await addAccount(test)
    const wrong = await login({ email, password: 'not the password' })
    const unknown = await login({ email: 'nobody@bosque.example', password: 'not the password' })
    const without = (answer: typeof wrong) => ({
      body: JSON.stringify(answer.body, (key, value: unknown) =>
        key === 'request_id' ? null : value,
      ),
      status: answer.status,
      type: answer.headers['content-type'],
      length: answer.raw.length,
    })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ code: 'credentials_wrong' })
    expect(without(unknown)).toEqual(without(wrong))
  })

  it('answers somebody who has not accepted their invitation like a wrong password', async () => {
    const { email, userId } = await addAccount(test)
    await changeSecret(test, sql`DELETE FROM user_passwords WHERE user_id = ${userId}`)
    expect((await login({ email, password: testPassword })).status).toBe(401)
  })

  const inactive = [
    ['user', (id: string) => sql`UPDATE users SET status = 'INATIVO' WHERE id = ${id}`],
    [
      'membership',
      (id: string) => sql`UPDATE memberships SET deleted_at = now() WHERE user_id = ${id}`,
    ],
    [
      'membership by its day',
      (id: string) => sql`UPDATE memberships SET ends_on = current_date - 2 WHERE user_id = ${id}`,
    ],
  ] as const
  it.each(inactive)('answers 400 to the right password of an ended %s only', async (_, end) => {
    const { email, userId } = await addAccount(test)
    await change(test, end(userId))
    const right = await login({ email, password: testPassword })
    expect(right.status).toBe(400)
    expect(right.body).toMatchObject({ code: 'user_inactive' })
    expect((await login({ email, password: 'not the password' })).status).toBe(401)
  })

  it('answers 400 while the tenant is inactive', async () => {
    const { email } = await addAccount(test, 'sindico', 'acacias')
    const tenant = test.tenants.acacias
    await change(test, sql`UPDATE tenants SET status = 'INATIVO' WHERE id = ${tenant}`)
    expect((await login({ email, password: testPassword })).status).toBe(400)
    await change(test, sql`UPDATE tenants SET status = 'ATIVO' WHERE id = ${tenant}`)
    expect((await login({ email, password: testPassword })).status).toBe(200)
  })

  it.each([
    [
      {},
      [
        { field: 'email', code: 'required' },
        { field: 'password', code: 'required' },
      ],
    ],
    [{ email: 'no address', password: testPassword }, [{ field: 'email', code: 'email_format' }]],
    [{ email: 'a@b.example', password: '123' }, [{ field: 'password', code: 'too_small' }]],
    [{ email: 'a@b.example', password: 12345 }, [{ field: 'password', code: 'invalid_type' }]],
    [
      { email: 'a@b.example', password: testPassword, tenant_id: 'x' },
      [{ field: 'tenant_id', code: 'unknown_field' }],
    ],
  ])('answers 422 to a bad shape: %j', async (payload, errors) => {
    const { status, body } = await login(payload)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation', errors })
  })

  it('picks the membership that was used last', async () => {
    const { email, userId } = await addAccount(test)
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, last_used_at)
        VALUES (gen_random_uuid(), ${userId}, ${test.tenants.acacias}, 'condomino', current_date - 1, now())`,
    )
    const { body } = await login({ email, password: testPassword })
    expect(body).toMatchObject({ data: { me: { original: { type_flag: 'condomino' } } } })
  })
})

describe('GET /refresh', () => {
  it('continues with a new token, and gives the one before it the same bytes for a moment', async () => {
    const first = await signIn(test, await addAccount(test))
    const { status, body } = await refresh(first)
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: anyText })
    const second = refreshAnswer.parse(body).access_token
    expect(second).not.toBe(first)
    expect(await refreshed(first)).toBe(second)
    // The replaced token still works for ordinary calls.
    expect((await send(test, 'GET', '/me', { token: first })).status).toBe(200)
  })

  it('gives the same token to all who ask at once', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const { auth } = test.database
    const waiting = () =>
      auth.query(async (queries) => {
        const { count } = await queries.one(sql<{ count: number }>`
          SELECT count(*)::integer FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
        return count
      })
    // All three calls are released at the same moment, after each has read and before any has
    // written.
    const all = await auth.transaction(async (queries) => {
      await queries.all(sql`SELECT 1 FROM sessions WHERE user_id = ${account.userId} FOR UPDATE`)
      const asked = Array.from({ length: 3 }, () => refreshed(token))
      await expect.poll(waiting).toBe(3)
      return asked
    })
    expect(new Set(await Promise.all(all)).size).toBe(1)
  })

  it('accepts an expired token', async () => {
    const account = await addAccount(test)
    await signIn(test, account)
    const session = await test.database.auth.query((queries) =>
      queries.one(sql<{ id: string }>`SELECT id FROM sessions WHERE user_id = ${account.userId}`),
    )
    const old = await test.parts.tokens.sign(session.id, 1, new Date(Date.now() - 3_600_000))
    expect((await send(test, 'GET', '/me', { token: old })).status).toBe(401)
    expect((await refresh(old)).status).toBe(200)
  })

  it('ends the session of a token that was replaced two steps or ten seconds ago', async () => {
    const account = await addAccount(test)
    const first = await signIn(test, account)
    const second = await refreshed(first)
    const third = await refreshed(second)
    const stolen = await refresh(first)
    expect(stolen.status).toBe(401)
    expect(stolen.body).toMatchObject({ code: 'session_ended' })
    expect((await refresh(third)).status).toBe(401)
    expect((await send(test, 'GET', '/me', { token: third })).status).toBe(401)
    expect(await trail(test, 'bosque', account.userId)).toEqual(['signed_in', 'session_ended'])

    const late = await signIn(test, account)
    const next = await refreshed(late)
    await changeSecret(
      test,
      sql`UPDATE sessions SET generation_at = now() - interval '11 seconds' WHERE user_id = ${account.userId}`,
    )
    expect((await refresh(late)).status).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })

  it.each([
    ['seven days without use', sql`last_used_at = now() - interval '7 days 1 minute'`],
    ['thirty days in all', sql`created_at = now() - interval '30 days 1 minute'`],
  ])('ends after %s', async (_, past) => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    await changeSecret(test, sql`UPDATE sessions SET ${past} WHERE user_id = ${account.userId}`)
    expect((await refresh(token)).status).toBe(401)
  })

  it('refuses tokens that this server did not sign', async () => {
    const token = await signIn(test, await addAccount(test))
    const [head = '', claims = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [undefined, 'x', `${head}.${claims}.x`, `${none}.${claims}.`]) {
      const { status, body } = await refresh(forged)
      expect(status).toBe(401)
      expect(body).toMatchObject({ code: 'unauthenticated' })
    }
  })
})

describe('the secrets of signing in', () => {
  it.each(['user_passwords', 'password_tokens', 'sign_in_throttles', 'sessions'])(
    '%s cannot be read by requests, nor by jobs',
    async (table) => {
      for (const role of ['app', 'system'] as const) {
        const read = test.database.pools[role].connection((queries) =>
          queries.all(sql`SELECT * FROM ${sql.table(table)}`),
        )
        await expect(read).rejects.toMatchObject({ code: '42501' })
      }
    },
  )
})
