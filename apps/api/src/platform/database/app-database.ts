import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { FairQueue } from '../fair-queue.ts'
import { countNoted, type Tally } from '../measures/tally.ts'
import { hasPublished } from '../outbox/event-outbox.ts'
import { problem } from '../problem.ts'
import { doAfterCommit } from './after-commit.ts'
import type { DatabasePool } from './database-pool.ts'
import type { Queries } from './queries.ts'
import type { TenantContext } from './tenant-context.ts'

/**
 * The database for requests, under the app role, which owns nothing and bypasses nothing. Tenant
 * tables open only through `inTenant`.
 */
export type AppDatabase = {
  /** Runs one transaction in the scope of the actor's tenant. Refuses an actor without a tenant. */
  inTenant<T>(actor: Actor, work: (context: TenantContext) => Promise<T>): Promise<T>
  /**
   * Does the same for work that only reads and locks nothing. Statements sent at once are one
   * transaction and one round trip; statements sent after an answer are another.
   */
  readInTenant<T>(actor: Actor, work: (context: TenantContext) => Promise<T>): Promise<T>
  /** Runs one transaction on the platform's tables alone, in which no tenant's row is visible. */
  onPlatform<T>(actor: Actor, work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** Connections that are open and idle, and work that waits for its turn or for one. */
  load: DatabasePool['load']
}

export function hasTenant(actor: Actor): actor is TenantActor {
  return actor.tenantId !== null
}

/** Requests of platform roles without a chosen company share one queue. */
const PLATFORM = 'platform'

/**
 * Opens the database on a pool. `afterPublish` is called after the commit of a transaction that
 * published an event, and `tally` gets what it counted. `turns` shares the pool's connections among tenants and people; without it
 * they are served in order of arrival.
 */
export function appDatabase(
  pool: DatabasePool,
  afterPublish: () => void,
  { turns, tally }: { turns?: FairQueue; tally?: Tally } = {},
): AppDatabase {
  const inTurn = <T>({ tenantId, userId }: Actor, work: () => Promise<T>): Promise<T> =>
    turns ? turns.run({ tenant: tenantId ?? PLATFORM, person: userId ?? 'system' }, work) : work()

  return {
    async inTenant(actor, work) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      const { result, queries } = await inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (inside) => ({
          result: await work({ queries: inside, actor }),
          queries: inside,
        })),
      )
      if (hasPublished(queries)) afterPublish()
      if (tally) countNoted(queries, tally)
      await doAfterCommit(queries)
      return result
    },
    async readInTenant(actor, work) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      return inTurn(actor, () =>
        pool.reading({ 'app.tenant_id': actor.tenantId }, (queries) => work({ queries, actor })),
      )
    },
    onPlatform: (actor, work) =>
      inTurn(actor, () => pool.transaction({ 'app.tenant_id': '' }, work)),
    close: pool.close,
    load() {
      const { waiting, ...connections } = pool.load()
      return { ...connections, waiting: waiting + (turns?.load().waiting ?? 0) }
    },
  }
}
