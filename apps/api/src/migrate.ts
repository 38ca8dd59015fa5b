import { migrate } from './platform/database/migrate.ts'
import { releases } from './platform/database/releases.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { readEnvironment, resolveSessionSecret } from './platform/environment.ts'
import { explainDatabaseError, StartupError } from './platform/startup-error.ts'

/**
 * Brings the database to this release: `npm run migrate`. Servers of the release before may work on
 * it meanwhile. Joins a running server's embedded database, or starts it.
 */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const { databaseUrl, dataDir } = environment
  const secret = await resolveSessionSecret(environment)
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, report: say, join: true })
      : undefined
  try {
    const url = databaseUrl ?? embedded?.connectionString ?? ''
    await migrate({ url, secret, report: say })
    say(`The database is ready for release ${releases.at(-1)}.`)
  } finally {
    await embedded?.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  const explained = explainDatabaseError(error)
  if (!(explained instanceof StartupError)) throw error
  process.stderr.write(`${explained.message}\n`)
  process.exitCode = 1
}
