import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../../../platform/database/one-connection.ts'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const me = (token: string) => send(test, 'GET', '/me', { token })
const patch = (token: string, payload: unknown) => send(test, 'PATCH', '/me', { token, payload })

/** Refers to a person in a transaction that goes on meanwhile, as rows that are brought in do. */
const whileReferred = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  withClient(test.database.adminUrl, async (client: Client) => {
    await client.query('BEGIN')
    await client.query('SELECT FROM users WHERE id = $1 FOR KEY SHARE', [userId])
    return work()
  })

/** A person's own changes in the trail of bosque. */
async function ownChanges(userId: string) {
  const rows = await test.database.pools.app.transaction(
    { 'app.tenant_id': test.tenants.bosque },
    (queries) =>
      queries.all(sql<{ changes: Record<string, unknown> }>`
        SELECT changes FROM audit_log WHERE row_id = ${userId} AND operation = 'update'`),
  )
  return rows.map(({ changes }) => changes)
}

describe('changes to oneself', () => {
  it('stores one’s own name, tidied, and shows it at once', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const { body } = await patch(token, { name: '  Ana   de Sá ' })
    expect(body).toMatchObject({ data: { name: 'Ana de Sá' } })
    expect(await ownChanges(account.userId)).toEqual([{ name: ['sindico bosque', 'Ana de Sá'] }])
  })

  it('does not wait for a transaction that refers to the person', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const { status } = await whileReferred(account.userId, () => patch(token, { name: 'Ana' }))
    expect(status).toBe(200)
    const removed = await whileReferred(account.userId, () =>
      send(test, 'DELETE', '/me/photo', { token }),
    )
    expect(removed.status).toBeLessThan(300)
  })

  it('stores the choice of notices beside that of the screens', async () => {
    const account = await addAccount(test)
    const notifications = { panic_alert: { toast: false } }
    await patch(await signIn(test, account), { settings: { notifications, fontSize: 110 } })
    // Another device.
    const { body } = await me(await signIn(test, account))
    expect(body).toMatchObject({ data: { settings: { notifications, fontSize: 110 } } })
  })
})
