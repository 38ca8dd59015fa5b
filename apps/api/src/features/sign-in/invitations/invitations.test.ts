import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../../registers/samples.ts'
import { lettersTo, tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'
import { recoveryCodeDigest } from '../second-factor/recovery-code.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })
const password = 'tamandua no quintal'

let test: TestApp
let people = 0
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const nobody = () => {
  people += 1
  return `convidado.${people}@example.com`
}

/** Invites to bosque; answers the id that the company has, and the token of the letter. */
async function invited(email: string, more: object = {}) {
  const { body, status } = await test.as('sindico').post('/users', {
    payload: {
      name: 'Nome Digitado',
      email,
      membership: { role: 'funcionario', starts_on: '2020-01-01' },
      ...more,
    },
  })
  expect(status).toBe(201)
  await writeLetters(test)
  return { id: body.data.id, token: await tokenTo(test, email) }
}

type Body = { data: Record<string, unknown>; errors?: { field: string; code: string }[] } & Record<
  string,
  unknown
>

async function post(path: string, payload: object, sent: object = {}) {
  const { status, body } = await send(test, 'POST', path, { payload, ...sent })
  const read = (body ?? {}) as Body
  const errors = read.errors?.map(({ field, code }) => `${field} ${code}`)
  return { status, body: read, errors }
}

const look = (token: string) => post('/invitations/look', { token })
const accept = (token: string, more: object = { name: 'Nina Prado', password }) =>
  post('/invitations/accept', { token, ...more })

const membershipsOf = (email: string) =>
  test.database.auth.query((queries) =>
    queries.all(sql<{ user_id: string; name: string; role: string; tenant_id: string }>`
      SELECT m.user_id, u.name, m.role, m.tenant_id FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE lower(u.email) = lower(${email}) AND m.deleted_at IS NULL ORDER BY m.created_at`),
  )

describe('the link of a letter', () => {
  it('shows what is offered, and lets somebody new in under an id that nobody sent', async () => {
    const email = nobody()
    const { id, token } = await invited(email, { id: newId() })
    expect((await look(token)).body.data).toEqual({
      company: 'bosque',
      role: 'funcionario',
      email,
      asks: 'account',
    })
    const weak = await accept(token, { name: 'Nina Prado', password: 'curta' })
    expect([weak.status, weak.errors]).toEqual([422, ['password weak-password']])
    expect((await accept(token, { password })).errors).toEqual(['name required'])
    expect((await accept(token)).status).toBe(204)

    const [bond, ...others] = await membershipsOf(email)
    expect([bond?.name, bond?.role, bond?.tenant_id, others]).toEqual([
      'Nina Prado',
      'funcionario',
      test.tenants.bosque,
      [],
    ])
    expect(bond?.user_id).not.toBe(id)
    expect((await test.as('sindico').get(`/users/${id}`)).status).toBe(404)
    const { body } = await test.as('sindico').get(`/users?q=${email}`)
    expect(rowsOf(body)).toMatchObject([{ id: bond?.user_id, invitation: null }])
    await signIn(test, { email, password })
    expect(await trail(test, 'bosque', bond?.user_id ?? '')).toContain('create')
  })

  it('is good once', async () => {
    const email = nobody()
    const { token } = await invited(email)
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422])
    expect(await membershipsOf(email)).toHaveLength(1)
    expect((await accept(token)).errors).toEqual(['token token_used'])
    expect((await look(token)).errors).toEqual(['token token_used'])
  })

  it('of two who come at once keeps the password of the one who was let in', async () => {
    const email = nobody()
    const { token } = await invited(email)
    const words = ['uma senha comprida', 'outra senha comprida']
    const answers = await Promise.all(
      words.map((word) => accept(token, { name: 'Nina Prado', password: word })),
    )
    const winner = answers.findIndex(({ status }) => status === 204)
    const login = (word: string) => post('/login', { email, password: word })
    expect((await login(words[winner] ?? '')).status).toBe(200)
    expect((await login(words[1 - winner] ?? '')).status).toBe(401)
  })

  it('ends when another is sent, when it is withdrawn, and after its days', async () => {
    const email = nobody()
    const { id, token } = await invited(email)
    await test.as('sindico').post(`/users/${id}/invite-again`)
    await writeLetters(test)
    const second = await tokenTo(test, email)
    expect(second).not.toBe(token)
    expect((await accept(token)).errors).toEqual(['token token_invalid'])
    await change(test, sql`UPDATE invitations SET expires_at = now() WHERE id = ${id}`)
    expect((await accept(second)).errors).toEqual(['token token_ended'])
    await change(
      test,
      sql`UPDATE invitations SET expires_at = now() + interval '1 day' WHERE id = ${id}`,
    )
    expect((await look(second)).status).toBe(200)
    await test.as('sindico').delete(`/users/${id}`, ifMatch(2))
    expect((await accept(second)).errors).toEqual(['token token_ended'])
    expect(await membershipsOf(email)).toEqual([])
  })

  it('lasts thirty days', async () => {
    const { id } = await invited(nobody())
    const { days } = await test.database.auth.query((queries) =>
      queries.one(sql<{ days: number }>`
        SELECT (expires_at::date - created_at::date) AS days FROM invitations WHERE id = ${id}`),
    )
    expect(days).toBe(30)
  })

  it('cannot be made of another, nor guessed', async () => {
    const [one, other] = [await invited(nobody()), await invited(nobody())]
    const [id = ''] = other.token.split('.')
    const [, signature = ''] = one.token.split('.')
    expect(Buffer.from(signature, 'base64url')).toHaveLength(32)
    const forged = [
      `${id}.${signature}`,
      `${one.token}.${Buffer.from('outra@example.com').toString('base64url')}`,
      '',
      'a.b.c.d',
      `${one.token.slice(0, -2)}AA`,
    ]
    for (const token of forged) {
      expect((await accept(token)).errors, token).toEqual(['token token_invalid'])
    }
  })

  it('of a company or resident that is gone has ended', async () => {
    const resident = await test.as('sindico').post('/residents', {
      payload: samples.residents.values(920_001),
    })
    const membership = {
      role: 'condomino',
      starts_on: '2020-01-01',
      resident_id: resident.body.data.id,
    }
    const { token } = await invited(nobody(), { membership })
    const gone = `/residents/${resident.body.data.id}`
    expect((await test.as('sindico').delete(gone, ifMatch(1))).status).toBe(204)
    expect((await accept(token)).errors).toEqual(['token token_ended'])
  })

  it('is declined without a word of who it was', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id, token } = await invited(known.email)
    expect((await post('/invitations/decline', { token })).status).toBe(204)
    expect((await accept(token, { password: testPassword })).errors).toEqual(['token token_ended'])
    expect((await test.as('sindico').get(`/users/${id}`)).status).toBe(404)
    expect(await trail(test, 'bosque', known.userId)).toEqual([])
  })
})

