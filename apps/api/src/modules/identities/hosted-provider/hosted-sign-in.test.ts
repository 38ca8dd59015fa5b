import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type HostedWorld,
  openHostedWorld,
  refusalOf,
  tokenOf,
} from '../../../testing/hosted-world.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import { softAuthenticator } from '../../../testing/soft-authenticator.ts'
import {
  addAccount,
  change,
  send,
  signIn,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

/** An account here, and its person at the provider. */
async function both(emailVerified = true) {
  const account = await addAccount(test)
  return { account, person: world.add({ email: account.email, emailVerified }) }
}

const prove = (browser: ReturnType<HostedWorld['browser']>, payload: unknown) =>
  browser.call('POST', '/login/identity', { payload })

const usersOf = (email: string) =>
  test.database.auth.query((queries) =>
    queries.all(
      sql<{ id: string; name: string }>`SELECT id, name FROM users WHERE email = ${email}`,
    ),
  )

describe('a linked identity', () => {
  it('signs in: login’s own answer, the browser’s tokens, and the origin of the session', async () => {
    const { account, person, browser } = await world.linked()
    const answer = await browser.signIn(person.subject)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ me: { original: { email: account.email } } })
    expect(Object.keys(answer.body.provider ?? {})).toEqual([
      'access_token',
      'id_token',
      'expires_at',
    ])
    expect(Date.parse(answer.body.provider?.expires_at ?? '')).toBeGreaterThan(Date.now())
    expect(JSON.stringify(answer.body)).not.toContain('refresh')
    const token = tokenOf(answer)
    expect((await browser.call('GET', '/me', { token })).body.data).toMatchObject({
      origin: 'hosted',
    })
    const own = await signIn(test, account)
    expect((await browser.call('GET', '/me', { token: own })).body.data?.['origin']).toBe('api')
    const { body } = await browser.call('GET', '/me/sessions', { token })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const origins = (body.data as unknown as { origin: string }[]).map(({ origin }) => origin)
    expect(origins.toSorted()).toEqual(['api', 'hosted', 'hosted'])
  })

  it('asks for the second factor as after a password, and stores the provider’s answer', async () => {
    const { account, person, browser } = await world.linked()
    const { secret } = await secondFactors(test).enrol(account)
    const answer = await browser.signIn(person.subject)
    expect(refusalOf(answer)).toEqual([403, 'second_factor_required'])
    expect(JSON.stringify(answer.body)).not.toContain('id_token')
    const { ticket } = answer.body.second_factor ?? {}
    const payload = { ticket, code: totpCode(secret, Date.now() + 30_000) }
    const proved = await browser.call('POST', '/login/proof', { payload })
    expect(proved.status).toBe(200)
    expect(proved.body.provider?.id_token).toBeTruthy()
    const { body } = await browser.call('GET', '/me', { token: tokenOf(proved) })
    expect(body.data?.['origin']).toBe('hosted')
  })

  it('asks for a second factor that a company requires', async () => {
    const { person, browser } = await world.linked()
    await change(
      test,
      sql`UPDATE tenants SET settings = '{"security":{"second_factor":["sindico"]}}'
        WHERE id = ${test.tenants.bosque}`,
    )
    const answer = await browser.signIn(person.subject)
    expect(refusalOf(answer)).toEqual([403, 'second_factor_enrolment'])
    const { ticket, totp } = answer.body.enrolment ?? {}
    const payload = { ticket, code: totpCode(totp?.secret ?? '', Date.now()) }
    const enrolled = await browser.call('POST', '/login/enrolment', { payload })
    expect(enrolled.status).toBe(200)
    expect(enrolled.body.provider?.id_token).toBeTruthy()
    await change(test, sql`UPDATE tenants SET settings = '{}' WHERE id = ${test.tenants.bosque}`)
  })

  it('opens nothing without a membership, nor for an inactive person', async () => {
    const { account, person, browser } = await world.linked()
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${account.userId}`)
    expect(refusalOf(await browser.signIn(person.subject))).toEqual([400, 'user_inactive'])
    await change(test, sql`UPDATE users SET status = 'ATIVO' WHERE id = ${account.userId}`)
    // Two days ago: for some hours the company's today is the database's yesterday.
    await change(
      test,
      sql`UPDATE memberships SET ends_on = current_date - 2 WHERE id = ${account.membershipId}`,
    )
    expect(refusalOf(await browser.signIn(person.subject))).toEqual([400, 'user_inactive'])
  })
})

describe('a verified e-mail of a known person', () => {
  it('is proved only in the browser that asked', async () => {
    const { account, person } = await both()
    const { secret } = await secondFactors(test).enrol(account)
    const browser = world.browser()
    const { body } = await browser.signIn(person.subject)
    const payload = { ticket: body.demand?.ticket, password: testPassword }
    const elsewhere = world.browser()
    expect(refusalOf(await prove(elsewhere, payload))).toEqual([422, 'ticket ticket_ended'])
    await elsewhere.signIn(world.add().subject)
    expect(refusalOf(await prove(elsewhere, payload))).toEqual([422, 'ticket ticket_ended'])
    const half = await prove(browser, payload)
    expect(refusalOf(half)).toEqual([403, 'second_factor_required'])
    const { ticket } = half.body.second_factor ?? {}
    const step = { payload: { ticket, code: totpCode(secret, Date.now() + 30_000) } }
    const refused = await elsewhere.call('POST', '/login/proof', step)
    expect(refusalOf(refused)).toEqual([422, 'ticket ticket_ended'])
    expect((await browser.call('POST', '/login/proof', step)).status).toBe(200)
  })

  it('opens nothing until the account is proved by its password', async () => {
    const { account, person } = await both()
    const browser = world.browser()
    const { status, body } = await browser.signIn(person.subject)
    expect([status, body.next, body.email, body.data]).toEqual([
      200,
      'account',
      account.email,
      undefined,
    ])
    const ticket = body.demand?.ticket
    const wrong = await prove(browser, { ticket, password: 'outra senha longa' })
    expect(refusalOf(wrong)).toEqual([422, 'password password_wrong'])
    const right = await prove(browser, { ticket, password: testPassword })
    expect([right.status, tokenOf(right) !== '']).toEqual([200, true])
    const again = await prove(browser, { ticket, password: testPassword })
    expect(refusalOf(again)).toEqual([422, 'ticket ticket_ended'])
    expect(await trail(test, 'bosque', account.userId)).toContain('identity_linked')
    await writeLetters(test)
    const letters = await lettersTo(test, account.email)
    expect(letters.filter((letter) => letter.includes('Conta Exemplo'))).toHaveLength(1)
    expect((await browser.signIn(person.subject)).body.data).toBeDefined()
  })

  it('is proved by a passkey, which counts as both factors', async () => {
    const { account, person } = await both()
    const token = await signIn(test, account)
    const authenticator = softAuthenticator('http://localhost:3000')
    const factors = secondFactors(test)
    const begun = await factors.post('/passkeys/challenge', token, {
      identity: { password: testPassword },
    })
    const { ticket, options } = begun.body.data
    const passkey = authenticator.create(options)
    await factors.post('/passkeys', token, { ticket, name: 'Celular', passkey })

    const browser = world.browser()
    const { body } = await browser.signIn(person.subject)
    const proved = await prove(browser, {
      ticket: body.demand?.ticket,
      passkey: authenticator.get(body.demand?.passkey ?? {}),
    })
    expect([proved.status, proved.body.provider !== undefined]).toEqual([200, true])
  })

  it('is proved by a letter, which only the same identity confirms', async () => {
    const { account, person } = await both()
    const stranger = world.add()
    const browser = world.browser()
    const { body } = await browser.signIn(person.subject)
    const asked = await prove(browser, { ticket: body.demand?.ticket, letter: true })
    expect(asked.body).toEqual({ next: 'letter', email: account.email })
    // A stranger whose browser follows the link gets nothing, and does not use it up.
    const foreign = await world.browser().confirm(stranger.subject, account.email)
    expect(refusalOf(foreign)).toEqual([422, 'letter token_invalid'])
    const confirmed = await world.browser().confirm(person.subject, account.email)
    expect([confirmed.status, tokenOf(confirmed) !== '']).toEqual([200, true])
    const again = await world.browser().follow(person.subject, confirmed.letter)
    expect(refusalOf(again)).toEqual([422, 'letter token_invalid'])
  })

  it('with a second factor is linked once the second factor is proved too', async () => {
    const { account, person } = await both()
    const { secret } = await secondFactors(test).enrol(account)
    const browser = world.browser()
    const { body } = await browser.signIn(person.subject)
    const half = await prove(browser, { ticket: body.demand?.ticket, password: testPassword })
    expect(refusalOf(half)).toEqual([403, 'second_factor_required'])
    expect((await browser.signIn(person.subject)).body.next).toBe('account')
    const payload = {
      ticket: half.body.second_factor?.ticket,
      code: totpCode(secret, Date.now() + 30_000),
    }
    expect((await browser.call('POST', '/login/proof', { payload })).status).toBe(200)
    expect(refusalOf(await browser.signIn(person.subject))).toEqual([403, 'second_factor_required'])
  })

  it('that somebody only registered is not proved by that password', async () => {
    const person = world.add()
    const payload = {
      displayName: 'Estranho',
      email: person.email,
      password: 'tamandua no quintal',
    }
    expect((await send(test, 'POST', '/register', { payload })).status).toBe(201)
    const browser = world.browser()
    const { body } = await browser.signIn(person.subject)
    expect(body.next).toBe('account')
    const { ticket } = body.demand ?? {}
    const tried = await prove(browser, { ticket, password: 'tamandua no quintal' })
    expect(refusalOf(tried)).toEqual([422, 'password password_wrong'])
  })
})

describe('an unknown or unverified e-mail', () => {
  it('gets the same answer and the same work, known or not', async () => {
    const { account, person } = await both(false)
    const unknown = world.add({ emailVerified: false })
    const fresh = world.add()
    const answers = []
    for (const { subject, email } of [person, unknown, fresh]) {
      const { status, body } = await world.browser().signIn(subject)
      answers.push({ status, body: { ...body, email: body.email === email } })
    }
    const same = { status: 200, body: { next: 'letter', email: true } }
    expect(answers).toEqual([same, same, same])
    const waiting = await test.database.auth.query((queries) =>
      queries.all(
        sql`SELECT 1 FROM identity_letters WHERE email = ANY(${[account.email, unknown.email, fresh.email]})`,
      ),
    )
    expect(waiting).toHaveLength(3)
    expect(await usersOf(unknown.email)).toEqual([])
  })

  it('of a known person is linked by the letter', async () => {
    const { account, person } = await both(false)
    expect((await world.browser().signIn(person.subject)).body.next).toBe('letter')
    const confirmed = await world.browser().confirm(person.subject, account.email)
    expect(confirmed.body.data).toMatchObject({ me: { original: { id: account.userId } } })
  })

  it('becomes a Guest by the letter, without a session until given access', async () => {
    const person = world.add({ name: 'Lia Sem Conta' })
    await world.browser().signIn(person.subject)
    const confirmed = await world.browser().confirm(person.subject, person.email)
    expect([confirmed.status, confirmed.body]).toEqual([200, { next: 'guest' }])
    const [guest] = await usersOf(person.email)
    expect(guest?.name).toBe('Lia Sem Conta')
    expect(refusalOf(await world.browser().signIn(person.subject))).toEqual([400, 'user_inactive'])
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (${newId()}, ${guest?.id}, ${test.tenants.bosque}, 'condomino')`,
    )
    expect(tokenOf(await world.browser().signIn(person.subject))).not.toBe('')
  })

  it('accepts no invitation: only the invitation’s own letter does', async () => {
    const person = world.add()
    const invited = await test.as('sindico').post('/users', {
      payload: {
        name: 'Convidada',
        email: person.email,
        membership: { role: 'funcionario', starts_on: '2020-01-01' },
      },
    })
    expect(invited.status).toBe(201)
    await world.browser().signIn(person.subject)
    const confirmed = await world.browser().confirm(person.subject, person.email)
    expect(confirmed.body.next).toBe('guest')
    expect(refusalOf(await world.browser().signIn(person.subject))).toEqual([400, 'user_inactive'])
  })

  it('gets three letters an hour', async () => {
    const person = world.add()
    for (let nth = 0; nth < 5; nth += 1)
      expect((await world.browser().signIn(person.subject)).body.next).toBe('letter')
    await writeLetters(test)
    expect(await lettersTo(test, person.email)).toHaveLength(3)
  })
})
