import { sql } from 'kysely'
import type { TenantContext } from './database/tenant-context.ts'
import { problem } from './problem.ts'

/** How often something may be done within some time. */
export type ActLimit = {
  /** What is counted; limits of one act for several parties have names of their own. */
  readonly act: string
  /** Number within the window before the party has to wait for the window's end. */
  readonly free: number
  readonly windowS: number
}

/** Longest window in seconds: older counts are removed each night. */
const LONGEST_S = 24 * 60 * 60

/**
 * Counts an act of a party, in the transaction that does it: one that fails or is refused is not
 * counted. All servers of a database count together (platform §26). Throws `throttled` for a party
 * whose window is used up.
 */
export async function countAct(
  { queries, actor }: TenantContext,
  { act, free, windowS }: ActLimit,
  party: string,
): Promise<void> {
  const isOver = sql`c.since <= now() - make_interval(secs => ${windowS})`
  const { count, left } = await queries.one(sql<{ count: number; left: number }>`
    INSERT INTO act_counts AS c (tenant_id, act, counted_for)
    VALUES (${actor.tenantId}, ${act}, ${party})
    ON CONFLICT (tenant_id, act, counted_for) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE c.count + 1 END,
      since = CASE WHEN ${isOver} THEN now() ELSE c.since END
    RETURNING c.count,
      ceil(extract(epoch FROM c.since - now()) + ${windowS}::int)::int AS left`)
  if (count > free) throw problem('throttled', { retry_after: Math.max(left, 1) })
}

/** Removes counts whose windows are over. */
export async function dropOldCounts({ queries, actor }: TenantContext): Promise<void> {
  await queries.count(sql`
    DELETE FROM act_counts
    WHERE tenant_id = ${actor.tenantId}
      AND since < now() - make_interval(secs => ${LONGEST_S})`)
}
