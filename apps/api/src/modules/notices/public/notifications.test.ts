import type { Role } from '@portaria/contract/actors/roles'
import type { InboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TenantName, type TestApp } from '../../../testing/test-app.ts'
import { membersWithRole, notify, withdraw } from './notifications.ts'

describe('items of the inbox', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const idOf = (role: Role, tenant: TenantName = 'bosque') => test.person(role, tenant).userId
  const words = { visitor: 'Ana Souza', place: 'Torre A · 101', blocked: 'no' }
  const subject = { register: 'visits', id: newId() } as const

  const tell = (
    key: string,
    recipients: string[],
    more: { visitor?: string; kind?: 'visit_waiting' | 'visit_unanswered' } = {},
  ) =>
    test.database.app.inTenant(test.actor('funcionario'), (context) =>
      notify(context, {
        kind: more.kind ?? 'visit_waiting',
        recipients,
        subject,
        words: { ...words, ...(more.visitor !== undefined && { visitor: more.visitor }) },
        key,
      }),
    )
  const itemsOf = (key: string, kind: InboxKind = 'visit_waiting') =>
    test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql<{
        user_id: string
        words: Record<string, string>
        is_read: boolean
        is_done: boolean
      }>`
        SELECT user_id, words, read_at IS NOT NULL AS is_read, done_at IS NOT NULL AS is_done
        FROM inbox_items WHERE key = ${key} AND kind = ${kind} ORDER BY user_id`),
    )
  const audiences = () =>
    test.database.system.query((queries) =>
      queries.all(sql<{ audience: { users: string[] } }>`
        SELECT audience FROM outbox WHERE topic = 'inbox.changed' ORDER BY at DESC`),
    )

  it('are made for live members of the company with a role of the kind', async () => {
    const key = newId()
    await tell(key, [
      idOf('condomino'),
      idOf('condomino'),
      idOf('service_provider'),
      idOf('condomino', 'acacias'),
      idOf('admin'),
      newId(),
    ])
    expect((await itemsOf(key)).map(({ user_id }) => user_id)).toEqual([idOf('condomino')])
    expect((await audiences())[0]?.audience).toEqual({ users: [idOf('condomino')] })
  })

  it('join a repeat of the same news: one item, unread and undone', async () => {
    const key = newId()
    const people = [idOf('condomino'), idOf('sindico')]
    await tell(key, people)
    await test.database.app.inTenant(test.actor('condomino'), (context) =>
      withdraw(context, {
        kind: 'visit_waiting',
        key,
        outcome: { answer: 'denied', by: 'Condômino' },
      }),
    )
    const settled = await itemsOf(key)
    expect(settled.map(({ is_done }) => is_done)).toEqual([true, true])
    expect(settled.filter(({ is_read }) => is_read).map(({ user_id }) => user_id)).toEqual([
      idOf('condomino'),
    ])
    expect(settled[0]?.words).toEqual({ ...words, answer: 'denied', by: 'Condômino' })
    await tell(key, people, { visitor: 'Bia Souza' })
    const again = await itemsOf(key)
    expect(again.map(({ is_read, is_done }) => [is_read, is_done])).toEqual([
      [false, false],
      [false, false],
    ])
    expect(again[0]?.words).toEqual({ ...words, visitor: 'Bia Souza' })
  })

  it('are withdrawn by kind and key, in one company', async () => {
    const [key, other] = [newId(), newId()]
    await tell(key, [idOf('sindico')])
    await tell(other, [idOf('sindico')])
    await tell(key, [idOf('sindico')], { kind: 'visit_unanswered' })
    const outcome = { answer: 'authorised', by: 'Síndico' }
    await test.database.app.inTenant(test.actor('sindico', 'acacias'), (context) =>
      withdraw(context, { kind: 'visit_waiting', key, outcome }),
    )
    expect((await itemsOf(key))[0]?.is_done).toBe(false)
    await test.database.app.inTenant(test.actor('funcionario'), (context) =>
      withdraw(context, { kind: 'visit_waiting', key, outcome }),
    )
    expect((await itemsOf(key))[0]).toMatchObject({ is_done: true, is_read: false })
    expect((await itemsOf(other))[0]?.is_done).toBe(false)
    expect((await itemsOf(key, 'visit_unanswered'))[0]?.is_done).toBe(false)
  })

  it('go to everybody of a role where a kind says so', async () => {
    const gate = await test.database.app.inTenant(test.actor('condomino'), (context) =>
      membersWithRole(context, ['funcionario', 'sindico']),
    )
    expect(new Set(gate)).toEqual(new Set([idOf('funcionario'), idOf('sindico')]))
  })
})
