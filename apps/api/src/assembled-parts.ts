import { newId } from '@portaria/contract/value-types/uuid'
import type { BackgroundParts } from './background.ts'
import { machineriesOf, unnotedReads } from './machineries.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { authDatabase } from './platform/database/auth-database.ts'
import { openPool, type PoolOptions } from './platform/database/database-pool.ts'
import { CALLS_AT_ONCE, openLanes } from './platform/database/lanes.ts'
import { type DatabaseRole, databaseName, roleUrl } from './platform/database/role-credentials.ts'
import { systemDatabase } from './platform/database/system-database.ts'
import type { Environment } from './platform/environment.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { loggedError } from './platform/logged-error.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { openTally } from './platform/measures/tally.ts'
import { databaseSignals } from './platform/outbox/database-signals.ts'
import { liveEventLog } from './platform/outbox/live-event-log.ts'
import { openPush } from './platform/push/push-sender.ts'
import { REFUSED_CALLS } from './platform/refused-calls.ts'
import { marksOf, type ServerSecret } from './platform/secrets/server-secret.ts'
import { type ServerMarks, serverPresence } from './platform/servers/server-presence.ts'
import { thisServer } from './platform/servers/this-server.ts'
import { openWatch } from './platform/servers/watch.ts'
import { accessTokens } from './platform/sessions/access-token.ts'
import { sessionGuard } from './platform/sessions/session-guard.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'
import { openTransfers } from './platform/transfers.ts'
import type { Undo } from './undo-steps.ts'

/**
 * Connections of the auth role: for sign-in, for reading sessions, and one for the sessions of
 * panic alerts.
 */
const SIGN_IN_CONNECTIONS = 4
const SESSION_CONNECTIONS = 3
const PANIC_SESSION_CONNECTIONS = 2

/** One for the relay, one for signals, and two for reading. */
const SYSTEM_CONNECTIONS = 4

/**
 * One of its own to look at the installation: while a standby is missing, waiting changes hold all
 * others.
 */
const WATCH_CONNECTIONS = 1

function marksOfServer(secret: ServerSecret): ServerMarks {
  const [sealedBy, accepts = null] = marksOf(secret)
  return { sealedBy, accepts }
}

/** A database with the schema of this version. */
export type DatabaseAccess = {
  /** The login that may create roles. */
  readonly url: string
  /** The secret from which the passwords of the roles derive. */
  readonly secret: ServerSecret
}

/** The tools of requests, and those of work beside them. */
export type Assembled = { readonly parts: SignInTools; readonly background: BackgroundParts }

/**
 * Opens the connections and tools of a process; `undo` gets the steps that close them, in the order
 * in which they were opened.
 */
export async function assemble(
  environment: Environment,
  { url, secret }: DatabaseAccess,
  undo: Undo,
): Promise<Assembled> {
  const server = thisServer()
  const tracing = await openTracing(environment.tracing, server)
  if (tracing) undo(tracing.stop)
  const pool = (
    role: DatabaseRole,
    connections: number,
    { warm, niceness, plans }: Pick<PoolOptions, 'warm' | 'niceness' | 'plans'> = {},
  ) => {
    const opened = openPool(roleUrl(url, databaseName(url), role, secret), {
      connections,
      warm,
      plans,
      trace: tracing?.statement,
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
  const presence = serverPresence({ system, server, marks: marksOfServer(secret) })
  const tally = openTally()
  const { database, lanes } = openLanes(
    ({ connections, ...options }) => pool('app', connections, options),
    () => signals.send('outbox'),
    { servers: presence, tally },
  )
  const tokens = accessTokens(secret)
  const { publicUrl, dataDir, trustProxy, isCopy } = environment
  const smtpUrl = isCopy ? undefined : environment.smtpUrl
  const mailer = openMailer({ smtpUrl, publicUrl, dataDir })
  undo(mailer.close)
  const files = await openFileStore(environment)
  undo(files.close)
  const transfers = await openTransfers(dataDir)
  undo(transfers.close)
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
    tally,
    tracing,
    watch: openWatch(systemDatabase(pool('system', WATCH_CONNECTIONS)), system, secret),
    logger: { level: environment.logLevel, serializers: { err: loggedError } },
    trustProxy:
      typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...(trustProxy || [])],
    newRequestId: () => newId(),
    publicUrl,
    readersUrl: environment.readersUrl ?? null,
    dataDir,
    files,
    transfers: transfers.folder,
    webFolder: null,
    isCopy,
    backups: environment.backup !== undefined && !isCopy,
    demonstration: false,
    demoApps: environment.demoApps,
    registration: environment.registration,
    postalCodeService: environment.postalCodeService ?? null,
    // A production that is declared a demonstration has accounts whose password is public.
    platformFactor: environment.production && environment.seed !== 'demo',
    oidc: environment.oidc ?? null,
    realtime: isCopy ? null : (environment.realtime ?? null),
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
