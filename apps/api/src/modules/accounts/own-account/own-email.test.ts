import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { lettersTo as keptLetters } from '../../../testing/kept-letters.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import {
  addAccount,
  changeSecret,
  send,
  signIn,
  type TestAccount,
  testPassword,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let letterJobs: JobRunner
beforeAll(async () => {
  test = await openTestApp()
  letterJobs = await startLetters(test)
})
afterAll(async () => {
  await letterJobs.stop()
  await test.close()
})

let nth = 0
const fresh = () => `nova.${(nth += 1)}@example.com`

const ask = (token: string, email: string, password = testPassword) =>
  send(test, 'POST', '/me/email', { token, payload: { email, password } })
const confirm = (token: string) => send(test, 'POST', '/email/confirm', { payload: { token } })
const login = ({ email, password }: Pick<TestAccount, 'email' | 'password'>) =>
  send(test, 'POST', '/login', { payload: { email, password } })

const lettersTo = (email: string) => keptLetters(test, email)

const tokenIn = (letter: string | undefined) =>
  /\/pages\/auth\/confirm-email#([\w-]{43})/.exec(letter ?? '')?.[1] ?? ''

/** The link's token, once the letter to the new address is written. */
async function tokenTo(email: string): Promise<string> {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  return tokenIn((await lettersTo(email))[0])
}

describe('one’s own e-mail', () => {
  it('changes once the letter to the new address is answered; the old address is notified, and proves nothing', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const email = fresh()
    expect((await ask(token, email)).status).toBe(202)
    const proof = await tokenTo(email)
    await expect.poll(async () => (await lettersTo(account.email)).length).toBe(1)
    const [notice] = await lettersTo(account.email)
    expect(notice).toContain(email)
    expect(tokenIn(notice)).toBe('')
    expect((await login(account)).status).toBe(200)
    expect((await confirm(proof)).status).toBe(204)
    expect((await login(account)).status).toBe(401)
    expect((await login({ ...account, email })).status).toBe(200)
    expect((await confirm(proof)).status).toBe(422)
  })

  it('needs the password, on the field of the password', async () => {
    const token = await signIn(test, await addAccount(test))
    const email = fresh()
    const { status, body } = await ask(token, email, 'nonsense')
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: 'password', code: 'password_wrong' }] })
    expect(await lettersTo(email)).toEqual([])
  })

  it('is refused on its own field where it is invalid, or the same', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const errorOf = async (email: string) =>
      ((await ask(token, email)).body as { errors: unknown[] }).errors
    expect(await errorOf('nobody')).toMatchObject([{ field: 'email', code: 'email_format' }])
    expect(await errorOf(account.email.toUpperCase())).toMatchObject([
      { field: 'email', code: 'duplicate' },
    ])
  })

  it('reveals nobody: an address that is taken gets the same answer and no letter', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const token = await signIn(test, account)
    const taken = await ask(token, other.email)
    const free = await ask(token, fresh())
    expect([taken.status, taken.raw]).toEqual([free.status, free.raw])
    await expect.poll(async () => (await lettersTo(account.email)).length).toBe(2)
    expect(await lettersTo(other.email)).toEqual([])
  })

  it('can be requested a few times, and not by the hundred', async () => {
    const token = await signIn(test, await addAccount(test))
    for (let time = 0; time < 5; time += 1) expect((await ask(token, fresh())).status).toBe(202)
    expect((await ask(token, fresh())).status).toBe(429)
  })

  it('can be requested for one address a few times, by however many people', async () => {
    const email = fresh()
    const statuses = []
    for (let person = 0; person < 3; person += 1) {
      const token = await signIn(test, await addAccount(test))
      for (let time = 0; time < 2; time += 1) statuses.push((await ask(token, email)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('goes to one person where two take it at the same moment', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const email = fresh()
    await ask(await signIn(test, account), email)
    const proof = await tokenTo(email)
    const first = `UPDATE users SET email = '${email}' WHERE id = '${other.userId}'`
    const late = await whileHeld(test, first, () => confirm(proof))
    expect(late.status).toBe(422)
    expect(late.body).toMatchObject({ errors: [{ field: 'token', code: 'token_invalid' }] })
  })

  it('is not given once the password is another, or a day has passed', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const email = fresh()
    await ask(token, email)
    const proof = await tokenTo(email)
    const password = 'tamandua no quintal'
    const payload = { current_password: testPassword, password }
    await send(test, 'POST', '/me/password', { token, payload })
    expect((await confirm(proof)).status).toBe(422)

    const later = fresh()
    await ask(token, later, password)
    const second = await tokenTo(later)
    await changeSecret(
      test,
      sql`UPDATE email_changes SET expires_at = expires_at - interval '24 hours'
        WHERE user_id = ${account.userId}`,
    )
    expect((await confirm(second)).status).toBe(422)
  })

  it('leaves no old letter that would still let in', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    await send(test, 'POST', '/password/forgot', { payload: { email: account.email } })
    await expect.poll(async () => (await lettersTo(account.email)).length).toBe(1)
    const reset = /reset-password#([\w-]{43})/.exec((await lettersTo(account.email))[0] ?? '')?.[1]
    const email = fresh()
    await ask(token, email)
    expect((await confirm(await tokenTo(email))).status).toBe(204)
    const payload = { token: reset, password: 'tamandua no quintal' }
    expect((await send(test, 'POST', '/password/reset', { payload })).status).toBe(422)
  })
})
