import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { isOpen, marked, marksOf } from '../../testing/event-stream.ts'
import { eventually } from '../../testing/eventually.ts'
import { type LiveApp, openLiveApp } from '../../testing/live-app.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('a stream of live events', () => {
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

  const admin = (statement: string) => onServer(test.database.adminUrl, statement)

  /** Whether a person's stream ends after an action; on an idle machine, within a second. */
  async function endsAfter(
    { token, actor }: Awaited<ReturnType<TestApp['addPerson']>>,
    end: () => Promise<unknown>,
  ): Promise<boolean> {
    const stream = await live.streamWith({
      authorization: `Bearer ${token}`,
      ...(actor.role === 'admin' && { 'x-tenant-id': String(actor.tenantId) }),
    })
    await stream.next(isOpen)
    await end()
    return Promise.race([stream.ended.then(() => true), sleep(100_000, false, { ref: false })])
  }

  describe('ends', () => {
    it('with its session', async () => {
      const person = await test.addPerson('sindico', 'bosque')
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE sessions SET ended_at = now() WHERE id = '${person.sessionId}'`),
        ),
      ).toBe(true)
    })

    it('with its membership', async () => {
      const person = await test.addPerson('sindico', 'bosque')
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE memberships SET deleted_at = now() WHERE id = '${person.membershipId}'`),
        ),
      ).toBe(true)
    })

    it('when the role changes', async () => {
      const person = await test.addPerson('sindico', 'bosque')
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE memberships SET role = 'condomino' WHERE id = '${person.membershipId}'`),
        ),
      ).toBe(true)
    })

    it('when its person is made inactive', async () => {
      const person = await test.addPerson('funcionario', 'bosque')
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE users SET status = 'INATIVO' WHERE id = '${person.userId}'`),
        ),
      ).toBe(true)
    })

    it('when the tenant is made inactive, or removed while an administrator watches', async () => {
      const tenantId = newId()
      await admin(`INSERT INTO tenants (id, legal_name, contact_email)
        VALUES ('${tenantId}', 'Passageiro', 'p@example.com')`)
      const person = await test.addPerson('sindico', 'bosque')
      await admin(
        `UPDATE memberships SET tenant_id = '${tenantId}' WHERE id = '${person.membershipId}'`,
      )
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE tenants SET status = 'INATIVO' WHERE id = '${tenantId}'`),
        ),
      ).toBe(true)
      const watcher = await test.addPerson('admin', 'bosque')
      expect(
        await endsAfter({ ...watcher, actor: { ...watcher.actor, tenantId } }, () =>
          admin(`UPDATE tenants SET deleted_at = now() WHERE id = '${tenantId}'`),
        ),
      ).toBe(true)
    })

    it('for nobody else', async () => {
      const person = await test.addPerson('sindico', 'bosque')
      const stream = await live.stream('sindico')
      expect(
        await endsAfter(person, () =>
          admin(`UPDATE sessions SET ended_at = now() WHERE id = '${person.sessionId}'`),
        ),
      ).toBe(true)
      await live.publish({ mark: 'still here' })
      await stream.next(marked('still here'))
      stream.close()
    })
  })

  it('drops a reader that reads nothing, and keeps the others', async () => {
    const stream = await live.stream('sindico')
    await stream.next(isOpen)
    const { port } = new URL(live.address)
    const socket = connect(Number(port), '127.0.0.1')
    const closed = new Promise<void>((resolve) => {
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
    })
    socket.write(
      `GET /api/v1/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${test.person('sindico').token}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    const before = await live.connections()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const ballast = 'x'.repeat(64 * 1024)
    for (let n = 0; n < 200; n += 1) await live.publish({ mark: `heavy ${n}`, ballast })
    await stream.next(marked('heavy 199'))
    // A client notices the end of a socket only once it reads from it, so this asks the server,
    // which has closed it.
    await eventually(async () => {
      vi.advanceTimersByTime(1_000)
      expect(await live.connections()).toBe(before - 1)
    })
    socket.resume()
    await closed
    expect(marksOf(stream)).toHaveLength(200)
    stream.close()
  })

  it('reaches two hundred readers', async () => {
    const streams = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const person = await test.addPerson('funcionario', 'bosque')
        return live.streamWith({ authorization: `Bearer ${person.token}` })
      }),
    )
    await Promise.all(streams.map((stream) => stream.next(isOpen)))
    await live.publish({ mark: 'to all' }, { roles: ['funcionario'] })
    const reached = await Promise.all(streams.map((stream) => stream.next(marked('to all'))))
    expect(reached).toHaveLength(200)
    for (const stream of streams) stream.close()
  })

  it('is replaced by the newest of a session that opens too many', async () => {
    const { token } = await test.addPerson('sindico', 'bosque')
    const streams = []
    for (let n = 0; n < 9; n += 1) {
      const stream = await live.streamWith({ authorization: `Bearer ${token}` })
      await stream.next(isOpen)
      streams.push(stream)
    }
    await streams[0]?.ended
    await live.publish({ mark: 'newest' })
    expect(await streams.at(-1)?.next(marked('newest'))).toBeDefined()
    for (const stream of streams) stream.close()
  })

  it('is ended first when the server stops', async () => {
    const second = await openLiveApp(test, { relay: false })
    const stream = await second.stream('sindico')
    await stream.next(isOpen)
    // An open stream would keep the server from ending for ever.
    await expect(Promise.all([second.close(), stream.ended])).resolves.toHaveLength(2)
  })
})
