import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { buildApp } from '../app.ts'
import type { SignInTools } from '../modules/accounts/public/account/sign-in-tools.ts'
import { appDatabase } from '../platform/database/app-database.ts'
import { openPool } from '../platform/database/database-pool.ts'
import { oneLane } from '../platform/database/lanes.ts'
import { diskFileStore } from '../platform/files/disk-file-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import type { OidcSettings } from '../platform/oidc-settings.ts'
import { liveEventLog } from '../platform/outbox/live-event-log.ts'
import { openPush } from '../platform/push/push-sender.ts'
import type { RealtimeSettings } from '../platform/realtime-settings.ts'
import { aloneServer } from '../platform/servers/server-presence.ts'
import { openWatch } from '../platform/servers/watch.ts'
import { accessTokens } from '../platform/sessions/access-token.ts'
import { sessionGuard } from '../platform/sessions/session-guard.ts'
import { testSecret } from './database-server.ts'
import { recordRoutes } from './route-recorder.ts'
import { openOwnDatabase, openSharedDatabase, type TestDatabase } from './test-database.ts'

/** How a server is built; without options it is the worker's shared one. */
export type ServerOptions = {
  /**
   * Requests bypass row-level security, as a superuser: only the tenant in every statement's
   * conditions then separates tenants.
   */
  pastPolicies?: boolean
  /** A hosted identity provider on this machine. */
  oidc?: OidcSettings
  /** A realtime database service on this machine. */
  realtime?: RealtimeSettings
  registration?: boolean
  /** The store of files; a folder of the server's own if absent. */
  files?: FileStore
}

/** The real server without a port, and the database that it works on. */
export type TestServer = Awaited<ReturnType<typeof buildServer>>

let shared: Promise<TestServer> | undefined

/** The server of this worker, built once: its database has rows of other files' companies. */
export function sharedServer(): Promise<TestServer> {
  shared ??= openSharedDatabase().then(async (database) => {
    const server = await buildServer(database, {})
    const close = () => Promise.reject(new Error('this server belongs to other files too'))
    Object.assign(server.app, { close })
    return server
  })
  return shared
}

/**
 * A server of one test file: on an emptied database, or on the worker's database if only the
 * options differ.
 */
export async function ownServer(options: ServerOptions, emptied: boolean): Promise<TestServer> {
  return buildServer(await (emptied ? openOwnDatabase() : openSharedDatabase()), options)
}

async function buildServer(
  database: TestDatabase,
  { pastPolicies = false, oidc, realtime, registration = true, files }: ServerOptions,
) {
  const requests = pastPolicies
    ? appDatabase(openPool(database.adminUrl, { connections: 5 }), () => undefined)
    : database.app
  const tokens = accessTokens(testSecret)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-app-'))
  const publicUrl = 'http://localhost:3000'
  const parts: SignInTools = {
    database: requests,
    lanes: oneLane(requests),
    auth: database.auth,
    guard: sessionGuard(database.auth, tokens),
    tokens,
    mailer: openMailer({ smtpUrl: undefined, publicUrl, dataDir }),
    push: openPush({ secret: testSecret, publicUrl, hosts: [], loopback: true }),
    // Without signals, a stream polls the log each second.
    servers: aloneServer,
    tracing: null,
    tally: database.tally,
    watch: openWatch(database.system, database.system, testSecret),
    liveEventLog: liveEventLog(database.system, { onSignal: () => undefined }),
    logger: false,
    trustProxy: false,
    newRequestId: () => newId(),
    publicUrl,
    dataDir,
    transfers: path.join(dataDir, 'transfers'),
    files: files ?? diskFileStore(dataDir),
    readersUrl: null,
    webFolder: null,
    backups: true,
    isCopy: false,
    demonstration: false,
    demoApps: true,
    registration,
    postalCodeService: null,
    platformFactor: false,
    oidc: oidc ?? null,
    realtime: realtime ?? null,
    outboundLoopback: true,
    metricsToken: null,
    secret: testSecret,
  }
  const { built: app, routes } = await recordRoutes(() => buildApp(parts))
  await app.ready()
  return {
    app,
    routes,
    parts,
    database,
    async close() {
      await app.close()
      if (pastPolicies) await requests.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
