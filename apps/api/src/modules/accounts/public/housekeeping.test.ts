import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, change, changeSecret, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetOldSecrets } from './housekeeping.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'deletes what is old of everybody' })
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
  // Counters of the account at its network, of the account by day, and of the network.
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

it('keeps tokens as proofs of a person until they are too old for that', async () => {
  await changeSecret(
    test,
    sql`INSERT INTO spent_provider_tokens (digest, expires_at) VALUES
      ('\x01', now() - interval '11 minutes'), ('\x02', now() - interval '1 minute')`,
  )
  await forgetOldSecrets(test.database.auth)
  const left = await test.database.auth.query((queries) =>
    queries.all(sql<{ digest: Buffer }>`SELECT digest FROM spent_provider_tokens`),
  )
  expect(left.map(({ digest }) => digest[0])).toEqual([2])
})

describe('a person who registered a week ago', () => {
  type Guest = { days?: number; proven?: boolean; member?: boolean }

  async function guest({ days = 8, proven = false, member = false }: Guest) {
    const [id, email] = [newId(), `${newId()}@exemplo.example`]
    await change(
      test,
      sql`INSERT INTO users (id, name, email, created_at)
        VALUES (${id}, 'Ana', ${email}, now() - make_interval(days => ${days}))`,
    )
    await changeSecret(
      test,
      sql`INSERT INTO user_passwords (user_id, hash, proven) VALUES (${id}, 'hash', ${proven})`,
    )
    await changeSecret(
      test,
      sql`INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at)
        VALUES (${Buffer.from(id)}, ${id}, 'registration', now() + interval '1 day')`,
    )
    if (member) {
      // A membership that ended long ago.
      await change(
        test,
        sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, ends_on, deleted_at)
          VALUES (${newId()}, ${id}, ${test.tenants.bosque}, 'condomino', current_date - 9,
            current_date - 8, now())`,
      )
    }
    return id
  }

  const rowsOf = (id: string) =>
    test.database.auth.query((queries) =>
      queries.one(sql`SELECT
        (SELECT count(*)::integer FROM users WHERE id = ${id}) AS people,
        (SELECT count(*)::integer FROM user_passwords WHERE user_id = ${id}) AS passwords,
        (SELECT count(*)::integer FROM password_tokens WHERE user_id = ${id}) AS links`),
    )

  it('is forgotten with all their data, unless the e-mail was confirmed or access given', async () => {
    const gone = await guest({})
    const stay = [
      await guest({ days: 6 }),
      await guest({ proven: true }),
      await guest({ member: true }),
    ]
    await forgetOldSecrets(test.database.auth)
    expect(await rowsOf(gone)).toEqual({ people: 0, passwords: 0, links: 0 })
    for (const id of stay) {
      expect(await rowsOf(id)).toEqual({ people: 1, passwords: 1, links: 1 })
    }
  })
})
