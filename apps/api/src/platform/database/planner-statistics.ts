import pg from 'pg'

/**
 * Updates the planner's statistics on the tables of `ownerUrl`'s login. Autovacuum does so up to a
 * minute after a load; until then lists are planned by defaults, and some take ten times as long.
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'portaria load' })
  await client.connect()
  try {
    // Named one by one: a plain ANALYZE would warn about each catalogue table, which another role
    // owns.
    const { rows } = await client.query<{ names: string }>(`
      SELECT string_agg(oid::regclass::text, ', ') AS names
      FROM pg_class WHERE relowner = current_user::regrole AND relkind = 'r'`)
    await client.query(`ANALYZE ${rows[0]?.names}`)
  } finally {
    await client.end()
  }
}
