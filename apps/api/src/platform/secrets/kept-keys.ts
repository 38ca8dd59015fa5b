import { withClient } from '../database/one-connection.ts'
import { databaseName } from '../database/role-credentials.ts'
import { openSecretKeys } from './secret-keys.ts'
import type { ServerSecret, ServerSecrets } from './server-secret.ts'

/**
 * Adds the keys that a database keeps to the secrets of the settings; none for a database without a
 * schema. Throws a `StartupError` where it needs a secret that is not given.
 */
export async function withKeptKeys(url: string, secret: ServerSecret): Promise<ServerSecrets> {
  return withClient(url, (client) => openSecretKeys(client, databaseName(url), secret), 'secret')
}
