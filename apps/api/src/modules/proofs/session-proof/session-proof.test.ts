import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveProof, signInLongAgo } from '../../../testing/long-ago.ts'
import { errorsOf, nextStep, secondFactors } from '../../../testing/second-factors.ts'
import { softAuthenticator } from '../../../testing/soft-authenticator.ts'
import {
  addAccount,
  changeSecret,
  send,
  signIn,
  type TestAccount,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let test: TestApp
let factors: ReturnType<typeof secondFactors>
beforeAll(async () => {
  test = await openTestApp({ alone: 'moves the clock' })
  factors = secondFactors(test)
})
afterAll(() => test.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const longSignedIn = (account: TestAccount) => signInLongAgo(test, account)
const provedAgo = (account: TestAccount, minutes: number) =>
  moveProof(test, account.userId, minutes)

type Demand = {
  code?: string
  proof?: { ticket: string; methods: string[]; passkey: Record<string, unknown> | null }
}

async function asked(token: string, url = '/residents/export?format=csv') {
  const { app } = test
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'GET', url: `/api/v1${url}`, headers })
  const body = response.statusCode === 200 ? {} : response.json<Demand>()
  return { status: response.statusCode, body, ticket: body.proof?.ticket ?? '' }
}

const prove = (token: string, payload: unknown) =>
  factors.call('POST', '/session/proof', { token, payload })

