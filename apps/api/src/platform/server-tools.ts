import type { FastifyServerOptions } from 'fastify'
import type { AppDatabase } from './database/app-database.ts'
import type { Lanes } from './database/lanes.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Tally } from './measures/tally.ts'
import type { OidcSettings } from './oidc-settings.ts'
import type { LiveEventLog } from './outbox/live-event-log.ts'
import type { PushSender } from './push/push-sender.ts'
import type { RealtimeSettings } from './realtime-settings.ts'
import type { RefusedCallLimits } from './refused-calls.ts'
import type { ServerSecret } from './secrets/server-secret.ts'
import type { Servers } from './servers/server-presence.ts'
import type { Watch } from './servers/watch.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { SessionGuard } from './sessions/session-guard.ts'
import type { Tracing } from './tracing/tracing.ts'

/** The tools that every module may use. */
export type ServerTools = {
  /** For requests that have no lane of their own. */
  database: AppDatabase
  lanes: Lanes
  guard: SessionGuard
  tokens: AccessTokens
  mailer: Mailer
  push: PushSender
  /** The live events, as the relay has numbered them. */
  liveEventLog: LiveEventLog
  /** The servers that work on the database, this one among them. */
  servers: Servers
  /** Counts for operators. */
  tally: Tally
  /** What operators see of jobs, copies of the database, and requests of each company. */
  watch: Watch
  /** Traces of requests; null if nobody collects them. */
  tracing: Tracing | null
  logger: FastifyServerOptions['logger']
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  newRequestId: () => string
  /** The origin that people type. */
  publicUrl: string
  /** The plain http origin at which access readers reach the server; null if there is none. */
  readersUrl: string | null
  /** The folder of letters, secrets and temporary files. */
  dataDir: string
  /** The folder of what this process is receiving or writing. */
  transfers: string
  /** The bytes of pictures. */
  files: FileStore
  /** The built web app, or null if only the API is served. */
  webFolder: string | null
  /** Whether backups are made each day. */
  backups: boolean
  /** Whether the database is a copy, on which nothing reaches anybody. */
  isCopy: boolean
  /** Whether the database holds the demonstration, whose accounts the sign-in page offers. */
  demonstration: boolean
  /** Whether the web app offers its demo apps. */
  demoApps: boolean
  /** Whether the platform's own roles need a second factor. */
  platformFactor: boolean
  /** Whether people may register themselves. */
  registration: boolean
  /**
   * URL of the address lookup by postal code, with the placeholder `{cep}`; null if there is none.
   */
  postalCodeService: string | null
  /** The hosted identity provider; null if the operator set none up. */
  oidc: OidcSettings | null
  /** The realtime database service; null if the operator set none up. */
  realtime: RealtimeSettings | null
  /** Whether a provider may run on this machine, by plain http: with the demonstration's data. */
  outboundLoopback: boolean
  metricsToken: string | null
  /** Limit of one person's simultaneous calls; absent for no limit, as in tests. */
  callsAtOnce?: number
  /** Limits of refused calls; absent for no limit, as in tests. */
  refusedCalls?: RefusedCallLimits
  /** The secret from which all signatures are derived. */
  secret: ServerSecret
}
