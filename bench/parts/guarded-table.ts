import type { BenchDatabase } from './environment.ts'

/**
 * Creates a copy of the residents of companies with row-level security, and a login that its policy
 * binds.
 */
export async function makeGuardedTable(
  { client, url }: BenchDatabase,
  tenants: readonly string[],
): Promise<string> {
  const role = `guarded_${process.pid}`
  await client.query(`CREATE TABLE guarded_residents AS SELECT * FROM residents WHERE false`)
  await client.query(
    'INSERT INTO guarded_residents SELECT * FROM residents WHERE tenant_id = ANY($1::uuid[])',
    [tenants],
  )
  await client.query(`ALTER TABLE guarded_residents ADD PRIMARY KEY (tenant_id, id);
    CREATE INDEX ON guarded_residents (tenant_id, name, id);
    ALTER TABLE guarded_residents ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON guarded_residents
      USING (tenant_id = current_setting('app.tenant_id')::uuid);
    CREATE ROLE ${role} LOGIN PASSWORD 'guarded';
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT ON guarded_residents TO ${role}`)
  const login = new URL(url)
  login.username = role
  login.password = 'guarded'
  return login.href
}
