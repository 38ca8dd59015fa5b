import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { secondFactors } from '../../../../testing/second-factors.ts'
import { startLetters } from '../../../../testing/start-letters.ts'
import {
  addAccount,
  changeSecret,
  send,
  signIn,
  type TestAccount,
  testPassword,
} from '../../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { forgetOldSecrets } from '../housekeeping.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

type Call = { from?: string; cookie?: string; password?: string }

let nth = 0
const fresh = () => `10.30.${(nth += 1) >> 8}.${nth & 255}`

const login = (
  email: string,
  { from = fresh(), cookie, password = testPassword }: Call = {},
  app: TestApp['app'] = test.app,
) =>
  send({ ...test, app }, 'POST', '/login', {
    payload: { email, password },
    from,
    headers: cookie === undefined ? {} : { cookie: `portaria_device=${cookie}` },
  })

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code

type Answered = Awaited<ReturnType<typeof login>>

const setCookie = ({ headers }: Answered) => String(headers['set-cookie'] ?? '')
const valueOf = (answer: Answered) => /portaria_device=([^;]+)/.exec(setCookie(answer))?.[1] ?? ''

/** The cookie of a browser in which somebody signed in. */
async function deviceOf({ email }: TestAccount, cookie?: string): Promise<string> {
  const answer = await login(email, { cookie })
  expect(answer.status).toBe(200)
  return valueOf(answer)
}

/**
 * Guesses from forty addresses in turn, twenty at once; returns the number of answers by status.
 */
