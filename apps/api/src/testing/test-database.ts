import { inject } from 'vitest'
import { appDatabase } from '../platform/database/app-database.ts'
import { authDatabase } from '../platform/database/auth-database.ts'
import { openPool } from '../platform/database/database-pool.ts'
import { type DatabaseRole, roleName, roleUrl } from '../platform/database/role-credentials.ts'
import { systemDatabase } from '../platform/database/system-database.ts'
import { openTally } from '../platform/measures/tally.ts'
import { onServer, testSecret } from './database-server.ts'

/** A database of this worker with a pool for each role. */
export type TestDatabase = ReturnType<typeof openDatabase>

/** The clone of the template that the files of this worker share, each with companies of its own. */
export async function openSharedDatabase(): Promise<TestDatabase> {
  const name = nameOf('shared')
  if (!(await exists(name))) await clone(name)
  return openDatabase(name)
}

/** A database of one file, with nothing in it but what migrations put there. */
export async function openOwnDatabase(): Promise<TestDatabase> {
  const name = nameOf('own')
  if (await exists(name)) await emptyTables(urlOf(name))
  else await clone(name)
  return openDatabase(name)
}

const nameOf = (what: string) =>
  `${inject('clonedDatabase')}_${what}_${process.env['VITEST_POOL_ID'] ?? '1'}`

async function exists(name: string): Promise<boolean> {
  const found = await onServer(
    inject('databaseServerUrl'),
    `SELECT 1 FROM pg_database WHERE datname = '${name}'`,
  )
  return found.length > 0
}

/** Clones the template by copying its files: without fsync, this is several times faster than by the log. */
async function clone(name: string): Promise<void> {
  const copied = inject('clonedDatabase')
  await onServer(
    inject('databaseServerUrl'),
    `CREATE DATABASE ${name} TEMPLATE ${copied} STRATEGY FILE_COPY`,
  )
}

function urlOf(name: string): string {
  const url = new URL(inject('databaseServerUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Time limits for a busy machine, on which slowness is no failure. */
const patient = { statementTimeoutMs: 300_000, connectTimeoutMs: 300_000 }

function openDatabase(name: string) {
  const url = urlOf(name)
  const template = inject('templateDatabase')
  const pool = (role: DatabaseRole) =>
    openPool(roleUrl(url, template, role, testSecret), { connections: 5, ...patient })
  const tally = openTally()
  const pools = { app: pool('app'), auth: pool('auth'), system: pool('system') }
  return {
    /** A superuser's login, for looking behind the policies. */
    adminUrl: url,
    /** The owner of its tables, quoted as an identifier. */
    ownerRole: `"${roleName(template, 'owner')}"`,
    /** The login of one role. */
    roleUrl: (role: DatabaseRole) => roleUrl(url, template, role, testSecret),
    pools,
    /** Counts what transactions of `app` note. */
    tally,
    app: appDatabase(pools.app, () => undefined, { tally }),
    auth: authDatabase(pools.auth),
    system: systemDatabase(pools.system),
    close: async () => {
      await Promise.all(Object.values(pools).map((one) => one.close()))
    },
  }
}

/**
 * DELETE is several times faster here than TRUNCATE or a new clone (measured). Rows that migrations
 * put into the catalogues have no creator and stay.
 */
async function emptyTables(url: string): Promise<void> {
  await onServer(
    url,
    `DO $$
      DECLARE name text; what text;
      BEGIN
        SET LOCAL session_replication_role = replica;
        FOR name, what IN
          SELECT quote_ident(tablename), CASE WHEN EXISTS (
            SELECT 1 FROM pg_policies p
            WHERE p.tablename = t.tablename AND p.policyname = 'own_or_shared'
          ) THEN ' WHERE created_by IS NOT NULL' ELSE '' END
          FROM pg_tables t
          WHERE schemaname = 'public' AND tablename NOT IN ('schema_migrations', 'schema_releases')
        LOOP
          EXECUTE 'DELETE FROM ' || name || what;
        END LOOP;
        DELETE FROM graphile_worker._private_jobs;
      END $$`,
  )
}
