import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type HostedWorld,
  openHostedWorld,
  refusalOf,
  tokenOf,
} from '../../../testing/hosted-world.ts'
import { change, changeSecret, send, signIn } from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

const sessionOf = async (token: string) => (await test.parts.tokens.read(token))?.sessionId ?? ''

/** Sets the end of a session here, and its end at the provider. */
async function endAt(token: string, ours: string, theirs = ours) {
  const sessionId = await sessionOf(token)
  await changeSecret(
    test,
    sql`UPDATE provider_sessions SET expires_at = now() + ${ours}::interval,
      provider_expires_at = now() + ${theirs}::interval, renewed_at = NULL
      WHERE session_id = ${sessionId}`,
  )
  test.parts.guard.forget(sessionId)
}

const me = (token: string) => send(test, 'GET', '/me', { token })
const renew = (token: string) => world.browser().call('POST', '/session/provider/renew', { token })

const tied = async (token: string) =>
  test.database.auth.query(async (queries) =>
    queries.first(sql<{ refresh_token: Buffer | null }>`
      SELECT refresh_token FROM provider_sessions WHERE session_id = ${await sessionOf(token)}`),
  )

describe('at the provider’s expiry', () => {
  it('a session ends, with the reason', async () => {
    const { account, token } = await world.linked()
    expect((await me(token)).status).toBe(200)
    await change(test, sql`UPDATE users SET language = 'en' WHERE id = ${account.userId}`)
    await endAt(token, '-1 second')
    const refused = await me(token)
    expect([refused.status, refused.raw]).toEqual([
      401,
      expect.stringMatching(/"provider_session_ended".*another service/),
    ])
    for (const [method, url] of [
      ['GET', '/refresh'],
      ['POST', '/session/provider/renew'],
      ['POST', '/session/membership'],
    ] as const) {
      const payload = url.endsWith('membership') ? { id: test.person('sindico').membershipId } : {}
      const { status, body } = await send(test, method, url, {
        token,
        ...(method === 'POST' && { payload }),
      })
      expect([url, status, body]).toMatchObject([url, 401, { code: 'provider_session_ended' }])
    }
  })

  it('an open stream ends as well, and the session is in no list', async () => {
    const { account, token } = await world.linked()
    const watch = {
      sessionId: await sessionOf(token),
      tenantId: test.tenants.bosque,
      role: 'sindico' as const,
    }
    expect(await test.parts.guard.validWatches([watch])).toEqual(new Set([0]))
    await endAt(token, '-1 second')
    expect(await test.parts.guard.validWatches([watch])).toEqual(new Set())
    const own = await signIn(test, account)
    const { body } = await send(test, 'GET', '/me/sessions', { token: own })
    expect(body).toMatchObject({ data: [{ origin: 'api' }] })
  })

  it('a session of one’s own password continues', async () => {
    const { account, token } = await world.linked()
    const own = await signIn(test, account)
    await endAt(token, '-1 second')
    expect((await me(own)).status).toBe(200)
  })
})

it('a session that continues as another membership keeps its provider', async () => {
  const { account, token } = await world.linked()
  const { body } = await send(test, 'POST', '/session/membership', {
    token,
    payload: { id: account.membershipId },
  })
  const next = tokenOf({ body } as Parameters<typeof tokenOf>[0])
  expect((await me(next)).body).toMatchObject({ data: { origin: 'hosted' } })
  expect((await renew(next)).body.data).toMatchObject({ renewable: true })
  await endAt(next, '-1 second')
  expect(refusalOf((await me(next)) as Parameters<typeof refusalOf>[0])).toEqual([
    401,
    'provider_session_ended',
  ])
})

