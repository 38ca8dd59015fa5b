import pg from 'pg'
import { withClient } from '../../database/one-connection.ts'
import { databaseName, roleName } from '../../database/role-credentials.ts'

/**
 * Runs work on a connection that acts as the owner of the tables, in the scope of a company where one
 * is given.
 */
export async function asOwner<T>(
  { url, tenantId }: { readonly url: string; readonly tenantId?: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(
    url,
    async (client) => {
      const owner = roleName(databaseName(url), 'owner')
      await client.query(`SET ROLE ${pg.escapeIdentifier(owner)}`)
      if (tenantId !== undefined) {
        await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenantId])
      }
      return await work(client)
    },
    'company',
  )
}
