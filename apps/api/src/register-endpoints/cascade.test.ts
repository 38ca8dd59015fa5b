import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../testing/database-server.ts'
import { whileHeld } from '../testing/held-change.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { versionsWithoutTrail } from '../testing/trail-check.ts'
import { type CascadeEffect, cascade } from './cascade.ts'

const REASON = 'a test asked for it'

describe('a cascade', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const make = async (tenant: 'bosque' | 'acacias' = 'bosque') => {
    const payload = { number: String((nth += 1) + 5_000_000), technology: 'mifare', kind: 'card' }
    const { status, body, raw } = await test.as('sindico', tenant).post('/cards', { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const run = (ids: readonly string[], effect: CascadeEffect) =>
    test.parts.database.inTenant(test.actor('sindico'), (context) =>
      cascade(context, cards, sql`r.id = ANY(${[...ids]}::uuid[])`, effect, REASON),
    )
  const read = async (id: string, tenant: 'bosque' | 'acacias' = 'bosque') =>
    (await test.as('sindico', tenant).get(`/cards/${id}`)).body.data
  const trail = (id: string) =>
    onServer<{ operation: string; changes: Record<string, unknown>; reason: string | null }>(
      test.database.adminUrl,
      `SELECT operation, changes, reason FROM audit_log
       WHERE row_id = '${id}' AND operation <> 'create' ORDER BY id`,
    )

  it('counts the version, and is in the trail with its reason', async () => {
    const id = await make()
    expect(await run([id], { set: { technology: 'uhf' } })).toEqual([{ id, version: 2 }])
    const { userId } = test.person('sindico')
    expect(await read(id)).toMatchObject({ technology: 'uhf', version: 2, updated_by: userId })
    const [entry, ...more] = await trail(id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ operation: 'update', changes: { technology: ['mifare', 'uhf'] } })
    expect(entry?.reason).toContain(REASON)
  })

  it('sends screens one event for all rows', async () => {
    const ids = [await make(), await make()].toSorted()
    const events = () =>
      onServer<{ payload: { ids: string[] } }>(
        test.database.adminUrl,
        `SELECT payload FROM outbox WHERE payload ->> 'register' = 'cards' ORDER BY id`,
      )
    const before = (await events()).length
    await run(ids, { set: { technology: 'uhf' } })
    const published = (await events()).slice(before)
    expect(published.map(({ payload }) => payload.ids.toSorted())).toEqual([ids])
  })

  it('leaves rows of other tenants and removed ones alone', async () => {
    const [others, removed] = [await make('acacias'), await make()]
    const headers = { 'if-match': '"1"' }
    await test.as('sindico').delete(`/cards/${removed}`, { headers })
    expect(await run([others, removed], { set: { technology: 'uhf' } })).toEqual([])
    expect(await read(others, 'acacias')).toMatchObject({ technology: 'mifare', version: 1 })
  })

  it('builds on the values that a concurrent transaction has just written', async () => {
    const id = await make()
    await whileHeld(test, `UPDATE cards SET technology = 'qr' WHERE id = '${id}'`, () =>
      run([id], { set: { technology: 'uhf' } }),
    )
    expect(await trail(id)).toMatchObject([{ changes: { technology: ['qr', 'uhf'] } }])
  })

  it('would be noticed if it counted a version that no trail entry has', async () => {
    const id = await make()
    const set = (version: number) =>
      onServer(
        test.database.adminUrl,
        `SET app.tenant_id = '${test.tenants.bosque}';
         UPDATE cards SET version = ${version} WHERE id = '${id}'`,
      )
    await set(2)
    expect(await versionsWithoutTrail(test.database.adminUrl)).toMatchObject([
      { register: 'cards', id, version: 2, counted: 1 },
    ])
    await set(1)
    expect(await versionsWithoutTrail(test.database.adminUrl)).toEqual([])
  })
})
