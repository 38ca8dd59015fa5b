import type { Actor, TenantActor } from '@portaria/contract/actor'
import type { FairQueue } from '../fair-queue.ts'
import { hasPublished } from '../outbox/event-outbox.ts'
import { problem } from '../problem.ts'
import type { DatabasePool } from './database-pool.ts'
import type { Queries } from './queries.ts'
import type { TenantContext } from './tenant-context.ts'

/**
 * The database as requests see it: the app role, which owns nothing and bypasses nothing. Tenant
 * tables open only through `inTenant`.
 */
export type AppDatabase = {
  /**
   * One transaction in the scope of the actor's tenant. Without a tenant it is refused, never run on
   * all of them.
   */
  inTenant<T>(actor: Actor, work: (context: TenantContext) => Promise<T>): Promise<T>
  /**
   * The same for work that only reads and locks nothing: what it sends at once is one transaction
   * and one round trip, what it sends after an answer is another.
   */
  readInTenant<T>(actor: Actor, work: (context: TenantContext) => Promise<T>): Promise<T>
  /** One transaction on the platform's tables alone: no tenant's row is visible in it. */
  onPlatform<T>(actor: Actor, work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
  load: DatabasePool['load']
}

export function hasTenant(actor: Actor): actor is TenantActor {
  return actor.tenantId !== null
}

/** Requests of platform roles without a chosen company share one queue. */
const PLATFORM = 'platform'

/**
 * `afterPublish` is called once an event that the transaction published is committed. `turns`
 * shares the pool's connections among tenants and people; without it they are served in order of
 * arrival.
 */
export function appDatabase(
  pool: DatabasePool,
  afterPublish: () => void,
  turns?: FairQueue,
): AppDatabase {
  const inTurn = <T>({ tenantId, userId }: Actor, work: () => Promise<T>): Promise<T> =>
    turns ? turns.run({ tenant: tenantId ?? PLATFORM, person: userId ?? 'system' }, work) : work()

  return {
    async inTenant(actor, work) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      let published = false
      const result = await inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (queries) => {
          const done = await work({ queries, actor })
          published = hasPublished(queries)
          return done
        }),
      )
      if (published) afterPublish()
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
    load: pool.load,
  }
}
