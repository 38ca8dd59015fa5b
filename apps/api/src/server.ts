import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { buildApp } from './app.ts'
import { type BackgroundParts, startBackground } from './background.ts'
import { machineriesOf, unnotedReads } from './machineries.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { setPassword } from './modules/accounts/public/password/password.repository.ts'
import { hashPassword } from './modules/accounts/public/password/password-hash.ts'
import {
  demonstrationAccounts,
  loadDemonstration,
} from './modules/demonstration/demonstration.service.ts'
import { placeDemonstrationDevices } from './modules/demonstration/placed-devices.service.ts'
import { gathered } from './modules.ts'
import { authDatabase } from './platform/database/auth-database.ts'
import { openPool, type PoolOptions } from './platform/database/database-pool.ts'
import { CALLS_AT_ONCE, openLanes } from './platform/database/lanes.ts'
import { migrate } from './platform/database/migrate.ts'
import { type DatabaseRole, databaseName, roleUrl } from './platform/database/role-credentials.ts'
import { systemDatabase } from './platform/database/system-database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import {
  type Environment,
  requireDemonstrationWanted,
  resolveSessionSecret,
} from './platform/environment.ts'
import { diskFileStore } from './platform/files/file-store.ts'
import { loggedError } from './platform/logged-error.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { databaseSignals } from './platform/outbox/database-signals.ts'
import { liveEventLog } from './platform/outbox/live-event-log.ts'
import { openPush } from './platform/push/push-sender.ts'
import { REFUSED_CALLS } from './platform/refused-calls.ts'
import { serverPresence } from './platform/servers/server-presence.ts'
import { thisServer } from './platform/servers/this-server.ts'
import { accessTokens } from './platform/sessions/access-token.ts'
import { sessionGuard } from './platform/sessions/session-guard.ts'
import {
  explainDatabaseError,
  explainListenError,
  type StartupError,
} from './platform/startup-error.ts'

const webFolder = path.resolve(import.meta.dirname, '../../web/dist')

/**
 * Connections of the auth role: for sign-in, for reading sessions, and one for the sessions of
 * panic alerts.
 */
const SIGN_IN_CONNECTIONS = 4
const SESSION_CONNECTIONS = 3
const PANIC_SESSION_CONNECTIONS = 2

/** One for the relay, one for signals, and two for reading. */
const SYSTEM_CONNECTIONS = 4

export type Server = {
  address: string
  /** The demonstration's accounts, where this database holds them. */
  accounts: typeof demonstrationAccounts | []
  /** The page of the demonstration's simulated readers, where they were placed. */
  readersPage: string | null
  /** Ends streams and requests first, the database last. */
  stop(): Promise<void>
}

export type ServerOptions = {
  /** Called with one line for each step that takes long. */
  report: (line: string) => void
  /** Cancels a start after the running step; what was started is stopped again. */
  signal: AbortSignal
  /**
   * Settles once the web app is built, in parallel with the start; rejects if the build is
   * cancelled.
   */
  webBuilt: Promise<unknown>
  /** Called once when the server can no longer work and has to be stopped. */
  onFailure: (failure: StartupError) => void
}

type Undo = (step: () => Promise<void> | void) => void

/**
 * Starts everything in order: database, migrations, connections, demonstration data, web server.
 * When a step fails, stops everything that the earlier steps started.
 */
export async function startServer(
  environment: Environment,
  options: ServerOptions,
): Promise<Server> {
  const { report, signal } = options
  const steps: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const step of steps.splice(0).toReversed()) await step()
  }
  const undo: Undo = (step) => steps.push(step)
  try {
    const secret = await resolveSessionSecret(environment)
    const url = environment.databaseUrl ?? (await startOwnDatabase(environment, options, undo))
    signal.throwIfAborted()
    await migrate({ url, secret, report }).catch((error: unknown) => {
      throw explainDatabaseError(error)
    })
    signal.throwIfAborted()
    const { parts, background } = assemble(environment, { url, secret }, undo)
    // Spreadsheets of a server that was killed while it worked on them.
    await rm(path.join(environment.dataDir, 'transfers'), { recursive: true, force: true })
    const owner = roleUrl(url, databaseName(url), 'owner', secret)
    const accounts = await seed(environment, parts, { ownerUrl: owner, report })
    const devices = accounts.length > 0 ? environment.demonstrationDevices : undefined
    if (accounts.length > 0) await placeDemonstrationDevices(parts, devices ?? { readers: [] })
    signal.throwIfAborted()
    await options.webBuilt
    const app = await buildApp({
      ...parts,
      webFolder: existsSync(path.join(webFolder, 'index.html')) ? webFolder : null,
      demonstration: accounts.length > 0,
    })
    const beside = await startBackground(background, app.log)
    undo(() => beside.stop())
    undo(() => app.close())
    const { port, host } = environment
    const address = await app.listen({ port, host }).catch((error: unknown) => {
      throw explainListenError(error, port)
    })
    return { address, accounts, readersPage: devices?.page ?? null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startOwnDatabase(
  { dataDir }: Environment,
  { report, onFailure }: ServerOptions,
  undo: Undo,
): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir, report, onGivenUp: onFailure })
  undo(database.stop)
  return database.connectionString
}

