import type { Role } from '@portaria/contract/actors/roles'
import { allMembershipsAnswer } from '@portaria/contract/modules/accounts/own-account'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, change, send, signIn, trail } from '../../../testing/test-accounts.ts'
import { openTestApp, type TenantName, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const list = async (token: string) => {
  const { body } = await send(test, 'GET', '/me/memberships', { token })
  return allMembershipsAnswer.parse(body).data
}
const leave = (token: string, id: string) =>
  send(test, 'DELETE', `/me/memberships/${id}`, { token })

/** Another membership of a person, live by default. */
async function join(
  userId: string,
  role: Role,
  tenant: TenantName | null,
  more: Partial<Record<'starts_on' | 'ends_on' | 'status' | 'deleted_at', string>> = {},
): Promise<string> {
  const id = newId()
  const { starts_on = '2020-02-01', ends_on = null, status = 'ATIVO', deleted_at = null } = more
  await change(
    test,
    sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, ends_on, status, deleted_at)
      VALUES (${id}, ${userId}, ${tenant && test.tenants[tenant]}, ${role}, ${starts_on}, ${ends_on},
        ${status}, ${deleted_at})`,
  )
  return id
}

describe('GET /me/memberships', () => {
  it('lists present and past memberships, each with its state', async () => {
    const { userId, membershipId, ...account } = await addAccount(test, 'condomino')
    const there = await join(userId, 'funcionario', 'acacias')
    await join(userId, 'sindico', 'acacias', { status: 'INATIVO' })
    await join(userId, 'condomino', 'acacias', { starts_on: '2999-01-01' })
    await join(userId, 'service_provider', 'acacias', { ends_on: '2021-01-01' })
    await join(userId, 'service_provider', 'bosque', { deleted_at: '2022-03-04T12:00:00Z' })
    const closed = newId()
    await change(
      test,
      sql`INSERT INTO tenants (id, legal_name, contact_email, status)
        VALUES (${closed}, 'Fechada', 'a@b.example', 'INATIVO')`,
    )
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (${newId()}, ${userId}, ${closed}, 'condomino')`,
    )
    const all = await list(await signIn(test, account))
    expect(all[0]).toMatchObject({
      id: membershipId,
      role: 'condomino',
      tenant: { id: test.tenants.bosque, name: 'bosque' },
      ends_on: null,
      state: 'active',
      current: true,
    })
    expect(all[1]).toEqual({
      id: there,
      role: 'funcionario',
      tenant: { id: test.tenants.acacias, name: 'acacias' },
      starts_on: '2020-02-01',
      ends_on: null,
      state: 'active',
      current: false,
    })
    expect(all.map(({ role, state, ends_on }) => [role, state, ends_on])).toEqual(
      expect.arrayContaining([
        ['sindico', 'suspended', null],
        ['condomino', 'upcoming', null],
        ['condomino', 'company_inactive', null],
        ['service_provider', 'ended', '2021-01-01'],
        ['service_provider', 'ended', '2022-03-04'],
      ]),
    )
    expect(all).toHaveLength(7)
  })

  it('lists nobody else’s', async () => {
    const token = await signIn(test, await addAccount(test, 'funcionario'))
    expect(await list(token)).toHaveLength(1)
  })
})

describe('DELETE /me/memberships/{id}', () => {
  it('ends it, in that company’s trail, and leaves other memberships', async () => {
    const { userId, membershipId, ...account } = await addAccount(test, 'condomino')
    const there = await join(userId, 'funcionario', 'acacias')
    const token = await signIn(test, account)
    expect((await leave(token, there)).status).toBe(204)
    expect((await list(token)).find(({ id }) => id === there)?.state).toBe('ended')
    expect(await trail(test, 'acacias', userId)).toEqual(['remove'])
    expect((await send(test, 'GET', '/me', { token })).status).toBe(200)
    expect((await leave(token, there)).status).toBe(404)
    expect((await list(token))[0]?.id).toBe(membershipId)
  })

  it('ends the session that acts by it in the same moment', async () => {
    const { membershipId, ...account } = await addAccount(test, 'funcionario')
    const token = await signIn(test, account)
    expect((await leave(token, membershipId)).status).toBe(204)
    expect((await send(test, 'GET', '/me', { token })).status).toBe(401)
  })

  it('is refused to the last síndico of a company, and to a master', async () => {
    const { userId, ...account } = await addAccount(test, 'condomino')
    const lonely = newId()
    await change(
      test,
      sql`INSERT INTO tenants (id, legal_name, contact_email) VALUES (${lonely}, 'Só', 'a@b.example')`,
    )
    const last = newId()
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (${last}, ${userId}, ${lonely}, 'sindico')`,
    )
    const token = await signIn(test, account)
    const refused = await leave(token, last)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'last_sindico' })
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES (${newId()}, ${test.person('sindico').userId}, ${lonely}, 'sindico')`,
    )
    expect((await leave(token, last)).status).toBe(204)

    const { membershipId, ...master } = await addAccount(test, 'master')
    const answer = await leave(await signIn(test, master), membershipId)
    expect(answer.body).toMatchObject({ code: 'forbidden' })
  })

  it('works on one’s own only', async () => {
    const { membershipId } = await addAccount(test, 'funcionario')
    const token = await signIn(test, await addAccount(test, 'sindico'))
    expect((await leave(token, membershipId)).status).toBe(404)
    expect((await leave(token, 'no-id')).status).toBe(404)
  })
})
