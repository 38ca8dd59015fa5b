import type { FastifyServerOptions } from 'fastify'
import type { AppDatabase } from './database/app-database.ts'
import type { Lanes } from './database/lanes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OidcSettings } from './oidc-settings.ts'
import type { LiveEventLog } from './outbox/live-event-log.ts'
import type { PushSender } from './push/push-sender.ts'
import type { RealtimeSettings } from './realtime-settings.ts'
import type { RefusedCallLimits } from './refused-calls.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { SessionGuard } from './sessions/session-guard.ts'

/** What every module may work with. */
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
  logger: FastifyServerOptions['logger']
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  newRequestId: () => string
  /** The origin people type. */
  publicUrl: string
  /** Where files, letters and secrets are kept. */
  dataDir: string
  /** The built web app, or null where only the API is served. */
  webFolder: string | null
  /** Whether the database holds the demonstration, whose accounts the sign-in page offers. */
  demonstration: boolean
  /** Whether the web app offers its demo apps. */
  demoApps: boolean
  /** Whether the platform's own roles must have a second factor. */
  platformFactor: boolean
  /** Whether people may register themselves. */
  registration: boolean
  /** The service of postal codes, with `{cep}` in its address; null where none is named. */
  postalCodeService: string | null
  /** The hosted identity provider; null where the operator set none up. */
  oidc: OidcSettings | null
  /** The realtime database service; null where the operator set none up. */
  realtime: RealtimeSettings | null
  /** Whether a provider may be this machine, by plain http: with the demonstration's data. */
  outboundLoopback: boolean
  metricsToken: string | null
  /** Most calls of one person in progress at once; absent where there is no limit, as in tests. */
  callsAtOnce?: number
  /** What bounds refused calls; absent like the one before. */
  refusedCalls?: RefusedCallLimits
  /** Secret that everything signed is derived from. */
  secret: string
}
