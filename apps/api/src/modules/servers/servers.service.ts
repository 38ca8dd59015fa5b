import type { Actor } from '@portaria/contract/actors/actor'
import type { SecretChangeAnswer } from '@portaria/contract/modules/servers/secret-change'
import type {
  BackupRun,
  CompanyLoadsAnswer,
  FailedJobsAnswer,
  FailedJobsQuery,
  LoadsQuery,
  ServersAnswer,
} from '@portaria/contract/modules/servers/servers'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { Watch } from '../../platform/servers/watch.ts'
import { companyName } from '../companies/public/companies.ts'
import { readBackupRuns } from './backup-runs.repository.ts'

/** What administrators of the platform see of the installation. */
export type ServersService = {
  servers(): Promise<ServersAnswer['data']>
  failedJobs(actor: Actor, query: FailedJobsQuery): Promise<FailedJobsAnswer>
  companies(actor: Actor, query: LoadsQuery): Promise<CompanyLoadsAnswer>
  backups(actor: Actor): Promise<BackupRun[]>
  secretChange(): Promise<SecretChangeAnswer['data']>
  /**
   * Lets a failed job run again, which the trail of its company tells; false if there is none of this
   * id that waits.
   */
  retry(actor: Actor, id: string): Promise<boolean>
}

export function serversService(database: AppDatabase, watch: Watch): ServersService {
  /** The names of companies by their ids. */
  async function namesOf(
    actor: Actor,
    ids: readonly (string | null)[],
  ): Promise<ReadonlyMap<string | null, { id: string; name: string }>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    if (wanted.length === 0) return new Map()
    const rows = await database.onPlatform(actor, (queries) =>
      queries.all(sql<{ id: string; name: string }>`
        SELECT t.id, ${companyName} AS name FROM tenants t WHERE t.id = ANY(${wanted}::uuid[])`),
    )
    return new Map(rows.map((row) => [row.id, row]))
  }

  return {
    async servers() {
      const [{ servers, database: store }, jobs] = await Promise.all([
        watch.servers.read(),
        watch.jobs.read(),
      ])
      return {
        servers: servers.map(({ startedAt, seenAt, aheadMs, ...one }) => ({
          ...one,
          started_at: startedAt.toISOString(),
          seen_at: seenAt.toISOString(),
          ahead_ms: aheadMs,
        })),
        database: store,
        lanes: [...(jobs ?? [])].map(([lane, { waiting, oldestS, failed }]) => ({
          lane,
          waiting,
          oldest_s: Math.round(oldestS),
          failed,
        })),
      }
    },

    async failedJobs(actor, { kind, page, per_page }) {
      const { jobs, total } = await watch.jobs.failed.read(kind, page, per_page)
      const names = await namesOf(
        actor,
        jobs.map(({ tenantId }) => tenantId),
      )
      return {
        data: jobs.map(({ tenantId, failedAt, nextAt, ...job }) => ({
          ...job,
          company: names.get(tenantId) ?? null,
          failed_at: failedAt.toISOString(),
          next_at: nextAt?.toISOString() ?? null,
        })),
        meta: { total, total_is: 'exact', page, per_page },
      }
    },

    async companies(actor, { page, per_page }) {
      const { companies, total } = await watch.loads.read(page, per_page)
      const names = await namesOf(
        actor,
        companies.map(({ tenantId }) => tenantId),
      )
      return {
        data: companies.map(({ tenantId, requests, refused }) => ({
          id: tenantId,
          name: names.get(tenantId)?.name ?? '',
          requests,
          refused,
        })),
        meta: { total, total_is: 'exact', page, per_page },
      }
    },

    backups: (actor) => database.onPlatform(actor, readBackupRuns),

    async secretChange() {
      const { until, servers, remaining: _, ...change } = await watch.secret.read()
      return { ...change, servers: [...servers], until: until?.toISOString() ?? null }
    },

    async retry(actor, id) {
      const retried = await watch.jobs.failed.retry(id)
      const tenantId = retried?.tenantId ?? null
      if (tenantId !== null)
        await database.inTenant({ ...actor, tenantId }, (context) =>
          recordAudit(context, { register: 'tenants', rowId: tenantId, operation: 'job_retried' }),
        )
      return retried !== null
    },
  }
}
