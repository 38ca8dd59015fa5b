import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { addAccount, change, send, signIn, testPassword } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

/** A lure that somebody types to get it into our letters. */
const lure = 'Ganhe no site premio.example'
const password = 'tamandua no quintal'

let test: TestApp
let people = 0
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const victim = () => {
  people += 1
  return `vitima.${people}@example.com`
}

/**
 * Waits until an address has this number of letters, and returns them in all of their encodings.
 */
async function lettersOnce(address: string, count: number): Promise<string> {
  await expect.poll(async () => (await lettersTo(test, address)).length).toBe(count)
  return (await lettersTo(test, address)).join('\n')
}

const says = (letters: string) => /Ganhe|premio\.example/.test(letters)

describe('a stranger’s text is in no letter to', () => {
  it('people whom they register, nor in those that these request before proving the address', async () => {
    const email = victim()
    await send(test, 'POST', '/register', { payload: { displayName: lure, email, password } })
    await send(test, 'POST', '/password/forgot', { payload: { email } })
    await writeLetters(test)
    expect(says(await lettersOnce(email, 2))).toBe(false)
  })

  it('people whom a síndico invites, by the name typed or the one that they gave their company', async () => {
    await change(
      test,
      sql`UPDATE tenants SET fantasy_name = ${lure} WHERE id = ${test.tenants.bosque}`,
    )
    const email = victim()
    const membership = { role: 'funcionario', starts_on: '2020-01-01' }
    const payload = { name: lure, email, membership }
    expect((await test.as('sindico').post('/users', { payload })).status).toBe(201)
    const { userId } = await addAccount(test, 'funcionario', 'bosque')
    const bond = { user_id: userId, role: 'condomino', starts_on: '2020-01-01' }
    expect((await test.as('sindico').post('/memberships', { payload: bond })).status).toBe(201)
    await writeLetters(test)
    const letters = await lettersOnce(email, 1)
    expect(says(letters)).toBe(false)
    expect(letters).toContain('bosque')
    const known = await test.database.auth.query((queries) =>
      queries.one(sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`),
    )
    expect(says(await lettersOnce(known.email, 1))).toBe(false)
  })

  it('people whose address somebody enters as their own', async () => {
    const account = await addAccount(test)
    await change(test, sql`UPDATE users SET name = ${lure} WHERE id = ${account.userId}`)
    const token = await signIn(test, account)
    const email = victim()
    const payload = { email, password: testPassword }
    expect((await send(test, 'POST', '/me/email', { token, payload })).status).toBe(202)
    await writeLetters(test)
    expect(says(await lettersOnce(email, 1))).toBe(false)
  })
})
