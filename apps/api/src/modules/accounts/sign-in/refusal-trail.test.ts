import type { Role } from '@portaria/contract/actors/roles'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'moves the clock, and stops its server' })
})
afterAll(() => test.close())

/**
 * Runs a server of its own and stops it, which writes the waiting entries. The clock stands still,
 * so that all of them fall into one minute.
 */
async function stopping(work: (server: TestApp) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 })
  const app = await buildApp(test.parts)
  try {
    await work({ ...test, app })
  } finally {
    await app.close()
    vi.useRealTimers()
  }
}

type Row = {
  actor_id: string | null
  row_id: string | null
  address: string | null
  changes: { count?: [null, number]; account?: [null, string] }
}

const trailOf = (tenantId: string, operation: string) =>
  test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.all(sql<Row>`
      SELECT actor_id, row_id, address, changes FROM audit_log
      WHERE tenant_id = ${tenantId} AND operation = ${operation} ORDER BY address, id`),
  )

const fail = (server: TestApp, email: string, from: string) =>
  send(server, 'POST', '/login', { from, payload: { email, password: 'not-the-password' } })

describe('failed sign-ins', () => {
  it('of a person are one row per address and minute, in the trail of their company', async () => {
    const { userId, email } = await addAccount(test)
    await stopping(async (server) => {
      for (const from of ['10.1.0.1', '10.1.0.1', '10.1.0.1', '10.1.0.2']) {
        expect((await fail(server, email, from)).status).toBe(401)
      }
      expect(await trailOf(test.tenants.bosque, 'sign_in_failed')).toEqual([])
    })
    const row = { actor_id: null, row_id: userId }
    expect(await trailOf(test.tenants.bosque, 'sign_in_failed')).toEqual([
      { ...row, address: '10.1.0.1', changes: { count: [null, 3] } },
      { ...row, address: '10.1.0.2', changes: { count: [null, 1] } },
    ])
    expect(await trailOf(test.tenants.acacias, 'sign_in_failed')).toEqual([])
  })

  it('of nobody are only in the platform’s trail, by a digest', async () => {
    await stopping(async (server) => {
      await fail(server, 'ninguem@exemplo.example', '10.2.0.1')
      await fail(server, 'NINGUEM@exemplo.example', '10.2.0.1')
      await fail(server, 'outro@exemplo.example', '10.2.0.1')
    })
    const rows = await trailOf(NIL_TENANT, 'sign_in_failed')
    const counts = rows.map(({ changes }) => changes.count?.[1])
    expect(new Set(counts)).toEqual(new Set([1, 2]))
    expect(new Set(rows.map(({ changes }) => changes.account?.[1])).size).toBe(2)
    expect(rows.map(({ row_id: id }) => id)).toEqual([null, null])
    expect(JSON.stringify(rows)).not.toContain('exemplo')
  })
})

describe('refusals of a role', () => {
  it('are one row per person, address and minute', async () => {
    const account = await addAccount(test, 'funcionario')
    const token = await signIn(test, account)
    await stopping(async (server) => {
      for (let time = 0; time < 3; time += 1) {
        const { status } = await send(server, 'GET', '/residents/export?format=csv', { token })
        expect(status).toBe(403)
      }
    })
    const { userId } = account
    expect(await trailOf(test.tenants.bosque, 'refused')).toEqual([
      { actor_id: userId, row_id: userId, address: test.address, changes: { count: [null, 3] } },
    ])
  })
})

describe('signing in by a role of the platform', () => {
  const platform: Role[] = ['master', 'admin', 'staff']

  it.each(platform)('is in the trail of the platform: %s', async (role) => {
    const account = await addAccount(test, role)
    const token = await signIn(test, account)
    await send(test, 'POST', '/logout', { token })
    for (const operation of ['signed_in', 'signed_out']) {
      const rows = await trailOf(NIL_TENANT, operation)
      expect(rows.filter(({ actor_id: id }) => id === account.userId)).toHaveLength(1)
    }
  })
})