function assemble(
  environment: Environment,
  { url, secret }: { url: string; secret: string },
  undo: Undo,
): { parts: SignInTools; background: BackgroundParts } {
  const pool = (
    role: DatabaseRole,
    connections: number,
    { warm, niceness, plans }: Pick<PoolOptions, 'warm' | 'niceness' | 'plans'> = {},
  ) => {
    const opened = openPool(roleUrl(url, databaseName(url), role, secret), {
      connections,
      warm,
      plans,
      // On another machine, the database's processes are out of reach.
      niceness: environment.databaseUrl === undefined ? niceness : 0,
    })
    undo(opened.close)
    return opened
  }
  const auth = authDatabase(pool('auth', SIGN_IN_CONNECTIONS))
  const sessions = authDatabase(pool('auth', SESSION_CONNECTIONS, { warm: true }))
  const panicSessions = authDatabase(pool('auth', PANIC_SESSION_CONNECTIONS, { warm: true }))
  const system = systemDatabase(pool('system', SYSTEM_CONNECTIONS))
  const signals = databaseSignals(system)
  const presence = serverPresence({ system, server: thisServer() })
  const { database, lanes } = openLanes(
    ({ connections, ...options }) => pool('app', connections, options),
    () => signals.send('outbox'),
  )
  const tokens = accessTokens(secret)
  const { smtpUrl, publicUrl, dataDir, trustProxy } = environment
  const mailer = openMailer({ smtpUrl, publicUrl, dataDir })
  undo(mailer.close)
  // In production, push subscriptions and gateways must not reach the services on the server's own
  // machine.
  const loopback = environment.seed === 'demo' && !environment.production
  const parts: SignInTools = {
    database,
    lanes,
    auth,
    guard: sessionGuard(sessions, tokens, panicSessions),
    tokens,
    mailer,
    push: openPush({
      secret,
      publicUrl,
      hosts: environment.pushHosts,
      loopback,
    }),
    liveEventLog: liveEventLog(system, signals),
    servers: presence,
    logger: { level: environment.logLevel, serializers: { err: loggedError } },
    trustProxy:
      typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...(trustProxy || [])],
    newRequestId: () => newId(),
    publicUrl,
    readersUrl: environment.readersUrl ?? null,
    dataDir,
    webFolder: null,
    demonstration: false,
    demoApps: environment.demoApps,
    registration: environment.registration,
    postalCodeService: environment.postalCodeService ?? null,
    // A production that is declared a demonstration has accounts whose password is public.
    platformFactor: environment.production && environment.seed !== 'demo',
    oidc: environment.oidc ?? null,
    realtime: environment.realtime ?? null,
    outboundLoopback: environment.seed === 'demo',
    metricsToken: environment.metricsToken ?? null,
    callsAtOnce: CALLS_AT_ONCE,
    refusedCalls: REFUSED_CALLS,
    secret,
  }
  const machineries = machineriesOf(parts, unnotedReads)
  const systemUrl = roleUrl(url, databaseName(url), 'system', secret)
  return {
    parts,
    background: { system, signals, presence, systemUrl, machineries, loopback, parts },
  }
}

/**
 * Loads the demonstration into a database without people if the settings ask for it; returns its
 * accounts if there are any. Throws if they would be reachable from the network although nobody
 * asked for that.
 */
async function seed(
  environment: Environment,
  { database, auth, secret, publicUrl }: SignInTools,
  { ownerUrl, report }: { ownerUrl: string; report: (line: string) => void },
): Promise<Server['accounts']> {
  const emails = demonstrationAccounts.map(({ email }) => email)
  const { people, demonstration } = await database.onPlatform(systemActor('seed'), (queries) =>
    queries.one(sql<{ people: boolean; demonstration: boolean }>`
      SELECT EXISTS (SELECT 1 FROM users) AS people,
        EXISTS (SELECT 1 FROM users WHERE email = ANY(${emails})) AS demonstration`),
  )
  const load = environment.seed === 'demo' && !people
  if (load || demonstration) requireDemonstrationWanted(environment)
  if (load) {
    await loadDemonstration({
      database,
      ownerUrl,
      parts: gathered.demonstration,
      secret,
      publicUrl,
      files: diskFileStore(environment.dataDir),
      timeZone: environment.demonstrationZone,
      hashPassword,
      storePassword: (userId, hash) => auth.query((queries) => setPassword(queries, userId, hash)),
      report,
    })
  }
  return load || (demonstration && environment.seed === 'demo') ? demonstrationAccounts : []
}
