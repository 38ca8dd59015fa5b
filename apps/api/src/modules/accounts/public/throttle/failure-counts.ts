import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthDatabase } from '../../../../platform/database/auth-database.ts'
import { eldestBareKey, type ServerSecret } from '../../../../platform/secrets/server-secret.ts'

/** A counter: its digest, its window, and the number of failures without effect. */
export type Limit = { hash: Buffer; free: number; minutes: number }

/** The state of a counter, and the seconds since its last failure. */
export type Count = { limit: Limit; failures: number; quiet: number }

/** The maximum of a counter; no limit is higher. */
const COUNT_MAX = 10_000

/** Counters in the database, shared by all servers. */
export type FailureCounts = {
  /** The digest of a counter's name: the table contains no names. */
  digest(...parts: string[]): Buffer
  /** Failures that have not expired. */
  read(limits: readonly Limit[]): Promise<Count[]>
  /** Adds one to each, and returns the counts in their order. */
  add(limits: readonly Limit[]): Promise<number[]>
  clear(...hashes: Buffer[]): Promise<void>
}

export function failureCounts(database: AuthDatabase, secret: ServerSecret): FailureCounts {
  const key = eldestBareKey(secret, 'sign-in throttle')
  return {
    digest: (...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['throttle', ...parts]))
        .digest(),

    async read(limits) {
      const hashes = limits.map(({ hash }) => hash)
      const rows = await database.query((queries) =>
        queries.all(sql<{ pair_hash: Buffer; failures: number; quiet: number }>`
          SELECT pair_hash, failures,
            extract(epoch FROM clock_timestamp() - last_failed_at)::float8 AS quiet
          FROM sign_in_throttles
          WHERE pair_hash = ANY (${hashes}) AND lapses_at > clock_timestamp()`),
      )
      return limits.flatMap((limit) =>
        rows
          .filter(({ pair_hash: hash }) => hash.equals(limit.hash))
          .map(({ failures, quiet }) => ({ limit, failures, quiet })),
      )
    },

    add: (limits) =>
      database.query(async (queries) => {
        const counted = []
        for (const limit of limits) {
          const { failures } = await queries.one(addition(limit))
          counted.push(failures)
        }
        return counted
      }),

    async clear(...hashes) {
      await database.query((queries) =>
        queries.count(sql`DELETE FROM sign_in_throttles WHERE pair_hash = ANY (${hashes})`),
      )
    },
  }
}

/**
 * A new window begins where the last one ended below the limit, or nothing was counted for as long
 * as a window.
 */
function addition({ hash, free, minutes }: Limit) {
  const window = sql`make_interval(mins => ${sql.lit(minutes)})`
  const begunAnew = sql`(t.lapses_at <= excluded.last_failed_at
    OR (t.failures < ${sql.lit(free)} AND t.first_failed_at <= excluded.last_failed_at - ${window}))`
  return sql<{ failures: number }>`
    INSERT INTO sign_in_throttles AS t (pair_hash, failures, first_failed_at, last_failed_at, lapses_at)
    VALUES (${hash}, 1, clock_timestamp(), clock_timestamp(), clock_timestamp() + ${window})
    ON CONFLICT (pair_hash) DO UPDATE SET
      failures = CASE WHEN ${begunAnew} THEN 1 ELSE least(t.failures + 1, ${sql.lit(COUNT_MAX)}) END,
      first_failed_at = CASE WHEN ${begunAnew} THEN excluded.first_failed_at ELSE t.first_failed_at END,
      last_failed_at = excluded.last_failed_at,
      lapses_at = excluded.lapses_at
    RETURNING failures`
}
