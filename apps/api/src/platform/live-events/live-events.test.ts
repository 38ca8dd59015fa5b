import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer, testSecret } from '../../testing/database-server.ts'
import { isOpen, marked, marksOf } from '../../testing/event-stream.ts'
import { type LiveApp, openLiveApp } from '../../testing/live-app.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { publishEvent } from '../outbox/event-outbox.ts'
import { eventIds } from './event-id.ts'

describe('the stream of live events', () => {
  let test: TestApp
  let live: LiveApp
  beforeAll(async () => {
    test = await openTestApp()
    live = await openLiveApp(test)
  })
  afterAll(async () => {
    await live.close()
    await test.close()
  })

  it('needs a session and a tenant', async () => {
    expect((await live.streamWith({})).status).toBe(401)
    const admin = test.person('admin')
    const answer = await live.streamWith({ authorization: `Bearer ${admin.token}` })
    expect(answer.status).toBe(400)
    const foreign = await live.streamWith({
      authorization: `Bearer ${test.person('sindico').token}`,
      'x-tenant-id': test.tenants.acacias,
    })
    expect(foreign.status).toBe(403)
  })

  it('begins with its position, and must not be cached', async () => {
    const stream = await live.stream('sindico')
    expect(stream.contentType).toContain('text/event-stream')
    expect((await stream.next(isOpen)).id).not.toBe('')
    stream.close()
  })

  it('carries events only to the roles and people they are meant for', async () => {
    const streams = {
      sindico: await live.stream('sindico'),
      master: await live.stream('master'),
      staff: await live.stream('staff'),
      condomino: await live.stream('condomino'),
      stranger: await live.stream('sindico', 'acacias'),
    }
    await Promise.all(Object.values(streams).map((stream) => stream.next(isOpen)))
    await live.publish({ mark: 'roles' }, { roles: ['sindico', 'admin'] })
    await live.publish({ mark: 'person' }, { users: [test.person('condomino').userId] })
    await live.publish({ mark: 'theirs' }, { roles: ['sindico'] }, 'acacias')
    const everybody = ['sindico', 'admin', 'staff', 'condomino'] as const
    await live.publish({ mark: 'all' }, { roles: everybody })
    await live.publish({ mark: 'all' }, { roles: everybody }, 'acacias')
    await Promise.all(Object.values(streams).map((stream) => stream.next(marked('all'))))
    expect(
      Object.fromEntries(Object.entries(streams).map(([who, stream]) => [who, marksOf(stream)])),
    ).toEqual({
      sindico: ['roles', 'all'],
      master: ['roles', 'all'],
      staff: ['all'],
      condomino: ['person', 'all'],
      stranger: ['theirs', 'all'],
    })
    for (const stream of Object.values(streams)) stream.close()
  })

  it('sends events in order', async () => {
    const stream = await live.stream('sindico')
    await stream.next(isOpen)
    for (let n = 0; n < 20; n += 1) await live.publish({ mark: `order ${n}` })
    await stream.next(marked('order 19'))
    expect(marksOf(stream)).toEqual(Array.from({ length: 20 }, (_, n) => `order ${n}`))
    stream.close()
  })

  it('repeats the events after Last-Event-ID, once each', async () => {
    const before = await live.stream('sindico')
    await before.next(isOpen)
    await live.publish({ mark: 'first' })
    const { id } = await before.next(marked('first'))
    before.close()
    await live.publish({ mark: 'missed' })
    await live.publish({ mark: 'not mine' }, { roles: ['funcionario'] })
    const other = await live.stream('funcionario', 'bosque', { 'last-event-id': id })
    await other.next(marked('not mine'))
    other.close()

    const after = await live.stream('sindico', 'bosque', { 'last-event-id': id })
    await after.next(marked('missed'))
    await live.publish({ mark: 'next' })
    await after.next(marked('next'))
    expect(marksOf(after)).toEqual(['missed', 'next'])
    expect(after.events.every(({ event }) => event !== 'open')).toBe(true)
    after.close()
  })

  it('delivers and repeats a slow transaction that commits later', async () => {
    const stream = await live.stream('sindico')
    const { id: start } = await stream.next(isOpen)
    const release = Promise.withResolvers<void>()
    const slow = test.database.app.inTenant(test.actor('sindico'), async (context) => {
      await publishEvent(context, {
        topic: 'test.happened',
        audience: { roles: ['sindico'] },
        payload: { mark: 'slow' },
      })
      await release.promise
    })
    await live.publish({ mark: 'quick' })
    const quick = await stream.next(marked('quick'))
    release.resolve()
    await slow
    const late = await stream.next(marked('slow'))
    expect(stream.events.indexOf(late)).toBeGreaterThan(stream.events.indexOf(quick))
    stream.close()

    const afterQuick = await live.stream('sindico', 'bosque', { 'last-event-id': quick.id })
    await afterQuick.next(marked('slow'))
    afterQuick.close()
    const fromStart = await live.stream('sindico', 'bosque', { 'last-event-id': start })
    await fromStart.next(marked('slow'))
    expect(marksOf(fromStart)).toEqual(['quick', 'slow'])
    fromStart.close()
  })

  const sealed = (tenant: TenantName, number: number) =>
    eventIds(testSecret).idOf(test.tenants[tenant], number)

  it.each([
    ['is older than what is kept', () => sealed('bosque', 0)],
    ['was never given', () => sealed('bosque', 999_999_999)],
    ['is another tenant’s', () => sealed('acacias', 1)],
    ['is the number itself', () => '1'],
    ['is none of ours', () => 'abc'],
  ])('sends a reset where the last id %s', async (mark, idOf) => {
    await onServer(
      test.database.adminUrl,
      `UPDATE live_event_position SET dropped_to = greatest(dropped_to, 1)`,
    )
    const stream = await live.stream('sindico', 'bosque', { 'last-event-id': idOf() })
    const reset = await stream.next(() => true)
    expect(reset.event).toBe('reset')
    await live.publish({ mark })
    await stream.next(marked(mark))
    stream.close()
  })

  it('reaches the readers of another process', async () => {
    const second = await openLiveApp(test, { relay: false })
    const stream = await second.stream('sindico')
    await stream.next(isOpen)
    await live.publish({ mark: 'from afar' })
    expect((await stream.next(marked('from afar'))).event).toBe('test.happened')
    stream.close()
    await second.close()
  })

  it("sees no other tenant's events in the log", async () => {
    await live.publish({ mark: 'kept apart' }, { roles: ['sindico'] }, 'acacias')
    const stream = await live.stream('sindico', 'acacias')
    stream.close()
    const seen = await test.database.pools.app.transaction(
      { 'app.tenant_id': test.tenants.bosque },
      (queries) =>
        queries.all<{ tenant_id: string }>(sql`SELECT DISTINCT tenant_id FROM live_events`),
    )
    expect(seen).toEqual([{ tenant_id: test.tenants.bosque }])
  })
})