async function guess(email: string, fromEach: number): Promise<Record<number, number>> {
  const addresses = Array.from({ length: 40 }, fresh)
  const counts: Record<number, number> = {}
  for (let round = 0; round < 2 * fromEach; round += 1) {
    const some = round % 2 === 0 ? addresses.slice(0, 20) : addresses.slice(20)
    const tries = some.map((from) => login(email, { from, password: 'not this one' }))
    for (const { status } of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/** Counts a number of guesses, from any address or in a known browser. */
async function count(failures: number, email: string, call: Call = {}): Promise<void> {
  await login(email, { ...call, password: 'not this one' })
  await changeSecret(
    test,
    sql`UPDATE sign_in_throttles SET failures = ${failures}
      WHERE lapses_at - last_failed_at > interval '1 hour' AND lapses_at > now() AND failures = 1`,
  )
}

const shut = (email: string) => count(100, email)

describe('guesses at one account', () => {
  it('from many addresses stop at a hundred, for known and unknown accounts with the same answer', async () => {
    const { email } = await addAccount(test)
    for (const typed of [email, 'unknown.to.all@bosque.example']) {
      expect(await guess(typed, 3)).toEqual({ 401: 100, 429: 20 })
    }
    const known = await login(email)
    const unknown = await login('unknown.to.all@bosque.example')
    const told = ({ body }: Answered) => ({ ...(body as object), request_id: '', retry_after: 0 })
    expect(told(known)).toEqual(told(unknown))
    expect(codeOf(known)).toBe('sign_in_by_letter')
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(86_000)
  })

  it('reveal nothing of other accounts, and are forgotten after a day', async () => {
    const [account, neighbour] = [await addAccount(test), await addAccount(test)]
    await shut(account.email)
    expect(codeOf(await login(account.email))).toBe('sign_in_by_letter')
    expect((await login(neighbour.email)).status).toBe(200)
    await changeSecret(
      test,
      sql`UPDATE sign_in_throttles SET last_failed_at = last_failed_at - interval '1 day',
        first_failed_at = first_failed_at - interval '1 day',
        lapses_at = lapses_at - interval '1 day'`,
    )
    expect((await login(account.email)).status).toBe(200)
  })

  it('are cleared by a letter, which signs nobody in, and not by a right password', async () => {
    const account = await addAccount(test)
    const letters = await startLetters(test)
    const texts: string[] = []
    const { send: original } = test.parts.mailer
    test.parts.mailer.send = async ({ text }) => {
      texts.push(text)
      return { keptAs: null }
    }
    await count(99, account.email)
    expect((await login(account.email)).status).toBe(200)
    expect((await login(account.email, { password: 'not this one' })).status).toBe(401)
    expect(codeOf(await login(account.email))).toBe('sign_in_by_letter')

    await send(test, 'POST', '/password/forgot', { payload: { email: account.email } })
    await expect.poll(() => texts.length).toBe(1)
    const token = /reset-password#([\w-]{43})/.exec(texts[0] ?? '')?.[1]
    const password = 'tamandua no quintal'
    const reset = await send(test, 'POST', '/password/reset', { payload: { token, password } })
    expect([reset.status, reset.raw, reset.headers['set-cookie']]).toEqual([204, '', undefined])
    expect((await login(account.email, { password })).status).toBe(200)
    test.parts.mailer.send = original
    await letters.stop()
  })
})

describe('a device that signed in before', () => {
  it('still comes in with the right password, and with no other', async () => {
    const account = await addAccount(test)
    const cookie = await deviceOf(account)
    await shut(account.email)
    expect(codeOf(await login(account.email))).toBe('sign_in_by_letter')
    const wrong = await login(account.email, { cookie, password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect((await login(account.email, { cookie })).status).toBe(200)
  })

  it('is known by a cookie that no script reads and no other site sends', async () => {
    const answer = await login((await addAccount(test)).email)
    expect(setCookie(answer)).toMatch(
      /^portaria_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is known by a cookie that no other host can plant, where people type https', async () => {
    const app = await buildApp({ ...test.parts, publicUrl: 'https://portaria.example' })
    onTestFinished(() => app.close())
    const account = await addAccount(test)
    const given = setCookie(await login(account.email, {}, app))
    expect(given).toMatch(
      /^__Host-portaria_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await shut(account.email)
    const headers = { cookie: `portaria_device=planted; ${given.split(';')[0]}` }
    const payload = { email: account.email, password: testPassword }
    const answer = await send({ ...test, app }, 'POST', '/login', { payload, headers })
    expect(answer.status).toBe(200)
  })

  it('is known for its person only', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const cookie = await deviceOf(other)
    await shut(account.email)
    expect(codeOf(await login(account.email, { cookie }))).toBe('sign_in_by_letter')
  })

  it('of a shared desk is known for everybody who signed in there', async () => {
    const [first, second] = [await addAccount(test), await addAccount(test)]
    const cookie = await deviceOf(second, await deviceOf(first))
    await shut(first.email)
    expect((await login(first.email, { cookie })).status).toBe(200)
  })

  it('of a shared desk locks nobody out for another person’s failures', async () => {
    const [first, second] = [await addAccount(test), await addAccount(test)]
    const cookie = await deviceOf(second, await deviceOf(first))
    await count(100, first.email, { cookie })
    expect(codeOf(await login(first.email, { cookie }))).toBe('sign_in_by_letter')
    expect((await login(second.email, { cookie })).status).toBe(200)
  })

  it('gets another cookie at each sign-in, and the one before is worth nothing', async () => {
    const account = await addAccount(test)
    const planted = await deviceOf(account)
    const cookie = await deviceOf(account, planted)
    expect(cookie).not.toBe(planted)
    await shut(account.email)
    expect(codeOf(await login(account.email, { cookie: planted }))).toBe('sign_in_by_letter')
    expect((await login(account.email, { cookie })).status).toBe(200)
  })

  it('has the same limit of guesses as any other place', async () => {
    const account = await addAccount(test)
    const cookie = await deviceOf(account)
    await count(99, account.email, { cookie })
    const wrong = () => login(account.email, { cookie, password: 'not this one' })
    expect((await wrong()).status).toBe(401)
    expect(codeOf(await wrong())).toBe('sign_in_by_letter')
    expect(codeOf(await login(account.email, { cookie }))).toBe('sign_in_by_letter')
    // The device's failures are not the account's.
    expect((await login(account.email)).status).toBe(200)
  })

  it('replaces neither password nor second factor', async () => {
    const account = await addAccount(test)
    const { secret } = await secondFactors(test).enrol(account)
    expect(secret).not.toBe('')
    await changeSecret(
      test,
      sql`INSERT INTO known_devices (token_hash, user_id, expires_at)
        VALUES (${createHash('sha256').update('a browser').digest()}, ${account.userId}, now() + interval '1 day')`,
    )
    expect(codeOf(await login(account.email, { cookie: 'a browser' }))).toBe(
      'second_factor_required',
    )
    const { status } = await send(test, 'GET', '/me', {
      headers: { cookie: 'portaria_device=a browser' },
    })
    expect(status).toBe(401)
  })

  it('passes the used-up limit of an address, of any person', async () => {
    const account = await addAccount(test)
    const cookie = await deviceOf(account)
    const office = fresh()
    await login('somebody@bosque.example', { from: office, password: 'not this one' })
    await changeSecret(
      test,
      sql`UPDATE sign_in_throttles SET failures = 400
        WHERE lapses_at - last_failed_at < interval '1 hour' AND failures = 1`,
    )
    expect(codeOf(await login(account.email, { from: office }))).toBe('throttled')
    expect((await login(account.email, { from: office, cookie })).status).toBe(200)
  })

  it('cannot be made from the content of the database', async () => {
    const account = await addAccount(test)
    const cookie = await deviceOf(account)
    const [row] = await test.database.auth.query((queries) =>
      queries.all(sql<{ digest: Buffer; text: string }>`
        SELECT token_hash AS digest, d::text AS text FROM known_devices d
        WHERE user_id = ${account.userId}`),
    )
    expect(row?.text).not.toContain(cookie)
    expect(row?.text).not.toContain(Buffer.from(cookie).toString('hex'))
    expect(row?.text).not.toContain(Buffer.from(cookie, 'base64url').toString('hex'))
    await shut(account.email)
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const forged = encodeURIComponent(row?.digest.toString(encoding) ?? '')
      expect(codeOf(await login(account.email, { cookie: forged }))).toBe('sign_in_by_letter')
    }
  })

  it('is no longer known once the password changed elsewhere, or half a year passed', async () => {
    const account = await addAccount(test)
    const here = await deviceOf(account)
    const there = await deviceOf(account)
    const password = 'tamandua no quintal'
    const changed = await send(test, 'POST', '/me/password', {
      token: await signIn(test, account),
      payload: { current_password: testPassword, password },
      headers: { cookie: `portaria_device=${here}` },
    })
    expect(changed.status).toBe(204)
    await shut(account.email)
    expect(codeOf(await login(account.email, { cookie: there, password }))).toBe(
      'sign_in_by_letter',
    )
    const answer = await login(account.email, { cookie: here, password })
    expect(answer.status).toBe(200)
    await changeSecret(test, sql`UPDATE known_devices SET expires_at = now()`)
    expect(codeOf(await login(account.email, { cookie: valueOf(answer), password }))).toBe(
      'sign_in_by_letter',
    )
    await forgetOldSecrets(test.database.auth)
    const left = await test.database.auth.query((queries) =>
      queries.all(sql`SELECT 1 FROM known_devices`),
    )
    expect(left).toEqual([])
  })

  it('is replaced by the twenty-first of a person', async () => {
    const account = await addAccount(test)
    for (let time = 0; time < 22; time += 1) await deviceOf(account)
    const left = await test.database.auth.query((queries) =>
      queries.all(sql`SELECT 1 FROM known_devices WHERE user_id = ${account.userId}`),
    )
    expect(left).toHaveLength(20)
  })
})
