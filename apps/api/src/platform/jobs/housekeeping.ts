import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { dropOldCounts } from '../act-counts.ts'
import { dropOldEvents } from '../outbox/live-event-log.ts'
import type { Schedule, Tasks } from './task.ts'

/** Months ahead for which the audit trail has partitions. */
const AUDIT_MONTHS = 3

/**
 * Maintenance by the server itself: partitions before they are needed, and the removal of old rows.
 */
export const housekeepingTasks: Tasks = {
  make_audit_partitions: {
    scope: 'platform',
    async run({ system }) {
      await system.query((queries) =>
        queries.all(sql`SELECT make_audit_partitions(${sql.lit(AUDIT_MONTHS)})`),
      )
    },
  },

  /**
   * Removes lines without jobs: the search for a job locks all existing lines. Enqueuing waits
   * meanwhile, so that no job gets a line that is being removed; if the lock is not free, the next
   * run does it.
   */
  drop_empty_lines: {
    scope: 'platform',
    async run({ system }) {
      await system.query((queries) =>
        queries.all(sql`
          DO $$ BEGIN
            PERFORM set_config('lock_timeout', '200ms', true);
            LOCK TABLE graphile_worker._private_job_queues IN SHARE ROW EXCLUSIVE MODE;
            DELETE FROM graphile_worker._private_job_queues line WHERE locked_at IS NULL AND NOT EXISTS (
              SELECT 1 FROM graphile_worker._private_jobs job WHERE job.job_queue_id = line.id);
          EXCEPTION WHEN lock_not_available THEN NULL;
          END $$`),
      )
    },
  },

  drop_old_events: { scope: 'platform', run: ({ system }) => dropOldEvents(system) },

  /**
   * Starts a tenant's task for every tenant that is not removed, each as a job of its own, and for
   * the nil tenant, which holds the platform's rows.
   */
  for_every_tenant: {
    scope: 'platform',
    async run(scope, { task }) {
      if (typeof task !== 'string') throw new Error('for_every_tenant needs the name of a task')
      const tenants = await scope.system.query((queries) =>
        queries.all(sql<{ id: string }>`SELECT id FROM tenants WHERE deleted_at IS NULL`),
      )
      for (const { id } of [{ id: NIL_TENANT }, ...tenants]) await scope.startForTenant(id, task)
    },
  },

  drop_old_counts: {
    scope: 'tenant',
    run: ({ database, actor }) => database.inTenant(actor, dropOldCounts),
  },

  fold_register_counts: {
    scope: 'tenant',
    async run({ database, actor }) {
      await database.inTenant(actor, ({ queries }) =>
        queries.all(sql`SELECT fold_register_counts()`),
      )
    },
  },
}

/** At night in Brazil: 06:00 UTC is 03:00 in Brasília. */
export const housekeepingSchedules: readonly Schedule[] = [
  { task: 'make_audit_partitions', cron: '30 5 * * *' },
  { task: 'drop_old_events', cron: '10 * * * *' },
  { task: 'drop_empty_lines', cron: '*/10 * * * *' },
  { task: 'for_every_tenant', cron: '0 6 * * *', data: { task: 'fold_register_counts' } },
  { task: 'for_every_tenant', cron: '20 6 * * *', data: { task: 'drop_old_counts' } },
]
