import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type HostedWorld,
  openHostedWorld,
  refusalOf,
  tokenOf,
} from '../../../testing/hosted-world.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import { type SoftAuthenticator, softAuthenticator } from '../../../testing/soft-authenticator.ts'
import {
  addAccount,
  change,
  send,
  signIn,
  type TestAccount,
} from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

const require = (providers: string[], tenant: 'bosque' | 'acacias' = 'bosque') =>
  change(
    test,
    sql`UPDATE tenants SET settings = ${JSON.stringify({ security: { providers } })}::jsonb
      WHERE id = ${test.tenants[tenant]}`,
  )

/** Gives somebody a passkey. */
async function withPasskey(account: TestAccount): Promise<SoftAuthenticator> {
  const token = await signIn(test, account)
  const factors = secondFactors(test)
  const authenticator = softAuthenticator('http://localhost:3000')
  const identity = { password: account.password }
  const { body } = await factors.post('/passkeys/challenge', token, { identity })
  const passkey = authenticator.create(body.data.options)
  await factors.post('/passkeys', token, { ticket: body.data.ticket, name: 'Celular', passkey })
  return authenticator
}

async function signInByPasskey(authenticator: SoftAuthenticator) {
  const { body } = await secondFactors(test).call('POST', '/login/passkey')
  const { ticket, options } = body.data
  return send(test, 'POST', '/login/proof', {
    payload: { ticket, passkey: authenticator.get(options) },
  })
}

const login = ({ email, password }: TestAccount) =>
  world.browser().call('POST', '/login', { payload: { email, password } })

describe('a company that requires the provider', () => {
  it('is opened by it and by a passkey, and not by the password', async () => {
    const { account, person, token } = await world.linked()
    const authenticator = await withPasskey(account)
    await require(['hosted'])
    expect(refusalOf(await login(account))).toEqual([403, 'provider_required'])
    // The right password reveals the requirement; a wrong one does not.
    const wrong = await login({ ...account, password: 'outra senha longa' })
    expect(refusalOf(wrong)).toEqual([401, 'credentials_wrong'])
    // This session began at the provider, and the second factor is unchanged.
    expect((await send(test, 'GET', '/me', { token })).status).toBe(200)
    expect(refusalOf(await world.browser().signIn(person.subject))).toEqual([
      403,
      'second_factor_required',
    ])
    expect((await signInByPasskey(authenticator)).status).toBe(200)
    await require([])
    expect(refusalOf(await login(account))).toEqual([403, 'second_factor_required'])
  })

  it('lets existing sessions continue', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    await require(['hosted'])
    expect((await send(test, 'GET', '/me', { token })).status).toBe(200)
    expect((await send(test, 'GET', '/refresh', { token })).status).toBe(200)
    await require([])
  })

  it('is skipped by a password where its person has another membership', async () => {
    const account = await addAccount(test)
    const membershipId = newId()
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
        VALUES (${membershipId}, ${account.userId}, ${test.tenants.acacias}, 'condomino', current_date - 1)`,
    )
    await require(['hosted'])
    const signedIn = await login(account)
    expect(signedIn.body.data).toMatchObject({
      me: { original: { tenant_id: test.tenants.acacias } },
    })
    const switched = await world.browser().call('POST', '/session/membership', {
      token: tokenOf(signedIn),
      payload: { id: account.membershipId },
    })
    expect(refusalOf(switched)).toEqual([403, 'provider_required'])
    await require([])
  })

  it('is not opened by a factor that a session of another one adds by the password', async () => {
    const account = await addAccount(test)
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
        VALUES (${newId()}, ${account.userId}, ${test.tenants.acacias}, 'condomino', current_date - 1)`,
    )
    const browser = world.browser()
    const tries = async () => {
      const token = tokenOf(await login(account))
      const identity = { password: account.password }
      const email = `outro.${account.email}`
      const answers = [
        await secondFactors(test).post('/passkeys/challenge', token, { identity }),
        await browser.call('POST', '/me/identities/hosted', { token }),
        await send(test, 'POST', '/me/email', {
          token,
          payload: { email, password: account.password },
        }),
      ]
      return answers.map(({ status, body }) => {
        const code: unknown = Reflect.get(Object(body), 'code')
        return [status, code]
      })
    }
    await require(['hosted'])
    const refused = [403, 'provider_required']
    expect(await tries()).toEqual([refused, refused, refused])
    await require([])
    expect(await tries()).toEqual([
      [200, undefined],
      [200, undefined],
      [202, undefined],
    ])
  })

  it('is entered from another one through the provider, and then switched to freely', async () => {
    const { account, person } = await world.linked()
    const membershipId = newId()
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, last_used_at)
        VALUES (${membershipId}, ${account.userId}, ${test.tenants.acacias}, 'condomino', current_date - 1, now())`,
    )
    await require(['hosted'])
    const browser = world.browser()
    const payload = { page: 'login', membership: account.membershipId }
    const callback = await browser.arrive(person.subject, '/login/hosted', { payload })
    const signedIn = await browser.complete(callback)
    expect(signedIn.body.data).toMatchObject({
      me: { original: { tenant_id: test.tenants.bosque } },
    })
    let token = tokenOf(signedIn)
    for (const id of [membershipId, account.membershipId]) {
      const sent = { token, payload: { id } }
      const switched = await browser.call('POST', '/session/membership', sent)
      expect(switched.status).toBe(200)
      token = tokenOf(switched)
    }
    await require([])
  })
})

describe('requiring it', () => {
  const settings = async () => (await test.as('sindico').get('/company')).body
  async function ask(providers: string[]) {
    const { data } = await settings()
    return test.as('sindico').patch('/company', {
      headers: { 'if-match': `"${data.version}"` },
      payload: { settings: { security: { providers } } },
    })
  }
  const refused = [422, [{ field: 'settings.security.providers', code: 'passkeys_missing' }]]

  it('needs a passkey of a síndico and one of an administrator of the platform', async () => {
    const acacias = await addAccount(test, 'sindico', 'acacias')
    await withPasskey(acacias)
    expect(await codesOf(ask(['hosted']))).toEqual(refused)
    await withPasskey(await addAccount(test, 'admin'))
    // The people of the first test have a passkey, which is deleted here. Passkeys of another
    // company's people do not count.
    await test.database.auth.query((queries) =>
      queries.count(sql`DELETE FROM passkeys WHERE user_id IN (
        SELECT user_id FROM memberships WHERE tenant_id = ${test.tenants.bosque})`),
    )
    expect(await codesOf(ask(['hosted']))).toEqual(refused)
    await withPasskey(await addAccount(test, 'sindico'))
    expect((await ask(['hosted'])).status).toBe(200)
    // After it is withdrawn, nothing is required.
    expect((await ask([])).status).toBe(200)
  })

  async function codesOf(asked: ReturnType<typeof ask>) {
    const { status, body } = await asked
    return [status, body.errors.map(({ field, code }) => ({ field, code }))]
  }
})
