import { migrate } from './platform/database/migrate.ts'
import { checkSchema } from './platform/database/schema-check.ts'
import type { Environment } from './platform/environment.ts'
import type { ServerSecret, ServerSecrets } from './platform/secrets/server-secret.ts'
import { explainDatabaseError } from './platform/startup-error.ts'

type Options = { url: string; secret: ServerSecret; report: (line: string) => void }

/**
 * Brings the database to this release. In production with a database of the operator's own it only
 * checks, since other servers work on it: `npm run migrate` changes it. Throws a `StartupError` for
 * a database that does not fit. Returns the secret with the keys that the database keeps.
 */
export async function prepareSchema(
  { production, databaseUrl }: Pick<Environment, 'production' | 'databaseUrl'>,
  { url, secret, report }: Options,
): Promise<ServerSecrets> {
  const prepared =
    production && databaseUrl !== undefined
      ? checkSchema({ url, secret })
      : migrate({ url, secret, report })
  return prepared.catch((error: unknown) => {
    throw explainDatabaseError(error)
  })
}
