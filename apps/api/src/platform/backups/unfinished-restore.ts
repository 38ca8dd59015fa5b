import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { withClient } from '../database/one-connection.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { StartupError } from '../startup-error.ts'

/**
 * Lets a restored database be served. Its lists of what ends are others than those before it, which
 * an older backup may still need.
 */
export async function finishRestore(system: SystemDatabase): Promise<void> {
  await system.query((queries) =>
    queries.all(sql`
      UPDATE ended_lists SET is_restoring = false, listed_to = now(),
        origin = ${randomBytes(3).toString('hex')}`),
  )
}

/** Throws a `StartupError` for a database in which what ended after its backup may still be valid. */
export async function refuseUnfinishedRestore({
  url,
  secret,
}: {
  url: string
  secret: ServerSecret
}): Promise<void> {
  const connectionString = roleUrl(url, databaseName(url), 'system', secret)
  return withClient(
    connectionString,
    async (client) => {
      const { rowCount } = await client.query('SELECT FROM ended_lists WHERE is_restoring')
      if (rowCount === 0) return
      throw new StartupError(
        'A restore into this database did not finish, so that revoked cards and erased people may be in it: remove the database and run npm run restore again.',
      )
    },
    'start',
  )
}
