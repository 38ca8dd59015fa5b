import type * as NodeCrypto from 'node:crypto'
import { argon2 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addAccount, changeSecret, send, testPassword } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hashPassword } from '../public/password/password-hash.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof NodeCrypto>()
  return { ...crypto, argon2: vi.fn<typeof argon2>(crypto.argon2) }
})

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
beforeEach(() => void vi.mocked(argon2).mockClear())
afterAll(() => test.close())

/** The answer to a wrong password, and the hashing that it took. */
async function wrong(email: string) {
  vi.mocked(argon2).mockClear()
  const payload = { email, password: 'not the password' }
  const { status, body, headers } = await send(test, 'POST', '/login', { payload })
  const hashed = vi
    .mocked(argon2)
    .mock.calls.map(([kind, { memory, passes, parallelism }]) => [
      kind,
      { memory, passes, parallelism },
    ])
  return {
    status,
    body: { ...(body as object), request_id: '' },
    headers: Object.keys(headers),
    hashed,
  }
}

it('a login for nobody, for somebody, and for somebody without a password takes and answers the same', async () => {
  const [known, withoutPassword] = [await addAccount(test), await addAccount(test)]
  await changeSecret(
    test,
    sql`DELETE FROM user_passwords WHERE user_id = ${withoutPassword.userId}`,
  )
  // Uses the cost of real passwords; that of test accounts is lower.
  const stored = await hashPassword(testPassword)
  await changeSecret(
    test,
    sql`UPDATE user_passwords SET hash = ${stored} WHERE user_id = ${known.userId}`,
  )
  const ofKnown = await wrong(known.email)
  expect(ofKnown.status).toBe(401)
  expect(ofKnown.hashed).toHaveLength(1)
  expect(await wrong('nobody.knows@bosque.example')).toEqual(ofKnown)
  expect(await wrong(withoutPassword.email)).toEqual(ofKnown)
})
