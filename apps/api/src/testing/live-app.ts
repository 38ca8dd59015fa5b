import { promisify } from 'node:util'
import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import { buildApp } from '../app.ts'
import { appDatabase } from '../platform/database/app-database.ts'
import { oneLane } from '../platform/database/lanes.ts'
import { databaseSignals } from '../platform/outbox/database-signals.ts'
import { type Audience, publishEvent } from '../platform/outbox/event-outbox.ts'
import { liveEventLog } from '../platform/outbox/live-event-log.ts'
import { startOutboxRelay } from '../platform/outbox/outbox-relay.ts'
import { openEventStream } from './event-stream.ts'
import type { TenantName, TestApp } from './test-app.ts'

const silent = () => undefined

/**
 * A running server on the test's database, with a port, the relay and signals. It acts as another
 * process beside the test app, which has none of these.
 */
export async function openLiveApp(test: TestApp, options: { relay?: boolean } = {}) {
  const { system, pools } = test.database
  const signals = databaseSignals(system)
  const database = appDatabase(pools.app, () => signals.send('outbox'))
  const app = await buildApp({
    ...test.parts,
    database,
    lanes: oneLane(database),
    liveEventLog: liveEventLog(system, signals),
  })
  signals.start(silent)
  const relay =
    options.relay === false
      ? null
      : startOutboxRelay({ system, onRelayed: () => signals.send('live_events'), onError: silent })
  if (relay) signals.onSignal('outbox', () => relay.wake())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const headersOf = (role: Role, tenant: TenantName = 'bosque') => ({
    authorization: `Bearer ${test.person(role, tenant).token}`,
    ...(isPlatformRole(role) && { 'x-tenant-id': test.tenants[tenant] }),
  })

  return {
    address,
    relay,
    /** How many clients are connected. */
    connections: promisify(app.server.getConnections.bind(app.server)),
    /** Publishes an event as a change made in this process does. */
    publish: (
      payload: Record<string, unknown>,
      audience: Audience = { roles: ['sindico'] },
      tenant: TenantName = 'bosque',
    ) =>
      database.inTenant(test.actor('sindico', tenant), (context) =>
        publishEvent(context, { topic: 'test.happened', audience, payload }),
      ),
    /** Opens a stream as somebody of the test app. */
    stream: (role: Role, tenant: TenantName = 'bosque', headers: Record<string, string> = {}) =>
      openEventStream(`${address}/api/v1/stream`, { ...headersOf(role, tenant), ...headers }),
    /** Opens a stream with the given headers. */
    streamWith: (headers: Record<string, string>) =>
      openEventStream(`${address}/api/v1/stream`, headers),
    post: (path: string, role: Role, body: object = {}, headers: Record<string, string> = {}) =>
      fetch(`${address}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(role), ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await app.close()
      await relay?.stop()
      await signals.stop()
    },
  }
}

export type LiveApp = Awaited<ReturnType<typeof openLiveApp>>
