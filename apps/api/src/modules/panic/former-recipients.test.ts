import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invitations } from '../../testing/invited.ts'
import { setPanicSettings } from '../../testing/panic-alerts.ts'
import { addAccount, change, type TestAccount, testPassword } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

let test: TestApp
let calls: ReturnType<typeof invitations>
let recipient: TestAccount
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  recipient = await addAccount(test, 'condomino', 'bosque')
  await setPanicSettings(test, { recipient_ids: [recipient.userId] })
})

const recipients = async () => {
  const { settings } = await test.database.auth.query((queries) =>
    queries.one(sql<{ settings: { panic: { recipient_ids: string[] } } }>`
      SELECT settings FROM tenants WHERE id = ${test.tenants.bosque}`),
  )
  return settings.panic.recipient_ids
}

const bondOf = () =>
  test.database.auth.query((queries) =>
    queries.one(sql<{ id: string; version: number }>`
      SELECT id, version FROM memberships
      WHERE user_id = ${recipient.userId} AND tenant_id = ${test.tenants.bosque}`),
  )

describe('a recipient of alerts whose membership ended', () => {
  it('does not become one again by another invitation', async () => {
    await change(
      test,
      sql`UPDATE memberships SET deleted_at = now() WHERE user_id = ${recipient.userId}`,
    )
    const { token } = await calls.invited(recipient.email)
    expect((await calls.accept(token, { password: testPassword })).status).toBe(204)
    expect(await recipients()).toEqual([])
  })

  it('does not become one again by a membership that is given, extended or brought back', async () => {
    const { id, version } = await bondOf()
    await change(
      test,
      sql`UPDATE memberships SET starts_on = '2020-01-01', ends_on = '2020-01-02' WHERE id = ${id}`,
    )
    const extended = { ...ifMatch(version), payload: { ends_on: null } }
    expect((await test.as('admin').patch(`/memberships/${id}`, extended)).status).toBe(200)
    expect(await recipients()).toEqual([])

    await setPanicSettings(test, { recipient_ids: [recipient.userId] })
    const gone = await test.as('admin').delete(`/memberships/${id}`, ifMatch(version + 1))
    expect(gone.status).toBe(204)
    expect((await test.as('admin').post(`/memberships/${id}/restore`)).status).toBe(200)
    expect(await recipients()).toEqual([])
  })

  it('is not one again beside a membership whose departure is over and whose job is late', async () => {
    const { id: left } = await bondOf()
    const other = newId()
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, ends_on)
        VALUES (${other}, ${recipient.userId}, ${test.tenants.bosque}, 'funcionario',
          '2020-01-01', '2020-01-02')`,
    )
    await change(test, sql`UPDATE memberships SET leaves_on = current_date - 2 WHERE id = ${left}`)
    const extended = { ...ifMatch(1), payload: { ends_on: null } }
    expect((await test.as('admin').patch(`/memberships/${other}`, extended)).status).toBe(200)
    expect(await recipients()).toEqual([])
  })

  it('stays one while they are a member without a break', async () => {
    const { token } = await calls.invited((await addAccount(test, 'condomino', 'acacias')).email)
    expect((await calls.accept(token, { password: testPassword })).status).toBe(204)
    const { id, version } = await bondOf()
    const later = { ...ifMatch(version), payload: { ends_on: '2999-01-01' } }
    expect((await test.as('admin').patch(`/memberships/${id}`, later)).status).toBe(200)
    expect(await recipients()).toEqual([recipient.userId])
  })
})