describe('routes that need a proof of identity', () => {
  it('are these', () => {
    const taking = test.routes
      .filter((route) => route.takesProof && route.method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`)
    expect(taking.toSorted()).toEqual([
      'DELETE /me/identities/:id',
      'GET /announcements/:id/proof',
      'GET /employees/:id/personal-data',
      'GET /employees/export',
      'GET /event-guests/export',
      'GET /me/personal-data',
      'GET /passes/export',
      'GET /residents/:id/personal-data',
      'GET /residents/export',
      'GET /service-providers/:id/personal-data',
      'GET /service-providers/export',
      'GET /visitors/:id/personal-data',
      'GET /visitors/export',
      'GET /visits/export',
      'PATCH /me/second-factor/passkeys/:id',
      'POST /employees/:id/erasure',
      'POST /me/identities/hosted',
      'POST /me/identities/realtime',
      'POST /me/second-factor/passkeys',
      'POST /me/second-factor/passkeys/challenge',
      'POST /me/second-factor/totp',
      'POST /me/second-factor/totp/confirm',
      'POST /residents/:id/erasure',
      'POST /service-providers/:id/erasure',
      'POST /visitors/:id/erasure',
      'PUT /faces/:kind/:id/photo',
      'PUT /me/access-pins',
      'PUT /me/faces/:kind/:id/photo',
    ])
  })

  it('leave out only changes of a second factor that need password and code themselves', () => {
    const changing = test.routes
      .filter(({ method, url }) => method !== 'GET' && url.includes('/me/second-factor'))
      .filter(({ method, takesProof }) => method !== 'HEAD' && !takesProof)
      .map(({ url }) => url.replace('/api/v1/me/second-factor', ''))
    expect(changing.toSorted()).toEqual([
      '/challenge',
      '/passkeys/:id/remove',
      '/recovery-codes',
      '/totp/off',
    ])
  })

  it('include the export of every register of people', () => {
    const ofPeople = Object.values(registers).filter(
      ({ fields, scope }) => scope === 'tenant' && 'cpf' in fields,
    )
    expect(ofPeople.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['residents', 'visitors']),
    )
    for (const { name, needsProof } of ofPeople)
      expect([name, needsProof?.export]).toEqual([name, true])
  })
})

describe('a session', () => {
  it('exports for a quarter of an hour after signing in, and then asks', async () => {
    const account = await addAccount(test)
    const token = await longSignedIn(account)
    await provedAgo(account, 14)
    expect((await asked(token)).status).toBe(200)
    await provedAgo(account, 15)
    expect(await asked(token)).toMatchObject({
      status: 403,
      body: { code: 'proof_required', proof: { methods: [], passkey: null } },
    })
    expect((await asked(token, '/visitors/export?format=xlsx')).body.code).toBe('proof_required')
    // The register of vehicles is not one of people, so its export needs no proof.
    expect((await asked(token, '/vehicles/export?format=csv')).status).toBe(200)
  })

  it('exports again once its password is given, which the trail notes', async () => {
    const account = await addAccount(test)
    const token = await longSignedIn(account)
    const { ticket } = await asked(token)
    const wrong = await prove(token, { ticket, password: 'not-the-password' })
    expect(errorsOf(wrong)).toEqual(['password password_wrong'])
    expect((await asked(token)).status).toBe(403)
    expect((await prove(token, { ticket, password: testPassword })).status).toBe(204)
    expect((await asked(token)).status).toBe(200)
    // A ticket works once.
    expect(errorsOf(await prove(token, { ticket, password: testPassword }))).toEqual([
      'ticket ticket_ended',
    ])
    expect(await trail(test, 'bosque', account.userId)).toEqual([
      'signed_in',
      'identity_proved',
      'export',
    ])
  })

  it('accepts no ticket of another person, nor one of another purpose', async () => {
    const [mine, other] = [await addAccount(test), await addAccount(test)]
    const token = await longSignedIn(mine)
    const { ticket } = await asked(await longSignedIn(other))
    for (const taken of [ticket, 'made-up']) {
      const answer = await prove(token, { ticket: taken, password: testPassword })
      expect(errorsOf(answer)).toEqual(['ticket ticket_ended'])
    }
    const challenge = await factors.post('/challenge', token, undefined)
    const answer = await prove(token, {
      ticket: challenge.body.data.ticket,
      password: testPassword,
    })
    expect(errorsOf(answer)).toEqual(['ticket ticket_ended'])
  })

  it('proves nothing for the other sessions of its person', async () => {
    const account = await addAccount(test)
    const [one, other] = [await signIn(test, account), await signIn(test, account)]
    await provedAgo(account, 15)
    const { ticket } = await asked(one)
    expect((await prove(one, { ticket, password: testPassword })).status).toBe(204)
    expect([(await asked(one)).status, (await asked(other)).status]).toEqual([200, 403])
  })

  it('keeps its proof when it is refreshed, and passes it on when the membership changes', async () => {
    const account = await addAccount(test)
    const token = await longSignedIn(account)
    const refreshed = await send(test, 'GET', '/refresh', { token })
    const next = (refreshed.body as { access_token: string }).access_token
    expect((await asked(next)).status).toBe(403)
    const payload = { id: account.membershipId }
    const switched = await send(test, 'POST', '/session/membership', { token: next, payload })
    const last = (switched.body as { access_token: string }).access_token
    expect((await asked(last)).status).toBe(403)
    const { ticket } = await asked(last)
    await prove(last, { ticket, password: testPassword })
    const again = await send(test, 'POST', '/session/membership', { token: last, payload })
    expect((await asked((again.body as { access_token: string }).access_token)).status).toBe(200)
  })

  it('asks for a code too where its person has an app', async () => {
    const account = await addAccount(test)
    const { token, secret } = await factors.enrol(account)
    await provedAgo(account, 15)
    const { ticket, body } = await asked(token)
    expect(body.proof?.methods).toEqual(['totp', 'recovery_code'])
    const bare = await prove(token, { ticket, password: testPassword })
    expect(errorsOf(bare)).toEqual(['code required'])
    const wrong = await prove(token, {
      ticket,
      password: testPassword,
      code: 'AAAA-BBBB-CCCC-DDDD',
    })
    expect(errorsOf(wrong)).toEqual(['code code_wrong'])
    expect((await asked(token)).status).toBe(403)
    const code = totpCode(secret, nextStep())
    expect((await prove(token, { ticket, password: testPassword, code })).status).toBe(204)
    expect((await asked(token)).status).toBe(200)
  })

  it('is proved by a passkey, only its own', async () => {
    const [account, thief] = [await addAccount(test), await addAccount(test)]
    const token = await signIn(test, account)
    const own = await addPasskey(token)
    const foreign = await addPasskey(await signIn(test, thief))
    await provedAgo(account, 15)
    const first = await asked(token)
    const stolen = foreign.get(first.body.proof?.passkey ?? {})
    expect(errorsOf(await prove(token, { ticket: first.ticket, passkey: stolen }))).toEqual([
      'passkey passkey_wrong',
    ])
    const { ticket, body } = await asked(token)
    const passkey = own.get(body.proof?.passkey ?? {})
    expect((await prove(token, { ticket, passkey })).status).toBe(204)
    expect((await asked(token)).status).toBe(200)
  })

  it('adds no second factor, and is proved by the factors that removing one needs', async () => {
    const account = await addAccount(test)
    const { token, codes } = await factors.enrol(account)
    await provedAgo(account, 15)
    const identity = { password: testPassword }
    for (const url of ['/totp', '/passkeys/challenge']) {
      const refused = await factors.post(url, token, { identity })
      expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    }
    const late = await factors.post('/totp/confirm', token, { code: '123456' })
    expect(late.body.code).toBe('proof_required')
    const whole = { ...identity, code: codes[0] }
    expect((await factors.post('/totp/off', token, { identity: whole })).status).toBe(204)
    expect((await factors.post('/totp', token, { identity })).status).toBe(200)
  })

  async function addPasskey(token: string): Promise<ReturnType<typeof softAuthenticator>> {
    const authenticator = softAuthenticator(test.parts.publicUrl)
    const identity = { password: testPassword }
    const begun = await factors.post('/passkeys/challenge', token, { identity })
    const { ticket, options } = begun.body.data
    const passkey = authenticator.create(options)
    const made = await factors.post('/passkeys', token, { ticket, name: 'Chave', passkey })
    expect(made.status).toBe(201)
    return authenticator
  }
})

it('gets a ticket that ends with a new password', async () => {
  const account = await addAccount(test)
  const token = await longSignedIn(account)
  const { ticket } = await asked(token)
  await changeSecret(test, sql`DELETE FROM proof_tickets WHERE user_id = ${account.userId}`)
  expect(errorsOf(await prove(token, { ticket, password: testPassword }))).toEqual([
    'ticket ticket_ended',
  ])
})
