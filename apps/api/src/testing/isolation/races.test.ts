import { registers } from '@portaria/contract/modules/registers'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { type Seeds, seedTenants } from '../seeded-tenants.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

type Answer = Awaited<ReturnType<ReturnType<TestApp['as']>['get']>>

const outcome = ({ status, body }: Answer) => [status, body.code]

/**
 * Two requests at once, in a forced order: a lock on a whole table stops the first in the middle
 * until the second waits as well.
 */
describe('two at once', () => {
  let test: TestApp
  let seeds: Seeds
  let gate: Client
  let watch: Client
  let tower: string
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household'], acacias: [] })
    gate = new Client({ connectionString: test.database.adminUrl })
    watch = new Client({ connectionString: test.database.adminUrl })
    await Promise.all([gate.connect(), watch.connect()])
  })
  afterAll(async () => {
    await Promise.all([gate.end(), watch.end()])
    await test.close()
  })
  beforeEach(async () => {
    tower = await seeds.add('bosque', registers.towers)
  })
  afterEach(() => gate.query('ROLLBACK'))

  const sindico = () => test.as('sindico')
  const first = { headers: { 'if-match': '"1"' } }
  const apartment = (number: string) => ({ payload: { tower_id: tower, number } })

  /** Readers and writers of the table wait from now on. */
  const close = (table: string) => gate.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  const open = () => gate.query('COMMIT')

  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await watch.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      // Background work may wait as well.
      expect(rows[0]?.waiting).toBeGreaterThanOrEqual(count)
    })

  /** Starts each call when the ones before it wait for the locked table; then unlocks the table. */
  async function race(
    table: string,
    ...calls: (() => Promise<Answer>)[]
  ): Promise<(string | number | undefined)[][]> {
    await close(table)
    const running: Promise<Answer>[] = []
    for (const call of calls) {
      running.push(call())
      await waiting(running.length)
    }
    await open()
    return (await Promise.all(running)).map(outcome)
  }

  /** Counts live apartments whose tower was removed; there must never be any. */
  async function orphans(): Promise<number> {
    const { rows } = await watch.query<{ orphans: number }>(
      `SELECT count(*)::int AS orphans FROM apartments a JOIN towers t USING (tenant_id)
       WHERE t.id = a.tower_id AND a.deleted_at IS NULL AND t.deleted_at IS NOT NULL`,
    )
    return rows[0]?.orphans ?? -1
  }

  // The create has locked its parent and stops before it writes.
  it('a parent that a create has seen does not vanish under it', async () => {
    const outcomes = await race(
      'apartments',
      () => sindico().post('/apartments', apartment('1')),
      () => sindico().delete(`/towers/${tower}`, first),
    )
    expect(outcomes).toEqual([
      [201, undefined],
      [409, 'in_use'],
    ])
    expect(await orphans()).toBe(0)
  })

  it('nor under a bulk removal', async () => {
    const payload = { action: 'delete', items: [{ id: tower, version: 1 }] }
    await race(
      'apartments',
      () => sindico().post('/apartments', apartment('1')),
      () => sindico().post('/towers/bulk', { payload }),
    )
    expect((await sindico().get(`/towers/${tower}`)).status).toBe(200)
    expect(await orphans()).toBe(0)
  })

  // The removal has locked its row and stops before it counts what refers to it.
  it('a parent that is being removed takes no child', async () => {
    const outcomes = await race(
      'apartments',
      () => sindico().delete(`/towers/${tower}`, first),
      () => sindico().post('/apartments', apartment('1')),
    )
    expect(outcomes).toEqual([
      [204, undefined],
      [422, 'validation'],
    ])
    expect(await orphans()).toBe(0)
  })

  it('a change of the reference sees its parent as a create does', async () => {
    const id = await seeds.add('bosque', registers.apartments)
    const outcomes = await race(
      'audit_log',
      () => sindico().patch(`/apartments/${id}`, { ...first, payload: { tower_id: tower } }),
      () => sindico().delete(`/towers/${tower}`, first),
    )
    expect(outcomes).toEqual([
      [200, undefined],
      [409, 'in_use'],
    ])
    expect(await orphans()).toBe(0)
  })

  it('a child that is being restored keeps its parent', async () => {
    const { body } = await sindico().post('/apartments', apartment('1'))
    const child = `/apartments/${body.data.id}`
    await sindico().delete(child, first)
    const outcomes = await race(
      'audit_log',
      () => sindico().post(`${child}/restore`),
      () => sindico().delete(`/towers/${tower}`, first),
    )
    expect(outcomes).toEqual([
      [200, undefined],
      [409, 'in_use'],
    ])
    expect(await orphans()).toBe(0)
  })

  it('one of two equal creates is made', async () => {
    const outcomes = await race(
      'audit_log',
      () => sindico().post('/apartments', apartment('7')),
      () => sindico().post('/apartments', apartment(' 7 ')),
    )
    expect(outcomes).toEqual([
      [201, undefined],
      [409, 'duplicate'],
    ])
  })

  it('one of two changes at the same version is written', async () => {
    const path = `/towers/${tower}`
    const outcomes = await race(
      'audit_log',
      () => sindico().patch(path, { ...first, payload: { code: 'one' } }),
      () => sindico().patch(path, { ...first, payload: { code: 'two' } }),
    )
    expect(outcomes).toEqual([
      [200, undefined],
      [412, 'stale'],
    ])
    expect((await sindico().get(path)).body.data).toMatchObject({ code: 'one', version: 2 })
  })
})
