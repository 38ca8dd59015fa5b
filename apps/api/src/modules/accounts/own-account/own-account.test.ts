import { ownSessionsAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addAccount,
  change,
  send,
  signIn,
  testPassword,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'lists all companies' })
})
afterAll(() => test.close())

const me = (token: string) => send(test, 'GET', '/me', { token })
const patch = (token: string, payload: unknown) => send(test, 'PATCH', '/me', { token, payload })

const anyText: unknown = expect.any(String)
const aMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
const password = 'tamandua no quintal'

const list = async (token: string) => {
  const { body } = await send(test, 'GET', '/me/sessions', { token })
  return ownSessionsAnswer.parse(body).data
}
const end = (token: string, id: string) => send(test, 'DELETE', `/me/sessions/${id}`, { token })

const changeTo = (token: string, payload: unknown, from?: string) =>
  send(test, 'POST', '/me/password', { token, payload, from })

const companies = (token: string, query = '') => send(test, 'GET', `/companies${query}`, { token })

describe('GET /me', () => {
  it('returns the person with their live memberships', async () => {
    const account = await addAccount(test)
    const { userId, membershipId, email } = account
    const ended = crypto.randomUUID()
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, deleted_at)
        VALUES (${ended}, ${userId}, ${test.tenants.acacias}, 'condomino', now())`,
    )
    const { status, body } = await me(await signIn(test, account))
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        id: userId,
        name: 'sindico bosque',
        email,
        type_flag: 'sindico',
        origin: 'api',
        tenant_id: test.tenants.bosque,
        images: [],
        settings: {},
        shortcuts: [],
        phone: null,
        language: 'pt',
        last_login_at: expect.any(String) as string,
        memberships: [
          {
            id: membershipId,
            role: 'sindico',
            tenant: { id: test.tenants.bosque, name: 'bosque', status: 'ATIVO' },
            current: true,
          },
        ],
        invitations: [],
        segment: null,
        company: {
          id: test.tenants.bosque,
          name: 'bosque',
          logo: null,
          visits: { invitation_hours: 24, asks_document: [], asks_photo: [] },
        },
        time_zone: 'America/Sao_Paulo',
      },
    })
  })

  it('is the same for a platform role with any chosen company', async () => {
    const token = await signIn(test, await addAccount(test, 'staff'))
    const chosen = { 'x-tenant-id': test.tenants.bosque }
    const { body } = await send(test, 'GET', '/me', { token, headers: chosen })
    expect(body).toMatchObject({
      data: { tenant_id: null, memberships: [{ role: 'staff', tenant: null, current: true }] },
    })
  })
})

describe('PATCH /me', () => {
  it('saves the values that a person may change', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const changes = {
      settings: { layout: { style: 'layout2' }, theme: null, '⚙': ['á', 1.5] },
      shortcuts: ['dashboards.project', 'condominiums/visitors'],
      language: 'en',
      phone: '(11) 98765-4321',
    }
    const saved = { ...changes, phone: '+5511987654321' }
    const { status, body } = await patch(token, changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: saved, message: 'User data saved with api' })
    expect((await me(token)).body).toMatchObject({ data: saved })
    expect((await patch(token, { shortcuts: [] })).body).toMatchObject({
      data: { ...saved, shortcuts: [] },
    })
    expect((await patch(token, { phone: null })).body).toMatchObject({ data: { phone: null } })
    // Later answers are in the chosen language.
    expect((await patch(token, { age: 3 })).body).toMatchObject({ title: 'Check the fields' })
  })

  it('writes a new telephone to the trail, and a new version for editors of the row', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const version = () =>
      test.database.auth.query(async (queries) => {
        const { version: found } = await queries.one(
          sql<{ version: number }>`SELECT version FROM users WHERE id = ${account.userId}`,
        )
        return found
      })
    await patch(token, { settings: { a: 1 }, shortcuts: ['x'] })
    expect(await version()).toBe(1)
    await patch(token, { phone: '11987654321' })
    await patch(token, { phone: '11987654321' })
    expect(await version()).toBe(2)
    expect(await trail(test, 'bosque', account.userId)).toEqual(['signed_in', 'update'])
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(121) }, 'name', 'too_long'],
    [{ cpf: '52998224725' }, 'cpf', 'unknown_field'],
    [{ email: 'other@example.com' }, 'email', 'unknown_field'],
    [{ settings: 'dark' }, 'settings', 'invalid_type'],
    [{ settings: { text: 'a\u0000b' } }, 'settings.text', 'invalid_format'],
    [{ settings: { text: '\ud800' } }, 'settings.text', 'invalid_format'],
    [{ settings: { text: 'x'.repeat(40_000) } }, 'settings', 'too_long'],
    [{ shortcuts: ['a b'] }, 'shortcuts.0', 'invalid_format'],
    [{ shortcuts: Array(101).fill('a') }, 'shortcuts', 'too_big'],
    [{ language: 'fr' }, 'language', 'invalid_choice'],
    [{ phone: '123' }, 'phone', 'phone_length'],
    [{ phone: ' ' }, 'phone', 'required'],
  ])('refuses %j', async (payload, field, code) => {
    const token = await signIn(test, await addAccount(test))
    const { status, body } = await patch(token, payload)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field, code }] })
  })
})

describe('one’s own sessions', () => {
  it('are listed with their places, and end one by one', async () => {
    const account = await addAccount(test)
    const phone = await signIn(test, account, {
      from: '10.2.0.1',
      headers: { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' },
    })
    const desk = await signIn(test, account, { from: '10.2.0.2' })
    const sessions = await list(desk)
    expect(sessions).toEqual([
      expect.objectContaining({ address: '10.2.0.2', current: true }),
      {
        id: anyText,
        device: 'Firefox, Android',
        address: '10.2.0.1',
        created_at: aMoment,
        last_used_at: aMoment,
        origin: 'api',
        current: false,
      },
    ])
    expect((await me(phone)).status).toBe(200)
    expect((await end(desk, sessions[1]?.id ?? '')).status).toBe(204)
    expect((await me(phone)).status).toBe(401)
    expect(await list(desk)).toHaveLength(1)
    expect((await end(desk, sessions[1]?.id ?? '')).status).toBe(404)
    expect(await trail(test, 'bosque', account.userId)).toEqual([
      'signed_in',
      'signed_in',
      'session_ended',
    ])
  })

  it('end all at once except the one that asks', async () => {
    const account = await addAccount(test)
    const stranger = await signIn(test, await addAccount(test))
    const others = [await signIn(test, account), await signIn(test, account)]
    const here = await signIn(test, account)
    expect((await send(test, 'DELETE', '/me/sessions', { token: here })).status).toBe(204)
    expect(await list(here)).toMatchObject([{ current: true }])
    for (const token of others) expect((await me(token)).status).toBe(401)
    expect((await me(stranger)).status).toBe(200)
  })

  it('are hidden from others', async () => {
    const stranger = await signIn(test, await addAccount(test))
    const token = await signIn(test, await addAccount(test))
    const [session] = await list(token)
    expect((await end(stranger, session?.id ?? '')).status).toBe(404)
    expect((await end(stranger, 'no-id')).status).toBe(404)
    expect((await me(token)).status).toBe(200)
  })
})

describe('POST /me/password', () => {
  it('changes it and ends the other sessions', async () => {
    const account = await addAccount(test)
    const [here, elsewhere] = [await signIn(test, account), await signIn(test, account)]
    expect((await me(elsewhere)).status).toBe(200)
    const answer = await changeTo(here, { current_password: testPassword, password })
    expect(answer.status).toBe(204)
    expect((await me(here)).status).toBe(200)
    expect((await me(elsewhere)).status).toBe(401)
    const old = await send(test, 'POST', '/login', {
      payload: { email: account.email, password: testPassword },
    })
    expect(old.status).toBe(401)
    await signIn(test, { email: account.email, password })
    expect(await trail(test, 'bosque', account.userId)).toContain('password_changed')
  })

  it('needs the current one, and a good one', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const wrong = await changeTo(token, { current_password: 'nonsense', password })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({
      errors: [{ field: 'current_password', code: 'password_wrong' }],
    })
    const weak = await changeTo(token, { current_password: testPassword, password: 'senha1234567' })
    expect(weak.status).toBe(422)
    expect(weak.body).toMatchObject({ errors: [{ field: 'password', code: 'weak-password' }] })
    await signIn(test, account)
  })

  it('cannot be used to guess the current one', async () => {
    const token = await signIn(test, await addAccount(test))
    const from = '10.2.0.3'
    for (let time = 0; time < 10; time += 1) {
      await changeTo(token, { current_password: 'nonsense', password }, from)
    }
    const { status } = await changeTo(token, { current_password: testPassword, password }, from)
    expect(status).toBe(429)
  })
})

describe('GET /companies', () => {
  it('lists the companies that platform roles choose from, and finds by part of a name', async () => {
    const [inactive, removed] = [crypto.randomUUID(), crypto.randomUUID()]
    await change(
      test,
      sql`INSERT INTO tenants (id, legal_name, fantasy_name, contact_email, status, deleted_at) VALUES
        (${inactive}, 'Água Clara Empreendimentos', 'Residencial 100% Água', 'a@b.example', 'INATIVO', NULL),
        (${removed}, 'Água Turva', NULL, 'a@b.example', 'ATIVO', now())`,
    )
    const token = await signIn(test, await addAccount(test, 'staff'))
    const all = await companies(token)
    expect(all.status).toBe(200)
    expect(all.body).toEqual({
      data: [
        { id: test.tenants.acacias, name: 'acacias', status: 'ATIVO' },
        { id: test.tenants.bosque, name: 'bosque', status: 'ATIVO' },
        { id: inactive, name: 'Residencial 100% Água', status: 'INATIVO' },
      ],
      meta: { total: 3, total_is: 'exact', page: 1, per_page: 25 },
    })
    for (const q of ['AGUA clara', '100%', 'residencial']) {
      const found = await companies(token, `?q=${encodeURIComponent(q)}`)
      expect(found.body).toMatchObject({ data: [{ id: inactive }], meta: { total: 1 } })
    }
    expect((await companies(token, '?q=1%250')).body).toMatchObject({ meta: { total: 0 } })
    expect((await companies(token, '?page=2&per_page=2')).body).toMatchObject({
      data: [{ id: inactive }],
      meta: { total: 3, page: 2, per_page: 2 },
    })
    expect((await companies(token, '?page=0')).status).toBe(422)
    expect((await companies(token, '?q=%00')).status).toBe(422)
  })

  it('is closed to everybody else', async () => {
    for (const role of ['sindico', 'funcionario', 'condomino', 'service_provider'] as const) {
      const token = await signIn(test, await addAccount(test, role))
      expect((await companies(token)).status).toBe(403)
    }
    expect((await send(test, 'GET', '/companies')).status).toBe(401)
  })
})
