import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type HostedWorld,
  openHostedWorld,
  refusalOf,
  tokenOf,
} from '../../../testing/hosted-world.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import { addAccount, changeSecret, send, signIn, trail } from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

type Identity = { id: string; kind: string; email: string; issuer: string }

const identitiesOf = async (token: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ((await send(test, 'GET', '/me/identities', { token })).body as { data: Identity[] }).data

const unlink = (token: string, id: string) =>
  world.browser().call('DELETE', `/me/identities/${id}`, { token })

const withoutPassword = (userId: string) =>
  changeSecret(test, sql`DELETE FROM user_passwords WHERE user_id = ${userId}`)

describe('linking on the profile', () => {
  it('needs a proof, and is noted in a letter and in the trail', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    // The person has another e-mail at the provider, which is allowed.
    const person = world.add()
    const browser = world.browser()
    await moveProof(test, account.userId, 20)
    const refused = await browser.call('POST', '/me/identities/hosted', { token })
    expect(refusalOf(refused)).toEqual([403, 'proof_required'])
    await moveProof(test, account.userId, 0)

    const callback = await browser.arrive(person.subject, '/me/identities/hosted', { token })
    expect((await browser.complete(callback, token)).body).toEqual({ next: 'linked' })
    expect(await identitiesOf(token)).toMatchObject([
      { kind: 'hosted', issuer: world.issuer, email: person.email },
    ])
    expect(await trail(test, 'bosque', account.userId)).toContain('identity_linked')
    await writeLetters(test)
    expect((await lettersTo(test, account.email)).join()).toContain('Conta Exemplo')
    expect(tokenOf(await world.browser().signIn(person.subject))).not.toBe('')
  })

  it('counts in the session that began it, and in no other', async () => {
    const [account, other] = [await addAccount(test), await addAccount(test)]
    const [token, foreign] = [await signIn(test, account), await signIn(test, other)]
    const browser = world.browser()
    for (const sent of [foreign, await signIn(test, account)]) {
      const person = world.add()
      const callback = await browser.arrive(person.subject, '/me/identities/hosted', { token })
      expect(refusalOf(await browser.complete(callback, sent))).toEqual([
        422,
        'ticket ticket_ended',
      ])
    }
    const callback = await browser.arrive(world.add().subject, '/me/identities/hosted', { token })
    expect((await browser.complete(callback)).status).toBe(401)
    expect(await identitiesOf(token)).toEqual([])
  })

  it('refuses other people’s identities', async () => {
    const { person } = await world.linked()
    const token = await signIn(test, await addAccount(test))
    const browser = world.browser()
    const callback = await browser.arrive(person.subject, '/me/identities/hosted', { token })
    expect(refusalOf(await browser.complete(callback, token))).toEqual([409, 'identity_taken'])
  })
})

describe('unlinking', () => {
  it('needs a proof, ends the sessions that began by it, and is noted', async () => {
    const { account, person, browser, token } = await world.linked()
    const own = await signIn(test, account)
    const [identity] = await identitiesOf(own)
    await moveProof(test, account.userId, 20)
    expect(refusalOf(await unlink(own, identity?.id ?? ''))).toEqual([403, 'proof_required'])
    await moveProof(test, account.userId, 0)
    expect((await unlink(own, identity?.id ?? '')).status).toBe(204)
    expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
    expect((await send(test, 'GET', '/me', { token: own })).status).toBe(200)
    expect(await trail(test, 'bosque', account.userId)).toContain('identity_unlinked')
    expect((await browser.signIn(person.subject)).body.next).toBe('account')
  })

  it('leaves the session that asks, which is no longer renewed', async () => {
    const { account, browser, token } = await world.linked()
    await moveProof(test, account.userId, 0)
    const [identity] = await identitiesOf(token)
    expect((await unlink(token, identity?.id ?? '')).status).toBe(204)
    const { body } = await browser.call('POST', '/session/provider/renew', { token })
    expect(body.data).toMatchObject({ renewable: false, access_token: null })
  })

  it('is refused for the last way in', async () => {
    const { account, token } = await world.linked()
    await withoutPassword(account.userId)
    await moveProof(test, account.userId, 0)
    const [identity] = await identitiesOf(token)
    expect(refusalOf(await unlink(token, identity?.id ?? ''))).toEqual([409, 'last_way_in'])
    expect(await identitiesOf(token)).toHaveLength(1)
  })

  it('is for one’s own only', async () => {
    const { token } = await world.linked()
    const [identity] = await identitiesOf(token)
    const foreign = await signIn(test, await addAccount(test))
    expect((await unlink(foreign, identity?.id ?? '')).status).toBe(404)
    expect(await identitiesOf(token)).toHaveLength(1)
  })
})

describe('a proof of a person without password and passkey', () => {
  async function asked(userId: string, token: string) {
    await moveProof(test, userId, 20)
    const { body } = await world.browser().call('POST', '/me/identities/hosted', { token })
    return body.proof ?? { ticket: '', methods: [], hosted: false }
  }

  it('means signing in again at the provider', async () => {
    const { account, person, browser, token } = await world.linked()
    expect((await asked(account.userId, token)).hosted).toBe(false)
    await withoutPassword(account.userId)
    const { ticket, hosted } = await asked(account.userId, token)
    expect(hosted).toBe(true)
    const sent = { payload: { ticket }, token }
    const { body } = await browser.call('POST', '/session/proof/hosted', sent)
    const address = new URL(String(body.data?.['address']))
    expect(address.searchParams.get('max_age')).toBe('0')
    const callback = await browser.arrive(person.subject, '/session/proof/hosted', sent)
    expect((await browser.complete(callback, token)).body).toEqual({ next: 'proved' })
    const linking = await browser.call('POST', '/me/identities/hosted', { token })
    expect(linking.status).toBe(200)
    expect(await trail(test, 'bosque', account.userId)).toContain('identity_proved')
  })

  it('needs an identity of their own', async () => {
    const { account, browser, token } = await world.linked()
    const stranger = await world.linked()
    await withoutPassword(account.userId)
    const { ticket } = await asked(account.userId, token)
    const sent = { payload: { ticket }, token }
    const callback = await browser.arrive(stranger.person.subject, '/session/proof/hosted', sent)
    expect(refusalOf(await world.browser().complete(callback, token))).toEqual([
      422,
      'ticket ticket_ended',
    ])
    expect(refusalOf(await browser.complete(callback, token))).toEqual([
      422,
      'answer provider_answer_wrong',
    ])
  })

  it('asks for a code too, where there is a second factor', async () => {
    const { account, browser, token } = await world.linked()
    const { secret } = await secondFactors(test).enrol(account)
    await withoutPassword(account.userId)
    const { ticket } = await asked(account.userId, token)
    const begin = (code?: string) =>
      browser.call('POST', '/session/proof/hosted', { payload: { ticket, code }, token })
    expect(refusalOf(await begin())).toEqual([422, 'code required'])
    expect(refusalOf(await begin('000000'))).toEqual([422, 'code code_wrong'])
    expect((await begin(totpCode(secret, Date.now() + 30_000))).status).toBe(200)
  })
})
