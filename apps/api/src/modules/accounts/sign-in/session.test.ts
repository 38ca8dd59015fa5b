import { refreshAnswer, switchMembershipAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inASecond } from '../../../testing/in-a-second.ts'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const refresh = (token: string) => send(test, 'GET', '/refresh', { token })

async function withTwo() {
  const account = await addAccount(test)
  const other = crypto.randomUUID()
  await change(
    test,
    sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES (${other}, ${account.userId}, ${test.tenants.acacias}, 'condomino', current_date - 1)`,
  )
  return { account, other, token: await signIn(test, account) }
}
const switchTo = (token: string, id: string) =>
  send(test, 'POST', '/session/membership', { token, payload: { id } })

describe('the end of a session', () => {
  const ends = [
    ['user', (id: string) => sql`UPDATE users SET status = 'INATIVO' WHERE id = ${id}`],
    ['removed user', (id: string) => sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`],
    [
      'membership',
      (id: string) => sql`UPDATE memberships SET deleted_at = now() WHERE user_id = ${id}`,
    ],
    ['tenant', () => sql`UPDATE tenants SET status = 'INATIVO' WHERE legal_name = 'acacias'`],
  ] as const
  it.each(ends)(
    'comes for a %s within a second, and the token cannot be refreshed',
    async (_, end) => {
      const account = await addAccount(test, 'funcionario', 'acacias')
      const token = await signIn(test, account)
      expect((await send(test, 'GET', '/me', { token })).status).toBe(200)
      await change(test, end(account.userId))
      await inASecond(async () => {
        expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
      })
      expect((await refresh(token)).status).toBe(401)
      await change(test, sql`UPDATE tenants SET status = 'ATIVO'`)
    },
  )

  it('comes by signing out, at once, with an empty body that is declared as JSON', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    expect((await send(test, 'GET', '/me', { token })).status).toBe(200)
    const { status, raw } = await send(test, 'POST', '/logout', { token })
    expect([status, raw]).toEqual([204, ''])
    expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
    expect(await trail(test, 'bosque', account.userId)).toEqual(['signed_in', 'signed_out'])
  })
})

describe('POST /session/membership', () => {
  it('continues as another of my memberships, with a token of its own', async () => {
    const { account, other, token } = await withTwo()
    const { status, body } = await switchTo(token, other)
    expect(status).toBe(200)
    const { access_token: next, data } = switchMembershipAnswer.parse(body)
    expect(data.access.original.access_token).toBe(next)
    expect(data.me.original).toMatchObject({
      type_flag: 'condomino',
      tenant_id: test.tenants.acacias,
    })
    const me = await send(test, 'GET', '/me', { token: next })
    expect(me.body).toMatchObject({ data: { type_flag: 'condomino' } })
    expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
    // The next sign-in uses it.
    const again = await signIn(test, account)
    const { body: later } = await send(test, 'GET', '/me', { token: again })
    expect(later).toMatchObject({ data: { type_flag: 'condomino' } })
  })

  it('refuses everything but a live membership of mine, and leaves the session unchanged', async () => {
    const { account, other, token } = await withTwo()
    const foreign = await addAccount(test)
    await change(test, sql`UPDATE memberships SET deleted_at = now() WHERE id = ${other}`)
    for (const id of [foreign.membershipId, other, crypto.randomUUID()]) {
      const { status, body } = await switchTo(token, id)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field: 'id', code: 'not_found' }] })
    }
    expect((await refresh(token)).status).toBe(200)
    expect(account.userId).not.toBe(foreign.userId)
  })

  it('gives no new token for one that was replaced long ago', async () => {
    const { account, other, token } = await withTwo()
    const next = refreshAnswer.parse((await refresh(token)).body).access_token
    await changeSecret(
      test,
      sql`UPDATE sessions SET generation_at = now() - interval '11 seconds' WHERE user_id = ${account.userId}`,
    )
    expect((await switchTo(token, other)).status).toBe(401)
    expect((await switchTo(next, other)).status).toBe(200)
  })

  it('does not begin the thirty days again', async () => {
    const { account, other, token } = await withTwo()
    await changeSecret(
      test,
      sql`UPDATE sessions SET created_at = now() - interval '29 days' WHERE user_id = ${account.userId}`,
    )
    await switchTo(token, other)
    const { young } = await test.database.auth.query((queries) =>
      queries.one(sql<{ young: boolean }>`
        SELECT bool_or(created_at > now() - interval '28 days') AS young
        FROM sessions WHERE user_id = ${account.userId}`),
    )
    expect(young).toBe(false)
  })
})
