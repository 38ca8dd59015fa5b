import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const me = (token: string) => send(test, 'GET', '/me', { token })
const patch = (token: string, payload: unknown) => send(test, 'PATCH', '/me', { token, payload })

/** What the trail of bosque says that a person changed of themselves. */
async function ownChanges(userId: string) {
  const rows = await test.database.pools.app.transaction(
    { 'app.tenant_id': test.tenants.bosque },
    (queries) =>
      queries.all(sql<{ changes: Record<string, unknown> }>`
        SELECT changes FROM audit_log WHERE row_id = ${userId} AND operation = 'update'`),
  )
  return rows.map(({ changes }) => changes)
}

describe('what one changes of oneself', () => {
  it('takes one’s own name, tidied, and says it at once', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const { body } = await patch(token, { name: '  Ana   de Sá ' })
    expect(body).toMatchObject({ data: { name: 'Ana de Sá' } })
    expect(await ownChanges(account.userId)).toEqual([{ name: ['sindico bosque', 'Ana de Sá'] }])
  })

  it('keeps what one is to be told of beside how one’s screens look', async () => {
    const account = await addAccount(test)
    const notifications = { panic_alert: { toast: false } }
    await patch(await signIn(test, account), { settings: { notifications, fontSize: 110 } })
    // Another device.
    const { body } = await me(await signIn(test, account))
    expect(body).toMatchObject({ data: { settings: { notifications, fontSize: 110 } } })
  })
})
