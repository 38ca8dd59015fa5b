import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Assembled, DatabaseAccess } from './assembled-parts.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { setPassword } from './modules/accounts/public/password/password.repository.ts'
import { hashPassword } from './modules/accounts/public/password/password-hash.ts'
import {
  demonstrationAccounts,
  loadDemonstration,
} from './modules/demonstration/demonstration.service.ts'
import { placeDemonstrationDevices } from './modules/demonstration/placed-devices.service.ts'
import { gathered } from './modules.ts'
import { refuseUnfinishedRestore } from './platform/backups/unfinished-restore.ts'
import { databaseName, roleUrl } from './platform/database/role-credentials.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { type Environment, requireDemonstrationWanted } from './platform/environment.ts'
import { withKeptKeys } from './platform/secrets/kept-keys.ts'
import { resolveSessionSecret } from './platform/secrets/secret-settings.ts'
import { holdStart } from './platform/secrets/start-hold.ts'
import { explainDatabaseError, type StartupError } from './platform/startup-error.ts'
import { prepareSchema } from './prepared-schema.ts'
import type { Undo } from './undo-steps.ts'

export type PreparationOptions = {
  /** Called with one line for each step that takes long. */
  report: (line: string) => void
  /** Cancels a start after the running step. */
  signal: AbortSignal
  /** Called once when the embedded database cannot be restarted. */
  onFailure: (failure: StartupError) => void
}

/** The demonstration's accounts, or none. */
export type Accounts = typeof demonstrationAccounts | []

/** A database whose earlier keys nobody ends until the server that opened it has begun. */
export type HeldDatabase = DatabaseAccess & {
  /** To be called once other servers see this one. */
  readonly begun: () => Promise<void>
}

/** Starts the database where it is the embedded one, and brings it to this release. */
export async function prepareDatabase(
  environment: Environment,
  { report, signal, onFailure }: PreparationOptions,
  undo: Undo,
): Promise<HeldDatabase> {
  const given = await resolveSessionSecret(environment)
  const url = environment.databaseUrl ?? (await startOwnDatabase())
  signal.throwIfAborted()
  const begun = await hold(url)
  undo(begun)
  const secret = await prepareSchema(environment, { url, secret: given, report })
  await refuseUnfinishedRestore({ url, secret })
  signal.throwIfAborted()
  return { url, secret, begun }

  async function startOwnDatabase(): Promise<string> {
    const database = await startEmbeddedPostgres({
      dataDir: environment.dataDir,
      servers: environment.servers.workers,
      report,
      onGivenUp: onFailure,
    })
    undo(database.stop)
    return database.connectionString
  }
}

const hold = (url: string) =>
  holdStart(url).catch((error: unknown) => {
    throw explainDatabaseError(error)
  })

/** Returns the access to a database that another process prepared and keeps running. */
export async function joinDatabase(environment: Environment, undo: Undo): Promise<HeldDatabase> {
  const { databaseUrl, dataDir } = environment
  const url = databaseUrl ?? (await joinEmbedded(dataDir))
  const begun = await hold(url)
  undo(begun)
  const secret = await withKeptKeys(url, await resolveSessionSecret(environment))
  return { url, secret, begun }
}

async function joinEmbedded(dataDir: string): Promise<string> {
  const { connectionString } = await startEmbeddedPostgres({
    dataDir,
    report: () => undefined,
    join: true,
  })
  return connectionString
}

/**
 * Loads the demonstration where it is asked for, and places its devices. One server at a time does
 * so, since several may start at once on an empty database.
 */
export async function prepareDemonstration(
  environment: Environment,
  { parts, background }: Assembled,
  { url, secret }: DatabaseAccess,
  report: (line: string) => void,
): Promise<Accounts> {
  const ownerUrl = roleUrl(url, databaseName(url), 'owner', secret)
  return background.system.dedicated(async (queries) => {
    // Another server may need a minute.
    await queries.all(sql`SET lock_timeout = 0`)
    await queries.all(sql`SET statement_timeout = 0`)
    await queries.all(sql`SELECT pg_advisory_lock(hashtext('portaria demonstration'))`)
    const accounts = await seed(environment, parts, { ownerUrl, report })
    const devices = environment.demonstrationDevices ?? { readers: [] }
    if (accounts.length > 0) await placeDemonstrationDevices(parts, devices)
    return accounts
  })
}

/**
 * Loads the demonstration into a database without people if the settings ask for it; returns its
 * accounts if there are any. Throws if they would be reachable from the network although nobody
 * asked for that.
 */
async function seed(
  environment: Environment,
  { database, auth, secret, publicUrl, files }: SignInTools,
  { ownerUrl, report }: { ownerUrl: string; report: (line: string) => void },
): Promise<Accounts> {
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
      files,
      timeZone: environment.demonstrationZone,
      hashPassword,
      storePassword: (userId, hash) => auth.query((queries) => setPassword(queries, userId, hash)),
      report,
    })
  }
  return load || (demonstration && environment.seed === 'demo') ? demonstrationAccounts : []
}
