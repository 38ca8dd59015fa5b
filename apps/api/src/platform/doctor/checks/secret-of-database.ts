import pg from 'pg'
import { databaseCode } from '../../database/database-problem.ts'
import { databaseName, roleName, roleUrl } from '../../database/role-credentials.ts'
import type { Check } from '../check.ts'
import { ok, wrong } from '../check.ts'
import { readKeptKeys } from '../kept-keys.ts'

/** SQLSTATEs of a login that is refused. */
const REFUSED = ['28P01', '28000']

/** Whether the roles of the database were made with the secret of this server. */
export const secretOfDatabaseCheck: Check = {
  name: 'secret of the database',
  async lookInside(inside, { secret }) {
    const { query, url } = inside
    const name = databaseName(url)
    const roles = await query('SELECT FROM pg_roles WHERE rolname = $1', [roleName(name, 'app')])
    if (roles.length === 0) return [ok('The first start makes the roles of the database.')]
    if (secret === undefined) return [OTHER]
    const keys = await readKeptKeys(inside, secret)
    const client = new pg.Client({
      connectionString: roleUrl(url, name, 'app', keys?.secrets ?? secret),
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return [ok('The database was set up with this session secret.')]
    } catch (error) {
      if (!REFUSED.includes(databaseCode(error) ?? '')) throw error
      return [OTHER]
    } finally {
      await client.end().catch(() => undefined)
    }
  },
}

const OTHER = wrong(
  'The database was set up with another session secret, or by a login that pg_hba.conf refuses to our roles: bring back its SESSION_SECRET, since with this one sessions and sealed secrets are lost and other servers are locked out.',
)
