import pg from 'pg'

/**
 * Tells the planner what stands in the tables of `ownerUrl`'s login. Autovacuum does so too, up to a
 * minute after a load; until then each list is planned by guessing, and some take ten times as long.
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'portaria load' })
  await client.connect()
  try {
    // Named one by one: the catalogues belong to somebody else, who would be warned of each.
    const { rows } = await client.query<{ names: string }>(`
      SELECT string_agg(oid::regclass::text, ', ') AS names
      FROM pg_class WHERE relowner = current_user::regrole AND relkind = 'r'`)
    await client.query(`ANALYZE ${rows[0]?.names}`)
  } finally {
    await client.end()
  }
}
