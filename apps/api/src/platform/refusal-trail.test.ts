import { systemActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { refusalTrail } from './refusal-trail.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'stops its server, which writes what waits' })
})
afterAll(() => test.close())

const countsOf = async (tenantId: string) => {
  const rows = await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.all(sql<{ address: string | null; count: number }>`
        SELECT address, (changes->'count'->>1)::integer AS count FROM audit_log
        WHERE tenant_id = ${tenantId} AND operation = 'sign_in_failed'`),
  )
  return {
    rows: rows.length,
    all: rows.reduce((sum, { count }) => sum + count, 0),
    rest: rows.filter(({ address }) => address === null).map(({ count }) => count),
  }
}

const failure = { register: 'users', operation: 'sign_in_failed' } as const

it('caps a flood, counts the rest, and loses nothing of another company', async () => {
  const trail = refusalTrail(test.database.app, (error) => {
    throw error
  })
  const { bosque, acacias } = test.tenants
  for (let place = 0; place < 1_000; place += 1) {
    const actor = { ...systemActor('flood', bosque), address: `10.0.${place >> 8}.${place & 255}` }
    trail.note(actor, { ...failure, rowId: newId() })
  }
  trail.note(
    { ...systemActor('one', acacias), address: '10.9.0.1' },
    { ...failure, rowId: newId() },
  )
  trail.note({ ...systemActor('nobody'), address: '10.9.0.2' }, { ...failure, rowId: null })
  await trail.flush()
  expect(await countsOf(bosque)).toEqual({ rows: 201, all: 1_000, rest: [800] })
  expect(await countsOf(acacias)).toEqual({ rows: 1, all: 1, rest: [] })
  expect(await countsOf(NIL_TENANT)).toEqual({ rows: 1, all: 1, rest: [] })
  // The next minute begins with room for all.
  trail.note({ ...systemActor('later', bosque), address: '10.0.0.1' }, { ...failure, rowId: null })
  await trail.flush()
  expect(await countsOf(bosque)).toEqual({ rows: 202, all: 1_001, rest: [800] })
})

it("writes the other companies' entries if one company's cannot be written", async () => {
  const errors: unknown[] = []
  const database: typeof test.database.app = {
    ...test.database.app,
    inTenant: (actor, work) =>
      actor.tenantId === test.tenants.bosque
        ? Promise.reject(new Error('away'))
        : test.database.app.inTenant(actor, work),
  }
  const trail = refusalTrail(database, (error) => errors.push(error))
  const before = await countsOf(test.tenants.acacias)
  for (const tenant of [test.tenants.bosque, test.tenants.acacias]) {
    trail.note({ ...systemActor('one', tenant), address: '10.9.0.3' }, { ...failure, rowId: null })
  }
  await trail.flush()
  expect(errors).toHaveLength(1)
  expect((await countsOf(test.tenants.acacias)).rows).toBe(before.rows + 1)
})
