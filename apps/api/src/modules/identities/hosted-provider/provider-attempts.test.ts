import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetOldSecrets } from '../../accounts/public/housekeeping.ts'
import { ATTEMPTS_MAX, type KeptAttempt, providerAttempts } from './provider-attempts.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const attempts = providerAttempts('a secret of this test, of many characters')

const fresh = (): KeptAttempt => ({
  state: randomBytes(16).toString('base64url'),
  nonce: 'a nonce',
  verifier: 'a verifier',
  asked: 'login',
  purpose: { kind: 'letter', token: 'a token' },
})

const keep = (attempt: KeptAttempt, browser: string | null = null) =>
  test.parts.auth.transaction((queries) => attempts.keep(queries, attempt, browser))
const take = (state: string, browser: string | null) =>
  test.parts.auth.transaction((queries) => attempts.take(queries, state, browser))

it('returns an attempt once, to the browser where it began', async () => {
  const attempt = fresh()
  const browser = await keep(attempt)
  expect(await take(attempt.state, null)).toBeNull()
  expect(await take(attempt.state, 'another browser')).toBeNull()
  expect(await take('another state', browser)).toBeNull()
  expect(await take(attempt.state, browser)).toEqual(attempt)
  expect(await take(attempt.state, browser)).toBeNull()
})

it('takes an attempt once, of ten answers at the same time', async () => {
  const attempt = fresh()
  const browser = await keep(attempt)
  const taken = await Promise.all(Array.from({ length: 10 }, () => take(attempt.state, browser)))
  expect(taken.filter((one) => one !== null)).toHaveLength(1)
})

it('stores ten of one browser, the latest', async () => {
  const all = Array.from({ length: ATTEMPTS_MAX + 2 }, fresh)
  let browser: string | null = null
  for (const attempt of all) browser = await keep(attempt, browser)
  const taken = []
  for (const { state } of all) taken.push(await take(state, browser))
  expect(taken.map((one) => one !== null)).toEqual(all.map((_, nth) => nth >= 2))
})

it('takes nothing after ten minutes, and forgets it', async () => {
  const attempt = fresh()
  const browser = await keep(attempt)
  await test.parts.auth.query((queries) =>
    queries.count(sql`UPDATE provider_attempts SET expires_at = now() - interval '1 second'`),
  )
  expect(await take(attempt.state, browser)).toBeNull()
  await forgetOldSecrets(test.parts.auth)
  const rows = await test.parts.auth.query((queries) =>
    queries.all(sql`SELECT 1 FROM provider_attempts`),
  )
  expect(rows).toEqual([])
})

it('stores nonce and verifier sealed', async () => {
  await keep(fresh())
  const rows = await test.parts.auth.query((queries) =>
    queries.all(sql<{ sealed: Buffer }>`SELECT sealed FROM provider_attempts`),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('verifier')
})
