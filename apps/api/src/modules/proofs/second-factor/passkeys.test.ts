import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, secondFactors } from '../../../testing/second-factors.ts'
import { type SoftAuthenticator, softAuthenticator } from '../../../testing/soft-authenticator.ts'
import {
  addAccount,
  change,
  signIn,
  type TestAccount,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let factors: ReturnType<typeof secondFactors>
beforeAll(async () => {
  test = await openTestApp()
  factors = secondFactors(test)
})
afterAll(() => test.close())

const identity = { password: testPassword }
const origin = 'http://localhost:3000'

const newAuthenticator = () => softAuthenticator(origin)

async function register(token: string, authenticator: SoftAuthenticator, name = 'Celular') {
  const { body } = await factors.post('/passkeys/challenge', token, { identity })
  const { ticket, options } = body.data
  const passkey = authenticator.create(options)
  return factors.post('/passkeys', token, { ticket, name, passkey })
}

/** A person with one passkey. */
async function withPasskey() {
  const account = await addAccount(test)
  const token = await signIn(test, account)
  const authenticator = newAuthenticator()
  const { body } = await register(token, authenticator)
  return {
    account,
    token,
    authenticator,
    ...body.data,
    codes: body.data['recovery_codes'] as string[],
  }
}

const challenge = async () => (await factors.call('POST', '/login/passkey')).body.data

describe('a new passkey', () => {
  it('is kept under its name, with recovery codes where it is the first factor', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const { body } = await factors.post('/passkeys/challenge', token, { identity })
    const { options } = body.data
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: account.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { id: handle } = options['user'] as { id: string }
    // The authenticator stores it and may show it: it contains nothing of the person.
    expect(Buffer.from(handle, 'base64url').toString()).not.toContain(account.email)

    const first = await register(token, newAuthenticator(), '  Celular   da Ana ')
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({ name: 'Celular da Ana', last_used_at: null })
    expect(first.body.data['recovery_codes']).toHaveLength(10)
    const second = await register(token, newAuthenticator(), 'Notebook')
    expect(second.body.data['recovery_codes']).toBeNull()
    expect(await factors.read(token)).toMatchObject({
      passkeys: [{ name: 'Celular da Ana' }, { name: 'Notebook' }],
      recovery_codes_left: 10,
    })
    expect(await trail(test, 'bosque', account.userId)).toContain('passkey_added')
  })

  it.each([
    ['from elsewhere', { origin: 'http://localhost:9999' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of somebody who was not verified', { verified: false }],
  ])('%s is refused', async (_, twist) => {
    const token = await signIn(test, await addAccount(test))
    const { body } = await factors.post('/passkeys/challenge', token, { identity })
    const { ticket, options } = body.data
    const authenticator = newAuthenticator()
    const passkey = authenticator.create(options, twist)
    const refused = await factors.post('/passkeys', token, { ticket, name: 'X', passkey })
    expect(errorsOf(refused)).toEqual(['passkey passkey_wrong'])
    // The first answer used the challenge up, so even the right one is refused now.
    const right = authenticator.create(options)
    const late = await factors.post('/passkeys', token, { ticket, name: 'X', passkey: right })
    expect(errorsOf(late)).toEqual(['ticket ticket_ended'])
  })

  it('answers one’s own challenge, and is nobody else’s already', async () => {
    const { authenticator } = await withPasskey()
    const [mine, theirs] = [await addAccount(test), await addAccount(test)]
    const [token, other] = [await signIn(test, mine), await signIn(test, theirs)]
    expect(errorsOf(await register(token, authenticator))).toEqual(['passkey passkey_wrong'])
    const { body } = await factors.post('/passkeys/challenge', token, { identity })
    const { ticket, options } = body.data
    const passkey = newAuthenticator().create(options)
    const taken = await factors.post('/passkeys', other, { ticket, name: 'X', passkey })
    expect(errorsOf(taken)).toEqual(['ticket ticket_ended'])
  })

  it('asks for the password', async () => {
    const token = await signIn(test, await addAccount(test))
    const wrong = { identity: { password: 'not the password' } }
    const refused = await factors.post('/passkeys/challenge', token, wrong)
    expect(errorsOf(refused)).toEqual(['identity.password password_wrong'])
  })
})

describe('a sign-in by passkey', () => {
  it('needs neither e-mail nor password', async () => {
    const { account, token, authenticator } = await withPasskey()
    const { ticket, options } = await challenge()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options['allowCredentials']).toBeUndefined()
    const { status, body } = await factors.prove({ ticket, passkey: authenticator.get(options) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { me: { original: { id: account.userId } } } })
    const { passkeys } = await factors.read(token)
    expect(passkeys).toMatchObject([{ last_used_at: expect.any(String) as unknown }])
  })

  it.each([
    ['from elsewhere', { origin: 'http://localhost:9999' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of somebody who was not verified', { verified: false }],
    ['by a counter that stands still', { counter: 1 }],
    ['under somebody else’s handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_, twist) => {
    const { authenticator } = await withPasskey()
    const first = await challenge()
    const good = { ticket: first.ticket, passkey: authenticator.get(first.options) }
    expect((await factors.prove(good)).status).toBe(200)
    const { ticket, options } = await challenge()
    const refused = await factors.prove({ ticket, passkey: authenticator.get(options, twist) })
    expect(errorsOf(refused)).toEqual(['passkey passkey_wrong'])
  })

  it('accepts an answer once, also two at a time', async () => {
    const { authenticator } = await withPasskey()
    const { ticket, options } = await challenge()
    const passkey = authenticator.get(options)
    const both = await Promise.all([
      factors.prove({ ticket, passkey }),
      factors.prove({ ticket, passkey }),
    ])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    expect(errorsOf(await factors.prove({ ticket, passkey }))).toEqual(['ticket ticket_ended'])
    const other = await challenge()
    expect(errorsOf(await factors.prove({ ticket: other.ticket, passkey }))).toEqual([
      'passkey passkey_wrong',
    ])
  })

  it('fails with an unknown passkey, and for people without access', async () => {
    const { ticket, options } = await challenge()
    const stranger = newAuthenticator()
    stranger.create({ user: { id: 'AAAA' }, challenge: 'AAAA' })
    const unknown = await factors.prove({ ticket, passkey: stranger.get(options) })
    expect(errorsOf(unknown)).toEqual(['passkey passkey_wrong'])

    const { account, authenticator } = await withPasskey()
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${account.userId}`)
    const next = await challenge()
    const passkey = authenticator.get(next.options)
    expect((await factors.prove({ ticket: next.ticket, passkey })).status).toBe(400)
  })

  it('answers the second step after a password, only for its own person', async () => {
    const { account, authenticator } = await withPasskey()
    const other = await withPasskey()
    const { ticket, methods, passkey: options } = await factors.demandOf(account)
    expect(methods).toEqual(['passkey', 'recovery_code'])
    expect(options).toMatchObject({ allowCredentials: [{ type: 'public-key' }] })
    const foreign = other.authenticator.get(options ?? {})
    expect(errorsOf(await factors.prove({ ticket, passkey: foreign }))).toEqual([
      'passkey passkey_wrong',
    ])
    const again = await factors.demandOf(account)
    const passkey = authenticator.get(again.passkey ?? {})
    expect((await factors.prove({ ticket: again.ticket, passkey })).status).toBe(200)
  })
})

describe('one’s passkeys', () => {
  const remove = (token: string, id: string, proof: unknown) =>
    factors.post(`/passkeys/${id}/remove`, token, { identity: proof })

  async function proofBy(token: string, authenticator: SoftAuthenticator) {
    const { body } = await factors.post('/challenge', token, undefined)
    const { ticket, options } = body.data
    return { ticket, passkey: authenticator.get(options) }
  }

  it('get other names', async () => {
    const { account, token, id } = await withPasskey()
    const url = `/me/second-factor/passkeys/${id}`
    const renamed = await factors.call('PATCH', url, { token, payload: { name: 'Tablet' } })
    expect(renamed.status).toBe(204)
    expect(await factors.read(token)).toMatchObject({ passkeys: [{ name: 'Tablet' }] })
    const empty = await factors.call('PATCH', url, { token, payload: { name: '  ' } })
    expect(errorsOf(empty)).toEqual(['name required'])
    expect(await trail(test, 'bosque', account.userId)).toContain('passkey_renamed')
  })

  it('are removed by the password with a code, or by a passkey', async () => {
    const { account, token, id, authenticator, codes } = await withPasskey()
    expect(errorsOf(await remove(token, id, identity))).toEqual(['identity.code required'])
    const second = await register(token, newAuthenticator(), 'Notebook')
    const gone = await remove(token, second.body.data.id, await proofBy(token, authenticator))
    expect(gone.status).toBe(204)
    // Removing the last passkey also removes the recovery codes, and no second step is asked for
    // any more.
    expect((await remove(token, id, { ...identity, code: codes[0] })).status).toBe(204)
    expect(await factors.read(token)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 })
    await signIn(test, account)
    expect(await trail(test, 'bosque', account.userId)).toContain('passkey_removed')
  })

  it('prove their person once, and nobody else', async () => {
    const mine = await withPasskey()
    const other = await withPasskey()
    const foreign = await proofBy(mine.token, other.authenticator)
    expect(errorsOf(await remove(mine.token, mine.id, foreign))).toEqual([
      'identity.passkey passkey_wrong',
    ])
    const proof = await proofBy(mine.token, mine.authenticator)
    // An answer by another person, to their own challenge, proves nothing for me.
    const theirs = await proofBy(other.token, other.authenticator)
    expect((await remove(mine.token, mine.id, theirs)).status).toBe(422)
    expect((await remove(mine.token, mine.id, proof)).status).toBe(204)
    expect((await factors.post('/totp', mine.token, { identity: proof })).status).toBe(422)
  })

  it('are hidden from others', async () => {
    const { id } = await withPasskey()
    const account: TestAccount = await addAccount(test)
    const token = await signIn(test, account)
    expect((await remove(token, id, identity)).status).toBe(404)
  })

  it('stay required: sessions continue, and the next sign-in needs the passkey', async () => {
    const { account, token } = await withPasskey()
    expect((await factors.demandOf(account)).status).toBe(403)
    expect((await factors.call('GET', '/me', { token })).status).toBe(200)
  })
})
