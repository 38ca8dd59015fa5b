import type { FastifyServerOptions } from 'fastify'
import type { AppDatabase } from './database/app-database.ts'
import type { AuthDatabase } from './database/auth-database.ts'
import type { Mailer } from './mail/mailer.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { SessionGuard } from './sessions/session-guard.ts'

/** What the server is made of; `main.ts` and the tests each put one together. */
export type Parts = {
  database: AppDatabase
  auth: AuthDatabase
  guard: SessionGuard
  tokens: AccessTokens
  mailer: Mailer
  logger: FastifyServerOptions['logger']
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  newRequestId: () => string
  /** The origin people type. */
  publicUrl: string
  /** Where files, letters and secrets are kept. */
  dataDir: string
  /** The built web app, or null where only the API is served. */
  webFolder: string | null
  metricsToken: string | null
  /** Secret that everything signed is derived from. */
  secret: string
}
