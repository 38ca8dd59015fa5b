import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { notify, withdraw } from './public/notifications.ts'

describe('the inbox', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    for (const tenant of ['bosque', 'acacias'] as const)
      await test.database.app.inTenant(test.actor('sindico', tenant), ({ queries }) =>
        queries.count(sql`DELETE FROM inbox_items`),
      )
  })

  const words = { visitor: 'Ana Souza', place: 'Torre A · 101', blocked: 'no' }
  const idOf = (role: Role, tenant: TenantName = 'bosque') => test.person(role, tenant).userId
  const tell = (
    recipients: string[],
    { tenant = 'bosque', key = newId() }: { tenant?: TenantName; key?: string } = {},
  ) =>
    test.database.app.inTenant(test.actor('funcionario', tenant), (context) =>
      notify(context, {
        kind: 'visit_waiting',
        recipients,
        subject: { register: 'visits', id: newId() },
        words,
        key,
      }),
    )
  const read = async (role: Role, tenant: TenantName = 'bosque', query = '') => {
    const { body } = await test.as(role, tenant).get(`/inbox${query}`)
    const meta: unknown = body.meta
    return { items: rowsOf(body), meta }
  }

  it('lists the items of its person, the newest first, in their language', async () => {
    await tell([idOf('condomino')])
    await tell([idOf('condomino')])
    const { items, meta } = await read('condomino')
    const [item] = items
    expect(item).toMatchObject({
      kind: 'visit_waiting',
      subject: { register: 'visits' },
      title: 'Visita na portaria',
      text: 'Ana Souza quer entrar: Torre A · 101.',
      read: false,
      done: false,
    })
    expect(item?.['page']).toMatch(/^\/apps\/condominiums\/visit\/[\w-]{36}$/)
    expect(meta).toEqual({ total: 2, total_is: 'exact', page: 1, per_page: 25, unread: 2 })
  })

  it('is the person’s own, in the company of the session', async () => {
    await tell([idOf('condomino')])
    await tell([idOf('condomino', 'acacias')], { tenant: 'acacias' })
    const [item] = (await read('condomino')).items
    for (const [role, tenant] of [
      ['sindico', 'bosque'],
      ['funcionario', 'bosque'],
      ['admin', 'bosque'],
      ['sindico', 'acacias'],
    ] as const) {
      expect((await read(role, tenant)).items).toEqual([])
      expect((await test.as(role, tenant).post(`/inbox/${item?.id}/read`)).status).toBe(404)
    }
    expect((await read('condomino', 'acacias')).items).toHaveLength(1)
    expect((await read('condomino')).items.map(({ id }) => id)).toEqual([item?.id])
  })

  it('is read one by one, or all at once', async () => {
    for (let nth = 0; nth < 3; nth++) await tell([idOf('condomino'), idOf('sindico')])
    const [one] = (await read('condomino')).items
    const marked = await test.as('condomino').post(`/inbox/${one?.id}/read`)
    expect([marked.status, marked.body.data]).toEqual([200, { ...one, read: true }])
    expect((await read('condomino', 'bosque', '?unread=1')).meta).toMatchObject({ total: 2 })
    expect((await test.as('condomino').post('/notifications/read-all')).status).toBe(204)
    expect((await read('condomino')).meta).toMatchObject({ total: 3, unread: 0 })
    expect((await read('sindico')).meta).toMatchObject({ total: 3, unread: 3 })
  })

  it('shows the others who has answered', async () => {
    const key = newId()
    await tell([idOf('condomino'), idOf('sindico')], { key })
    await test.database.app.inTenant(test.actor('condomino'), (context) =>
      withdraw(context, {
        kind: 'visit_waiting',
        key,
        outcome: { answer: 'denied', by: 'Maria' },
      }),
    )
    expect((await read('condomino')).items[0]).toMatchObject({ read: true, done: true })
    expect((await read('sindico')).items[0]).toMatchObject({
      read: false,
      done: true,
      text: 'Ana Souza, Torre A · 101: Maria recusou a entrada.',
    })
  })

  it('ends with the membership, and a new membership does not bring it back', async () => {
    await tell([idOf('condomino')])
    const { userId, membershipId } = test.person('condomino')
    const change = (statement: ReturnType<typeof sql>) =>
      test.database.pools.app.transaction({}, (queries) => queries.count(statement))
    const other = newId()
    await change(sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES (${other}, ${userId}, ${test.tenants.bosque}, 'sindico', current_date - 1)`)
    await change(sql`UPDATE memberships SET status = 'INATIVO' WHERE id = ${membershipId}`)
    await test.database.auth.query((queries) =>
      queries.count(sql`UPDATE sessions SET membership_id = ${other}
        WHERE id = ${test.person('condomino').sessionId}`),
    )
    test.parts.guard.forget(test.person('condomino').sessionId)
    expect(await read('condomino')).toMatchObject({ items: [], meta: { total: 0, unread: 0 } })
    await change(sql`UPDATE memberships SET status = 'ATIVO' WHERE id = ${membershipId}`)
    expect((await read('condomino')).items).toHaveLength(1)
    await change(sql`UPDATE memberships SET role = 'service_provider' WHERE id = ${membershipId}`)
    expect((await read('condomino')).items).toEqual([])
    await change(sql`UPDATE memberships SET role = 'condomino' WHERE id = ${membershipId}`)
    await test.database.auth.query((queries) =>
      queries.count(sql`UPDATE sessions SET membership_id = ${membershipId}
        WHERE id = ${test.person('condomino').sessionId}`),
    )
    test.parts.guard.forget(test.person('condomino').sessionId)
  })

  it('is empty for platform roles without a company', async () => {
    const answer = await test.as('admin').get('/inbox', { headers: { 'x-tenant-id': '' } })
    expect([answer.status, rowsOf(answer.body)]).toEqual([200, []])
  })
})
