import type { ProofDemand } from '@portaria/contract/answers/errors'
import { identitiesAnswer } from '@portaria/contract/modules/identities/hosted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, tokenOf } from '../../../testing/hosted-world.ts'
import { lettersTo, tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { type RealtimeService, startRealtimeService } from '../../../testing/provider-peers.ts'
import { realtimePassword, realtimePeople } from '../../../testing/realtime-world.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

const password = realtimePassword
let service: RealtimeService
let test: TestApp
beforeAll(async () => {
  service = await startRealtimeService({ projectId: 'example', apiKey: 'a key' })
  test = await openTestApp({
    realtime: service.settings,
    oidc: {
      issuer: 'https://identity.example',
      clientId: 'portaria',
      scopes: 'openid',
      name: 'Outra',
    },
  })
})
afterAll(async () => {
  await test.close()
  await service.close()
})

const { post, login, there, linked } = realtimePeople(() => ({ test, service }))

/** Makes the company require providers. */
const requiring = (providers: string[]) =>
  change(
    test,
    sql`UPDATE tenants SET settings = ${JSON.stringify({ security: { providers } })}::jsonb
      WHERE id = ${test.tenants.bosque}`,
  )

describe('registering there', () => {
  it('needs the letter, and makes a Guest, without a session', async () => {
    const email = 'nova@servico.example'
    const made = await post('/register/realtime', { displayName: 'Nova Lima', email, password })
    expect([made.status, made.body]).toEqual([200, { next: 'letter', email }])
    await writeLetters(test)
    const letter = await tokenTo(test, email, String.raw`confirm-identity\?at=realtime`)
    expect((await lettersTo(test, email)).join()).toContain('Firebase')
    const confirmed = await login(email, password, { letter })
    expect([confirmed.status, confirmed.body]).toEqual([200, { next: 'guest' }])
    expect(refusalOf(await login(email))).toEqual([400, 'user_inactive'])
  })

  it.each([
    [{ email: 'x@y', password }, 'email invalid-email'],
    [{ email: 'curta@servico.example', password: 'curta' }, 'password weak-password'],
    [{ email: 'nova@servico.example', password }, 'email email-already-in-use'],
  ])('is refused at its field (identities §4): %o', async (body, refusal) => {
    const answer = await post('/register/realtime', { displayName: 'Nova', ...body })
    expect(refusalOf(answer)).toEqual([422, refusal])
  })
})

describe('signing in there', () => {
  it('proves the account that has the e-mail, once', async () => {
    const { account, token } = await linked()
    const me = await send(test, 'GET', '/me', { token })
    expect(me.body).toMatchObject({ data: { origin: 'realtime', email: account.email } })
    expect(await trail(test, 'bosque', account.userId)).toContain('identity_linked')
    expect(tokenOf(await login(account.email))).not.toBe('')
  })

  it('needs a letter where the service did not verify the e-mail, known or not', async () => {
    const account = await addAccount(test)
    await there(account.email)
    await there('ninguem@servico.example')
    for (const email of [account.email, 'ninguem@servico.example'])
      expect((await login(email)).body).toEqual({ next: 'letter', email })
  })

  it('is refused without telling which of e-mail and password is wrong', async () => {
    const { account } = await linked()
    for (const [email, typed] of [
      [account.email, 'outra'],
      ['sem@servico.example', password],
    ] as const)
      expect(refusalOf(await login(email, typed))).toEqual([422, 'password wrong-password'])
  })

  it('counts like tries of a password here', async () => {
    const { account } = await linked()
    const payload = { email: account.email, password: 'outra' }
    const tries = []
    for (let nth = 0; nth < 11; nth += 1)
      tries.push(await send(test, 'POST', '/login/realtime', { payload, from: '10.62.0.1' }))
    expect(tries.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      429,
    ])
    // Tries of passwords here are counted separately from those at the service.
    expect(await signIn(test, account, { from: '10.62.0.1' })).not.toBe('')
  })

  it('counts as well where the service reveals which e-mails it knows', async () => {
    service.protectsEmails = false
    const payload = { email: 'sem@servico.example', password }
    const tries = []
    for (let nth = 0; nth < 11; nth += 1)
      tries.push(await send(test, 'POST', '/login/realtime', { payload, from: '10.62.0.2' }))
    service.protectsEmails = true
    const [first, ...others] = tries.map(({ status, body }) =>
      refusalOf({ status, body: body ?? {} }),
    )
    expect(first).toEqual([422, 'displayName user-not-found'])
    expect(others.at(-1)).toEqual([429, 'throttled'])
  })

  it('stays open to a known device while a stranger guesses in its network', async () => {
    const { account } = await linked()
    const from = '10.62.0.3'
    const payload = { email: account.email, password }
    const known = await send(test, 'POST', '/login/realtime', { payload, from })
    const cookies = [known.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0])
    const cookie = cookies.join('; ')
    const wrong = { payload: { ...payload, password: 'outra' }, from }
    for (let nth = 0; nth < 11; nth += 1) await send(test, 'POST', '/login/realtime', wrong)
    expect((await send(test, 'POST', '/login/realtime', { payload, from })).status).toBe(429)
    const own = { payload, from, headers: { cookie } }
    expect((await send(test, 'POST', '/login/realtime', own)).status).toBe(200)
  })

  it('asks for the second factor, and remembers the first', async () => {
    const { account } = await linked()
    const { secret } = await secondFactors(test).enrol(account)
    const half = await login(account.email)
    expect(refusalOf(half)).toEqual([403, 'second_factor_required'])
    const { ticket } = half.body.second_factor ?? {}
    const code = totpCode(secret, Date.now() + 30_000)
    const whole = await post('/login/proof', { ticket, code })
    expect(whole.body.data).toMatchObject({ me: { original: { origin: 'realtime' } } })
    const me = await send(test, 'GET', '/me', { token: tokenOf(whole) })
    expect(me.body).toMatchObject({ data: { origin: 'realtime' } })
    const switched = await post('/session/membership', { id: account.membershipId }, tokenOf(whole))
    expect(switched.body.data).toMatchObject({ me: { original: { origin: 'realtime' } } })
  })

  it('is no other factor after the second one either', async () => {
    const { account } = await linked()
    const { secret } = await secondFactors(test).enrol(account)
    const { body } = await login(account.email)
    await requiring(['hosted'])
    const code = totpCode(secret, Date.now() + 30_000)
    const whole = await post('/login/proof', { ticket: body.second_factor?.ticket, code })
    await requiring([])
    expect(refusalOf(whole)).toEqual([403, 'provider_required'])
  })

  it('opens no company that requires the hosted provider', async () => {
    const { account } = await linked()
    await requiring(['hosted'])
    expect(refusalOf(await login(account.email))).toEqual([403, 'provider_required'])
    await requiring([])
    expect(tokenOf(await login(account.email))).not.toBe('')
  })

  it('tells that the key is invalid, and that the service is unavailable', async () => {
    const wrong = await openWith({ apiKey: 'another' })
    expect(refusalOf(await wrong())).toEqual([502, 'invalid-api-key'])
  })

  async function openWith(changes: object) {
    const { realtimeClient } = await import('./realtime-client.ts')
    const { ProblemError } = await import('../../../platform/problem.ts')
    const client = realtimeClient({ settings: { ...service.settings, ...changes }, loopback: true })
    return async () => {
      const error: unknown = await client
        .signIn({ email: 'a@b.example', password })
        .catch((refused: unknown) => refused)
      if (!(error instanceof ProblemError)) throw new Error('no refusal')
      return { status: error.status, body: { code: error.code } }
    }
  }

  it('accepts a token once', async () => {
    const { account } = await linked()
    expect(tokenOf(await login(account.email))).not.toBe('')
    service.replays = true
    const again = await login(account.email)
    service.replays = false
    expect(refusalOf(again)).toEqual([422, 'ticket ticket_ended'])
    expect(tokenOf(await login(account.email))).not.toBe('')
  })
})

