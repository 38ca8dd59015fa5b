import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, changeSecret, send, signIn } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldSecrets } from './housekeeping.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const left = () =>
  test.database.auth.query((queries) =>
    queries.one(sql`SELECT
      (SELECT count(*)::integer FROM sign_in_throttles) AS throttles,
      (SELECT count(*)::integer FROM password_tokens) AS tokens,
      (SELECT count(*)::integer FROM known_devices) AS devices,
      (SELECT count(*)::integer FROM sessions) AS sessions`),
  )

it('deletes old failures, links and sessions, and keeps the young', async () => {
  const account = await addAccount(test)
  await changeSecret(test, sql`DELETE FROM sessions`)
  await changeSecret(
    test,
    sql`INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at)
      VALUES ('\x01', ${account.userId}, 'reset', now())`,
  )
  await signIn(test, account)
  const payload = { email: account.email, password: 'nonsense' }
  await send(test, 'POST', '/login', { payload })
  // What counts the account at its network, the account by day, and the network.
  const young = { throttles: 3, tokens: 1, devices: 1, sessions: 1 }
  await forgetOldSecrets(test.database.auth)
  expect(await left()).toEqual(young)
  await changeSecret(
    test,
    sql`UPDATE sign_in_throttles SET lapses_at = lapses_at - interval '25 hours'`,
  )
  await changeSecret(test, sql`UPDATE password_tokens SET expires_at = now() - interval '8 days'`)
  await changeSecret(test, sql`UPDATE known_devices SET expires_at = now()`)
  await changeSecret(test, sql`UPDATE sessions SET created_at = now() - interval '61 days'`)
  await forgetOldSecrets(test.database.auth)
  expect(await left()).toEqual({ throttles: 0, tokens: 0, devices: 0, sessions: 0 })
})
