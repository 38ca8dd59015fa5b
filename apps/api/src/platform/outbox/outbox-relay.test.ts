import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openPool } from '../database/database-pool.ts'
import { systemDatabase } from '../database/system-database.ts'
import { publishEvent } from './event-outbox.ts'
import { dropOldEvents, liveEventLog } from './live-event-log.ts'
import { type OutboxRelay, startOutboxRelay } from './outbox-relay.ts'

describe('the relay of the outbox', () => {
  const tenantId = newId()
  const actor = {
    userId: null,
    sessionId: null,
    membershipId: null,
    role: 'system' as const,
    tenantId,
    language: 'pt' as const,
    address: null,
    reason: 'test',
  }
  let database: TestDatabase
  let relays: OutboxRelay[] = []

  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  beforeEach(() =>
    onServer(
      database.adminUrl,
      'DELETE FROM outbox; DELETE FROM live_events; DELETE FROM live_event_position',
    ),
  )
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()))
    relays = []
  })
  afterAll(() => database.close())

  function start(system = database.system): OutboxRelay {
    const relay = startOutboxRelay({ system, onRelayed: () => undefined, onError: () => undefined })
    relays.push(relay)
    return relay
  }

  const publish = (mark: unknown, then: () => Promise<unknown> = async () => undefined) =>
    database.app.inTenant(actor, async (context) => {
      await publishEvent(context, {
        topic: 'test.happened',
        audience: {},
        payload: { mark },
      })
      await then()
    })

  async function relayed() {
    const log = liveEventLog(database.system, { onSignal: () => undefined })
    const events = await log.after(0, 10_000)
    return events.map(({ number, payload }) => [number, payload['mark']])
  }

  it('numbers events from one, without gaps', async () => {
    for (const mark of ['a', 'b', 'c']) await publish(mark)
    start()
    await eventually(async () => expect(await relayed()).toHaveLength(3))
    await publish('d')
    await eventually(async () => expect(await relayed()).toHaveLength(4))
    expect(await relayed()).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ])
  })

  it('sends nothing of a transaction that is rolled back', async () => {
    start()
    await publish('lost', () => Promise.reject(new Error('no'))).catch(() => undefined)
    await publish('kept')
    await eventually(async () => expect(await relayed()).toEqual([[1, 'kept']]))
  })

  it('loses no event while no relay runs, however many there are', async () => {
    await database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
      queries.count(sql`
        INSERT INTO outbox (tenant_id, id, topic, audience, payload)
        SELECT ${tenantId}, gen_random_uuid(), 'test.happened', '{}', jsonb_build_object('mark', n)
        FROM generate_series(1, 1700) n`),
    )
    start()
    await eventually(async () => expect(await relayed()).toHaveLength(1_700))
    const numbers = (await relayed()).map(([number]) => number)
    expect(numbers).toEqual(Array.from({ length: 1_700 }, (_, n) => n + 1))
  })

  it('works alone: a second one stands by, and takes over when the first dies', async () => {
    const first = start()
    await eventually(() => expect(first.leads()).toBe(true))
    const second = start()
    await sleep(100)
    expect([first.leads(), second.leads()]).toEqual([true, false])
    const writing = (async () => {
      for (let n = 0; n < 60; n += 1) {
        await publish(n)
        await sleep(20)
      }
    })()
    await sleep(300)
    await first.stop()
    await writing
    await eventually(async () => expect(await relayed()).toHaveLength(60))
    expect(second.leads()).toBe(true)
    expect(await relayed()).toEqual(Array.from({ length: 60 }, (_, n) => [n + 1, n]))
  })

  it('takes over from one whose connection the database ends', async () => {
    const pool = openPool(database.roleUrl('system'), { connections: 2 })
    const first = start(systemDatabase(pool))
    await eventually(() => expect(first.leads()).toBe(true))
    const second = start()
    await onServer(
      database.adminUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    await publish('after the cut')
    await eventually(async () => expect(await relayed()).toEqual([[1, 'after the cut']]))
    await eventually(() => expect([first.leads(), second.leads()].filter(Boolean)).toHaveLength(1))
    await first.stop()
    await pool.close()
  })

  it('records how far back the log reaches when old events are deleted', async () => {
    start()
    for (const mark of ['old', 'older', 'new']) await publish(mark)
    await eventually(async () => expect(await relayed()).toHaveLength(3))
    await onServer(
      database.adminUrl,
      `UPDATE live_events SET relayed_at = now() - interval '25 hours' WHERE number < 3`,
    )
    await dropOldEvents(database.system)
    expect(await relayed()).toEqual([[3, 'new']])
    const log = liveEventLog(database.system, { onSignal: () => undefined })
    expect(await log.position()).toEqual({ last: 3, droppedTo: 2 })
    await dropOldEvents(database.system)
    expect(await log.position()).toEqual({ last: 3, droppedTo: 2 })
  })

  it('is out of reach of requests', async () => {
    const asApp = database.pools.app.connection((queries) => queries.all(sql`SELECT * FROM outbox`))
    await expect(asApp).rejects.toThrow(/permission denied/)
  })
})
