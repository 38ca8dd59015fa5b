import { meAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitations, newPassword as password } from '../../../testing/invited.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { keepRecoveryCode } from '../../../testing/second-factors.ts'
import {
  addAccount,
  change,
  changeSecret,
  send,
  signIn,
  testPassword,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let calls: ReturnType<typeof invitations>
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())

describe('a known person', () => {
  it('comes in by their password, and keeps their name', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id, token } = await calls.invited(known.email)
    expect((await calls.look(token)).body.data['asks']).toBe('password')
    const wrong = await calls.accept(token, { password: 'outra senha longa' })
    expect([wrong.status, wrong.errors]).toEqual([422, ['password password_wrong']])
    const renamed = await calls.accept(token, { name: 'Nome Trocado', password: testPassword })
    expect(renamed.status).toBe(204)
    const bonds = await calls.membershipsOf(known.email)
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
    await keepRecoveryCode(test, known.userId, code)
    const { token } = await calls.invited(known.email)
    const asked = await calls.accept(token, { password: testPassword })
    expect([asked.status, asked.body['code']]).toEqual([403, 'second_factor_required'])
    expect(await calls.membershipsOf(known.email)).toHaveLength(1)
    const demand = asked.body['second_factor'] as { ticket: string }
    const prove = (proof: object) => calls.post('/invitations/accept/proof', { token, proof })
    const wrong = await prove({ ticket: demand.ticket, code: 'AAAAABBBBBCCCCCE' })
    expect(wrong.errors).toEqual(['code code_wrong'])
    // Another person's ticket proves nothing.
    const other = await addAccount(test, 'condomino', 'acacias')
    const { token: theirs } = await calls.invited(other.email)
    const crossed = await calls.post('/invitations/accept/proof', {
      token: theirs,
      proof: { ticket: demand.ticket, code },
    })
    expect(crossed.status).toBe(422)
    expect(await calls.membershipsOf(other.email)).toHaveLength(1)

    const again = await calls.accept(token, { password: testPassword })
    const { ticket } = again.body['second_factor'] as { ticket: string }
    await changeSecret(test, sql`UPDATE recovery_codes SET used_at = NULL`)
    expect((await prove({ ticket, code })).status).toBe(204)
    expect(await calls.membershipsOf(known.email)).toHaveLength(2)
  })

  it('who only registered chooses their own password: a stranger may have typed that one', async () => {
    const email = calls.nobody()
    await calls.post('/register', { displayName: 'Estranha', email, password })
    const { token } = await calls.invited(email)
    expect((await calls.look(token)).body.data['asks']).toBe('account')
    const own = 'jabuticaba madura'
    expect((await calls.accept(token, { name: 'Nina Prado', password: own })).status).toBe(204)
    expect((await calls.post('/login', { email, password })).status).toBe(401)
    expect((await calls.post('/login', { email, password: own })).status).toBe(200)
    expect((await calls.membershipsOf(email))[0]?.name).toBe('Nina Prado')
  })

  it('who became inactive is not let in, and gets no letter', async () => {
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
  it('sees the invitations to their e-mail, and answers them', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const first = await calls.invited(known.email)
    const stranger = await calls.invited(calls.nobody())
    const token = await signIn(test, known)
    const own = async () => {
      const { body } = await send(test, 'GET', '/me', { token })
      return meAnswer.parse(body).data.invitations
    }
    expect(await own()).toMatchObject([{ id: first.id, role: 'funcionario', company: 'bosque' }])
    const answer = (id: string, what: string) =>
      send(test, 'POST', `/me/invitations/${id}/${what}`, { token })
    expect((await answer(stranger.id, 'accept')).status).toBe(404)
    expect((await answer(first.id, 'accept')).status).toBe(204)
    expect((await answer(first.id, 'accept')).status).toBe(404)
    expect(await own()).toEqual([])
    expect(await calls.membershipsOf(known.email)).toHaveLength(2)
    expect((await calls.accept(first.token, { password: testPassword })).errors).toEqual([
      'token token_used',
    ])
  })

  it('declines', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const { id } = await calls.invited(known.email)
    const token = await signIn(test, known)
    const declined = await send(test, 'POST', `/me/invitations/${id}/decline`, { token })
    expect(declined.status).toBe(204)
    expect(await calls.membershipsOf(known.email)).toHaveLength(1)
  })
})
