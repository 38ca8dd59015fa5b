import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { type LockPatience, lockPatience, whenUnlocked } from '../database/apply-migration.ts'
import { roleName, roleUrl } from '../database/role-credentials.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { DUE_JOBS } from './due-jobs.ts'

type Options = {
  url: string
  secret: ServerSecret
  prefix: string
  report?: (line: string) => void
  patience?: LockPatience
}

/**
 * Installs the queue in a schema of its own that the system role owns; creating it temporarily
 * needs an extra right. The application reaches it through one function that runs with that role's
 * rights, sign-in through another.
 */
export async function installQueue(
  client: pg.Client,
  { url, secret, prefix, report = () => undefined, patience = lockPatience }: Options,
): Promise<void> {
  const quote = client.escapeIdentifier.bind(client)
  const database = quote(prefix)
  const system = quote(roleName(prefix, 'system'))
  await client.query(`GRANT CREATE ON DATABASE ${database} TO ${system}`)
  try {
    // Servers enqueue meanwhile, an alarm's messages too.
    await whenUnlocked('The schema of the queue', { patience, report }, () =>
      migrateQueue(roleUrl(url, prefix, 'system', secret), patience.lockMs),
    )
    await client.query(`SET ROLE ${system}`)
    await client.query(enqueueFunction(quote(roleName(prefix, 'app'))))
    await client.query(personJobFunction(quote(roleName(prefix, 'auth'))))
  } finally {
    await client.query('RESET ROLE')
    await client.query(`REVOKE CREATE ON DATABASE ${database} FROM ${system}`)
  }
}

/**
 * Makes the tables of the queue. A pool that the library made itself would close after this function
 * has returned, without a listener: a server that is stopped then ends this process.
 */
async function migrateQueue(connectionString: string, lockMs: number): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, lock_timeout: lockMs })
  // A client that fails ends its own query, and an idle one is thrown away.
  const ignore = () => undefined
  pgPool.on('error', ignore)
  pgPool.on('connect', (client) => void client.on('error', ignore))
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

/**
 * Returns the function that enqueues a job. The job belongs to the tenant of the transaction's
 * scope, never to one that the caller names; so does its key, so that no tenant replaces another's
 * job.
 */
function enqueueFunction(app: string): string {
  return `
    CREATE SCHEMA IF NOT EXISTS jobs;
    DROP FUNCTION IF EXISTS jobs.enqueue_job(text, jsonb, text, interval, text);
    CREATE OR REPLACE FUNCTION jobs.enqueue_job(
      task text, payload jsonb, key text, after interval DEFAULT '0', line text DEFAULT NULL,
      priority smallint DEFAULT 0
    ) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
    DECLARE
      tenant text := nullif(current_setting('app.tenant_id', true), '');
    BEGIN
      IF tenant IS NULL THEN
        RAISE EXCEPTION 'a job needs a tenant' USING ERRCODE = 'insufficient_privilege';
      END IF;
      PERFORM graphile_worker.add_job(
        task,
        (payload || jsonb_build_object('tenant_id', tenant))::json,
        queue_name => line,
        run_at => clock_timestamp() + after,
        job_key => tenant || ' ' || task || ' ' || key,
        max_attempts => 10,
        priority => priority
      );
      IF after <= '0' THEN
        PERFORM pg_notify('${DUE_JOBS}', task);
      END IF;
    END $$;
    REVOKE ALL ON FUNCTION jobs.enqueue_job FROM PUBLIC;
    GRANT USAGE ON SCHEMA jobs TO ${app};
    GRANT EXECUTE ON FUNCTION jobs.enqueue_job TO ${app};`
}

/**
 * Returns the function by which sign-in enqueues a job. Sign-in has no tenant: its jobs are about a
 * person, and belong to the platform. A person waits for them at a screen, so they run before the
 * jobs of companies: the lowest number runs first.
 */
function personJobFunction(auth: string): string {
  return `
    CREATE OR REPLACE FUNCTION jobs.enqueue_person_job(task text, payload jsonb, key text) RETURNS void
      LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
      SELECT graphile_worker.add_job(
        task,
        (payload || '{"tenant_id": "${NIL_TENANT}"}')::json,
        job_key => 'person ' || task || ' ' || key,
        max_attempts => 10,
        priority => -10
      );
      SELECT pg_notify('${DUE_JOBS}', task)
    $$;
    REVOKE ALL ON FUNCTION jobs.enqueue_person_job FROM PUBLIC;
    GRANT USAGE ON SCHEMA jobs TO ${auth};
    GRANT EXECUTE ON FUNCTION jobs.enqueue_person_job TO ${auth};`
}