describe('in a session', () => {
  it('an account there is linked after a proof', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    await there('outra@servico.example')
    const payload = { email: 'outra@servico.example', password }
    await moveProof(test, account.userId, 20)
    const refused = await post('/me/identities/realtime', payload, token)
    expect(refusalOf(refused)).toEqual([403, 'proof_required'])
    await moveProof(test, account.userId, 0)
    expect((await post('/me/identities/realtime', payload, token)).status).toBe(204)
    expect(tokenOf(await login('outra@servico.example'))).not.toBe('')
  })

  it('an account is unlinked where there is another way in, and its other sessions end', async () => {
    const { account, token } = await linked()
    const list = await send(test, 'GET', '/me/identities', { token })
    const { data } = identitiesAnswer.parse(list.body)
    expect(data).toMatchObject([{ kind: 'realtime', email: account.email }])
    const own = await signIn(test, account)
    await changeSecret(test, sql`DELETE FROM user_passwords WHERE user_id = ${account.userId}`)
    const path = `/me/identities/${data[0]?.id}`
    const last = await send(test, 'DELETE', path, { token: own })
    expect(last.body).toMatchObject({ code: 'last_way_in' })
    await changeSecret(
      test,
      sql`INSERT INTO user_passwords (user_id, hash, proven) VALUES (${account.userId}, 'x', true)`,
    )
    expect((await send(test, 'DELETE', path, { token: own })).status).toBe(204)
    expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
    expect((await send(test, 'GET', '/me', { token: own })).status).toBe(200)
  })

  it('a person without password and passkey proves it by that', async () => {
    const { account, token } = await linked()
    await changeSecret(test, sql`DELETE FROM user_passwords WHERE user_id = ${account.userId}`)
    await moveProof(test, account.userId, 20)
    const asked = await send(test, 'GET', '/residents/export?format=csv', { token })
    const { proof } = asked.body as { proof?: ProofDemand }
    expect(proof).toMatchObject({ hosted: false, realtime: true })
    const body = { ticket: proof?.ticket, email: account.email }
    const wrong = await post('/session/proof/realtime', { ...body, password: 'outra' }, token)
    expect(refusalOf(wrong)).toEqual([422, 'password wrong-password'])
    const right = await post('/session/proof/realtime', { ...body, password }, token)
    expect(right.status).toBe(204)
    expect(
      (await post('/me/identities/realtime', { email: 'x@y.example', password }, token)).status,
    ).not.toBe(403)
  })
})

it('neither stores the password nor shows it to anybody', async () => {
  const { rows } = await test.database.auth.query(async (queries) => ({
    rows: await queries.all(sql<{ text: string }>`
      SELECT t::text AS text FROM provider_sessions t UNION ALL
      SELECT t::text FROM external_identities t UNION ALL
      SELECT t::text FROM identity_letters t`),
  }))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ text }) => text.includes(password))).toEqual([])
})

it('notes wrong passwords in the trail of the person’s company', async () => {
  const { account } = await linked()
  await login(account.email, 'outra')
  // Counted refusals are written at the end.
  await test.app.close()
  expect(await failuresOf(account.userId)).toEqual([{ count: [null, 1] }])
})

async function failuresOf(userId: string) {
  const rows = await test.database.pools.app.transaction(
    { 'app.tenant_id': test.tenants.bosque },
    (queries) =>
      queries.all(sql<{ changes: object }>`
        SELECT changes FROM audit_log
        WHERE operation = 'sign_in_failed' AND row_id = ${userId}`),
  )
  return rows.map(({ changes }) => changes)
}
