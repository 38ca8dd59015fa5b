import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitations, newPassword as password } from '../../../testing/invited.ts'
import { tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addAccount, change, signIn, testPassword, trail } from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'
import { spendInvitation } from './invitation.repository.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

let test: TestApp
let calls: ReturnType<typeof invitations>
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())

/**
 * Returns a forged token, with a different end; a token that already ends in `AA` gets another one.
 */
const forgedOf = (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'EE' : 'AA'}`

describe('the link of a letter', () => {
  it('shows the offer, and lets a new person in under an id that nobody sent', async () => {
    const email = calls.nobody()
    const { id, token } = await calls.invited(email, { id: newId() })
    expect((await calls.look(token)).body.data).toEqual({
      company: 'bosque',
      first_name: null,
      role: 'funcionario',
      email,
      asks: 'account',
    })
    const weak = await calls.accept(token, { name: 'Nina Prado', password: 'curta' })
    expect([weak.status, weak.errors]).toEqual([422, ['password weak-password']])
    expect((await calls.accept(token, { password })).errors).toEqual(['name required'])
    expect((await calls.accept(token)).status).toBe(204)

    const [bond, ...others] = await calls.membershipsOf(email)
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

  it('works once', async () => {
    const email = calls.nobody()
    const { token } = await calls.invited(email)
    const answers = await Promise.all([
      calls.accept(token),
      calls.accept(token),
      calls.accept(token),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422])
    expect(await calls.membershipsOf(email)).toHaveLength(1)
    expect((await calls.accept(token)).errors).toEqual(['token token_used'])
    expect((await calls.look(token)).errors).toEqual(['token token_used'])
  })

  it('works once, also for somebody who read it before', async () => {
    const { id } = await calls.invited(calls.nobody())
    const spend = () =>
      test.parts.database.inTenant(test.actor('sindico'), ({ queries }) =>
        spendInvitation(queries, { id, generation: 1 }, 'accepted'),
      )
    expect((await spend())?.tenant_id).toBe(test.tenants.bosque)
    expect(await spend()).toBeUndefined()
  })

  it('keeps the password of the person who was let in when two come at once', async () => {
    const email = calls.nobody()
    const { token } = await calls.invited(email)
    const words = ['uma senha comprida', 'outra senha comprida']
    const answers = await Promise.all(
      words.map((word) => calls.accept(token, { name: 'Nina Prado', password: word })),
    )
    const winner = answers.findIndex(({ status }) => status === 204)
    const login = (word: string) => calls.post('/login', { email, password: word })
    expect((await login(words[winner] ?? '')).status).toBe(200)
    expect((await login(words[1 - winner] ?? '')).status).toBe(401)
  })

  it('ends when another is sent, when it is withdrawn, and after its days', async () => {
    const email = calls.nobody()
    const { id, token } = await calls.invited(email)
    await test.as('sindico').post(`/users/${id}/invite-again`)
    await writeLetters(test)
    const second = await tokenTo(test, email)
    expect(second).not.toBe(token)
    expect((await calls.accept(token)).errors).toEqual(['token token_invalid'])
    await change(test, sql`UPDATE invitations SET expires_at = now() WHERE id = ${id}`)
    expect((await calls.accept(second)).errors).toEqual(['token token_ended'])
    await change(
      test,
      sql`UPDATE invitations SET expires_at = now() + interval '1 day' WHERE id = ${id}`,
    )
    expect((await calls.look(second)).status).toBe(200)
    await test.as('sindico').delete(`/users/${id}`, ifMatch(2))
    expect((await calls.accept(second)).errors).toEqual(['token token_ended'])
    expect(await calls.membershipsOf(email)).toEqual([])
  })

  it('lasts thirty days', async () => {
    const { id } = await calls.invited(calls.nobody())
    const { days } = await test.database.auth.query((queries) =>
      queries.one(sql<{ days: number }>`
        SELECT (expires_at::date - created_at::date) AS days FROM invitations WHERE id = ${id}`),
    )
    expect(days).toBe(30)
  })

  it('cannot be made from another, nor guessed', async () => {
    const [one, other] = [await calls.invited(calls.nobody()), await calls.invited(calls.nobody())]
    const [id = ''] = other.token.split('.')
    const [, signature = ''] = one.token.split('.')
    expect(Buffer.from(signature, 'base64url')).toHaveLength(32)
    const forged = [
      `${id}.${signature}`,
      `${one.token}.${Buffer.from('outra@example.com').toString('base64url')}`,
      '',
      'a.b.c.d',
      forgedOf(one.token),
    ]
    for (const token of forged) {
      expect([token, (await calls.accept(token)).errors]).toEqual([token, ['token token_invalid']])
    }
  })

  it('works even if somebody on the same network has guessed links', async () => {
    const address = '203.0.113.77'
    const { token } = await calls.invited(calls.nobody())
    const look = (tried: string) =>
      calls.post('/invitations/look', { token: tried }, { from: address })
    const forged = forgedOf(token)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await look(forged)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await look(token)).status).toBe(200)
    expect((await look(forged)).status).toBe(429)
  })

  it('has ended for a company or resident that is gone', async () => {
    const resident = await test.as('sindico').post('/residents', {
      payload: samples.residents.values(920_001),
    })
    const membership = {
      role: 'condomino',
      starts_on: '2020-01-01',
      resident_id: resident.body.data.id,
    }
    const { token } = await calls.invited(calls.nobody(), { membership })
    const gone = `/residents/${resident.body.data.id}`
    expect((await test.as('sindico').delete(gone, ifMatch(1))).status).toBe(204)
    expect((await calls.accept(token)).errors).toEqual(['token token_ended'])
  })

  it('is declined without a record of the person', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id, token } = await calls.invited(known.email)
    expect((await calls.post('/invitations/decline', { token })).status).toBe(204)
    expect((await calls.accept(token, { password: testPassword })).errors).toEqual([
      'token token_ended',
    ])
    expect((await test.as('sindico').get(`/users/${id}`)).status).toBe(404)
    expect(await trail(test, 'bosque', known.userId)).toEqual([])
  })
})
