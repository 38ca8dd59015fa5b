import { withClient } from './one-connection.ts'

/**
 * Updates the planner's statistics on the tables of `ownerUrl`'s login. Autovacuum does so up to a
 * minute after a load; until then lists are planned by defaults, and some take ten times as long.
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  return withClient(
    ownerUrl,
    async (client) => {
      // Named one by one: a plain ANALYZE would warn about each catalogue table, which another role
      // owns.
      const { rows } = await client.query<{ names: string }>(`
        SELECT string_agg(oid::regclass::text, ', ') AS names
        FROM pg_class WHERE relowner = current_user::regrole AND relkind = 'r'`)
      await client.query(`ANALYZE ${rows[0]?.names}`)
    },
    'load',
  )
}