describe('somebody who is known', () => {
  it('comes in by their password, and keeps their name', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id, token } = await invited(known.email)
    expect((await look(token)).body.data['asks']).toBe('password')
    const wrong = await accept(token, { password: 'outra senha longa' })
    expect([wrong.status, wrong.errors]).toEqual([422, ['password password_wrong']])
    const renamed = await accept(token, { name: 'Nome Trocado', password: testPassword })
    expect(renamed.status).toBe(204)
    const bonds = await membershipsOf(known.email)
    expect(bonds.map(({ role }) => role)).toEqual(['condomino', 'funcionario'])
    expect(bonds[0]?.name).not.toBe('Nome Trocado')
    expect(bonds[0]?.user_id).not.toBe(id)
  })

  it('shows the second factor too', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const code = 'AAAAABBBBBCCCCCD'
    await changeSecret(
      test,
      sql`INSERT INTO user_totp (user_id, sealed_secret, confirmed_at)
        VALUES (${known.userId}, '\\x00', now())`,
    )
    await changeSecret(
      test,
      sql`INSERT INTO recovery_codes (user_id, code_hash)
        VALUES (${known.userId}, ${recoveryCodeDigest(known.userId, code)})`,
    )
    const { token } = await invited(known.email)
    const asked = await accept(token, { password: testPassword })
    expect([asked.status, asked.body['code']]).toEqual([403, 'second_factor_required'])
    expect(await membershipsOf(known.email)).toHaveLength(1)
    const demand = asked.body['second_factor'] as { ticket: string }
    const prove = (proof: object) => post('/invitations/accept/proof', { token, proof })
    const wrong = await prove({ ticket: demand.ticket, code: 'AAAAABBBBBCCCCCE' })
    expect(wrong.errors).toEqual(['code code_wrong'])
    // A ticket of somebody else proves nothing.
    const other = await addAccount(test, 'condomino', 'acacias')
    const { token: theirs } = await invited(other.email)
    const crossed = await post('/invitations/accept/proof', {
      token: theirs,
      proof: { ticket: demand.ticket, code },
    })
    expect(crossed.status).toBe(422)
    expect(await membershipsOf(other.email)).toHaveLength(1)

    const again = await accept(token, { password: testPassword })
    const { ticket } = again.body['second_factor'] as { ticket: string }
    await changeSecret(test, sql`UPDATE recovery_codes SET used_at = NULL`)
    expect((await prove({ ticket, code })).status).toBe(204)
    expect(await membershipsOf(known.email)).toHaveLength(2)
  })

  it('who only registered chooses their own password: a stranger may have typed that one', async () => {
    const email = nobody()
    await post('/register', { displayName: 'Estranha', email, password })
    const { token } = await invited(email)
    expect((await look(token)).body.data['asks']).toBe('account')
    const own = 'jabuticaba madura'
    expect((await accept(token, { name: 'Nina Prado', password: own })).status).toBe(204)
    expect((await post('/login', { email, password })).status).toBe(401)
    expect((await post('/login', { email, password: own })).status).toBe(200)
    expect((await membershipsOf(email))[0]?.name).toBe('Nina Prado')
  })

  it('who was made inactive is not let in, and gets no letter', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    await change(test, sql`UPDATE users SET status = 'INATIVO' WHERE id = ${known.userId}`)
    const payload = {
      name: 'Nome',
      email: known.email,
      membership: { role: 'funcionario', starts_on: '2020-01-01' },
    }
    expect((await test.as('sindico').post('/users', { payload })).status).toBe(201)
    await writeLetters(test)
    expect(await lettersTo(test, known.email)).toEqual([])
  })
})