describe('renewing', () => {
  it('delays the end, with new tokens, and reveals no refresh token', async () => {
    const { token } = await world.linked()
    await endAt(token, '5 minutes')
    const { status, body } = await renew(token)
    expect([status, body.data]).toMatchObject([200, { renewable: true }])
    expect(typeof body.data?.['access_token']).toBe('string')
    expect(typeof body.data?.['id_token']).toBe('string')
    expect(Date.parse(String(body.data?.['expires_at']))).toBeGreaterThan(Date.now() + 3_000_000)
    expect(JSON.stringify(body)).not.toContain('refresh')
  })

  it('is done once for several tabs that ask', async () => {
    const { token } = await world.linked()
    await endAt(token, '5 minutes')
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ body }) => body.data?.['access_token'] !== null)).toHaveLength(1)
    expect((await renew(token)).body.data).toMatchObject({ access_token: null, renewable: true })
  })

  it('finds nothing for a session that began here', async () => {
    const { account } = await world.linked()
    expect((await renew(await signIn(test, account))).status).toBe(404)
  })

  it('keeps the refresh token sealed', async () => {
    const { token } = await world.linked()
    const { refresh_token: kept } = (await tied(token)) ?? {}
    expect(kept?.length).toBeGreaterThan(40)
    expect(kept?.toString('latin1')).not.toMatch(/^[\w-]+$/)
  })

  it('that the provider refuses does not change the end', async () => {
    const { token } = await world.linked()
    const { account: other, token: foreign } = await world.linked()
    expect(other).toBeDefined()
    // The token was sealed for another session, so it cannot be opened for this one.
    const { refresh_token: kept } = (await tied(foreign)) ?? {}
    await changeSecret(
      test,
      sql`UPDATE provider_sessions SET refresh_token = ${kept} WHERE session_id = ${await sessionOf(token)}`,
    )
    await endAt(token, '5 minutes')
    const { body } = await renew(token)
    expect(body.data).toMatchObject({ access_token: null })
    expect(Date.parse(String(body.data?.['expires_at']))).toBeLessThan(Date.now() + 301_000)
  })
})

it('signing out ends the session here first, and returns the provider’s page', async () => {
  const { signedIn, token, browser } = await world.linked()
  expect((await browser.call('POST', '/logout', { token })).status).toBe(204)
  expect((await me(token)).status).toBe(401)
  const payload = { id_token: signedIn.body.provider?.id_token }
  const { body } = await browser.call('POST', '/login/hosted/end', { payload })
  const address = new URL(String(body.data?.['address']))
  expect(address.href.startsWith(`${world.issuer}/session/end`)).toBe(true)
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/login')
})

describe('an unavailable provider', () => {
  it('delays the end of sessions by a quarter of an hour, for twelve hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const away = await openHostedWorld()
    const { token, browser, account } = await away.linked()
    await away.stopProvider()
    const { sessionId } = (await away.test.parts.tokens.read(token)) ?? {}
    const move = (theirs: string) =>
      changeSecret(
        away.test,
        sql`UPDATE provider_sessions SET expires_at = now() + interval '1 minute', renewed_at = NULL,
          provider_expires_at = now() + ${theirs}::interval WHERE session_id = ${sessionId}`,
      )
    const minutesLeft = async () => {
      const { body } = await browser.call('POST', '/session/provider/renew', { token })
      expect(body.data).toMatchObject({ access_token: null, renewable: true })
      return Math.round((Date.parse(String(body.data?.['expires_at'])) - Date.now()) / 60_000)
    }
    await move('1 minute')
    expect(await minutesLeft()).toBe(15)
    await move('-12 hours')
    expect(await minutesLeft()).toBe(1)
    // A person who signs out is not led to a page that is unavailable.
    vi.setSystemTime(Date.now() + 6_000)
    const payload = { id_token: 'a.b.c' }
    const ended = await browser.call('POST', '/login/hosted/end', { payload })
    expect(ended.body.data).toEqual({ address: null })
    vi.setSystemTime(Date.now() + 6_000)
    const begun = await browser.call('POST', '/login/hosted', { payload: { page: 'login' } })
    expect(refusalOf(begun)).toEqual([503, 'unavailable'])
    vi.useRealTimers()
    // The person's own password still works meanwhile.
    expect(await signIn(away.test, account)).not.toBe('')
    await away.close()
  })

  it('answers unavailable to sign-ins, and delays no one who signs out', async () => {
    const away = await openHostedWorld()
    await away.stopProvider()
    const browser = away.browser()
    const begun = await browser.call('POST', '/login/hosted', { payload: { page: 'login' } })
    expect(refusalOf(begun)).toEqual([503, 'unavailable'])
    const payload = { id_token: 'a.b.c' }
    const ended = await browser.call('POST', '/login/hosted/end', { payload })
    expect([ended.status, ended.body.data]).toEqual([200, { address: null }])
    await away.close()
  })
})
