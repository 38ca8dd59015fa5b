import { newId } from '@portaria/contract/value-types/uuid'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { onServer, testSecret } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { accessTokens } from '../sessions/access-token.ts'
import { sessionGuard } from '../sessions/session-guard.ts'
import type { AuthDatabase } from './auth-database.ts'
import { openPool } from './database-pool.ts'
import { openLanes } from './lanes.ts'

/** Requests that exceed a company's connections but not its queue. */
const MORE_THAN_A_SHARE = 60

/** A company's share of the connections for requests, and the queue of one person. */
const [RUNNING, WAITING] = [4, 30]

describe('a company that asks for more than its share', () => {
  let test: TestApp
  let app: TestApp['app']
  let blocker: Client
  const closing: (() => Promise<void>)[] = []

  beforeEach(async () => {
    test = await openTestApp()
    const { database, lanes } = openLanes(
      ({ connections }) => {
        const pool = openPool(test.database.roleUrl('app'), { connections })
        closing.push(pool.close)
        return pool
      },
      () => undefined,
    )
    app = await buildApp({ ...test.parts, database, lanes })
    // The lock imitates a search that never ends: readers of vehicles wait for as long as it is
    // held.
    blocker = new Client({ connectionString: test.database.adminUrl })
    await blocker.connect()
    await blocker.query('BEGIN; LOCK TABLE vehicles IN ACCESS EXCLUSIVE MODE')
  })

  afterEach(async () => {
    await blocker.end()
    await app.close()
    await Promise.all(closing.splice(0).map((close) => close()))
    await test.close()
  })

  // Awaited here: an injected call begins once it is awaited.
  const call = async (method: 'GET' | 'POST', url: string, token: string) =>
    await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
    })

  /** Starts searches by several people of the company that do not end while the lock is held. */
  async function overload() {
    const people = [test.person('sindico'), test.person('funcionario')]
    const ended = { count: 0 }
    const search = (token: string) =>
      call('GET', '/vehicles?q=a', token).finally(() => (ended.count += 1))
    const asked = people.flatMap(({ token }) =>
      Array.from({ length: MORE_THAN_A_SHARE }, () => search(token)),
    )
    const waiting = async () => {
      const rows = await onServer(
        test.database.adminUrl,
        `SELECT 1 FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
      return rows.length
    }
    await eventually(async () => expect(await waiting()).toBe(RUNNING))
    // Requests past the queue of a person are refused at once.
    const refused = asked.length - RUNNING - people.length * WAITING
    await eventually(() => expect(ended.count).toBe(refused))
    return { asked, ended, end: () => blocker.query('COMMIT') }
  }

  it('keeps no other company waiting', async () => {
    const { asked, end } = await overload()
    const other = await call('GET', '/towers', test.person('sindico', 'acacias').token)
    expect(other.statusCode).toBe(200)
    await end()
    await Promise.all(asked)
  })

  it("delays nobody's alarm, not even of its own people", async () => {
    const { asked, ended, end } = await overload()
    const before = ended.count
    for (const tenant of ['bosque', 'acacias'] as const) {
      const { token } = test.person('condomino', tenant)
      expect((await call('POST', '/notifications/panic', token)).statusCode).toBe(201)
      const { token: gate } = test.person('funcionario', tenant)
      const polled = await call('GET', '/notifications/panic?not_read=1', gate)
      expect(polled.json()).toMatchObject({ data: [{}] })
    }
    // The alarm did not wait for any of the other requests to end.
    expect(ended.count).toBe(before)
    await end()
    await Promise.all(asked)
  })

  it('is told when to retry once too many of its people wait', async () => {
    const { asked, end } = await overload()
    await end()
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
    }
  })
})

it('reads the sessions of alarms while other session reads get no answer', async () => {
  const test = await openTestApp()
  const stuck: AuthDatabase = {
    transaction: () => new Promise(() => undefined),
    query: () => new Promise(() => undefined),
    close: () => Promise.resolve(),
  }
  const guard = sessionGuard(stuck, accessTokens(testSecret), test.database.auth)
  const app = await buildApp({ ...test.parts, guard })
  const headers = { authorization: `Bearer ${test.person('sindico').token}` }
  const waiting = app.inject({ url: '/api/v1/towers', headers }).catch(() => undefined)
  const statuses: number[] = []
  for (const { method, url } of test.routes.filter((route) =>
    /\/notifications\//.test(route.url),
  )) {
    const { statusCode } = await app.inject({ method, url: url.replace(':id', newId()), headers })
    statuses.push(statusCode)
  }
  expect(statuses.length).toBeGreaterThan(6)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  void waiting
  await test.close()
})