describe('a signed-in person', () => {
  it('is told of the invitations to their e-mail, and answers them', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const first = await invited(known.email)
    const stranger = await invited(nobody())
    const token = await signIn(test, known)
    const me = async () => (await send(test, 'GET', '/me', { token })).body as Body
    expect((await me()).data['invitations']).toMatchObject([
      { id: first.id, role: 'funcionario', company: 'bosque' },
    ])
    const answer = (id: string, what: string) =>
      send(test, 'POST', `/me/invitations/${id}/${what}`, { token })
    expect((await answer(stranger.id, 'accept')).status).toBe(404)
    expect((await answer(first.id, 'accept')).status).toBe(204)
    expect((await answer(first.id, 'accept')).status).toBe(404)
    expect((await me()).data['invitations']).toEqual([])
    expect(await membershipsOf(known.email)).toHaveLength(2)
    expect((await accept(first.token, { password: testPassword })).errors).toEqual([
      'token token_used',
    ])
  })

  it('declines', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id } = await invited(known.email)
    const token = await signIn(test, known)
    const declined = await send(test, 'POST', `/me/invitations/${id}/decline`, { token })
    expect(declined.status).toBe(204)
    expect(await membershipsOf(known.email)).toHaveLength(1)
  })
})

describe('the card of a resident', () => {
  const addResident = async (nth: number) =>
    (await test.as('sindico').post('/residents', { payload: samples.residents.values(nth) })).body
      .data.id
  const card = (id: string, payload: object = {}, role: 'sindico' | 'funcionario' = 'sindico') =>
    test.as(role).post(`/residents/${id}/invitation-link`, { payload })
  const tokenOf = (url: unknown) => String(url).split('#')[1] ?? ''

  it('lets its holder in once they have proved an address', async () => {
    const resident = await addResident(930_001)
    expect((await card(resident, {}, 'funcionario')).status).toBe(403)
    const { body } = await card(resident)
    const token = tokenOf(body.data['url'])
    expect((await card(resident)).body.data['url']).toBe(body.data['url'])
    expect((await look(token)).body.data).toMatchObject({ asks: 'email', role: 'condomino' })
    expect((await accept(token)).errors).toEqual(['token token_invalid'])
    const email = nobody()
    expect((await post('/invitations/email', { token, email })).status).toBe(202)
    expect(await membershipsOf(email)).toEqual([])
    await writeLetters(test)
    const proved = await tokenTo(test, email)
    expect((await look(proved)).body.data).toMatchObject({ asks: 'account', email })
    expect((await accept(proved)).status).toBe(204)
    expect((await membershipsOf(email)).map(({ role }) => role)).toEqual(['condomino'])
    expect((await look(token)).errors).toEqual(['token token_used'])
    expect((await card(resident)).status).toBe(409)
  })

  it('is listed, ends when it is withdrawn or made anew, and writes few letters', async () => {
    const resident = await addResident(930_002)
    const { body } = await card(resident)
    const id = String(body.data.id)
    expect((await test.as('sindico').get(`/users/${id}`)).body.data).toMatchObject({
      email: null,
      invitation: 'pending',
    })
    const renewed = await card(resident, { renew: true })
    expect(renewed.body.data.id).toBe(id)
    expect((await look(tokenOf(body.data['url']))).errors).toEqual(['token token_invalid'])
    const token = tokenOf(renewed.body.data['url'])
    const asks = await Promise.all(
      Array.from({ length: 7 }, () => post('/invitations/email', { token, email: nobody() })),
    )
    expect(asks.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429])
    expect((await test.as('sindico').delete(`/users/${id}`, ifMatch(2))).status).toBe(204)
    expect((await look(token)).errors).toEqual(['token token_ended'])
  })

  it('is made for nobody of another company', async () => {
    const resident = await addResident(930_003)
    const foreign = await test
      .as('sindico', 'acacias')
      .post(`/residents/${resident}/invitation-link`, { payload: {} })
    expect(foreign.status).toBe(404)
  })
})
