import type pg from 'pg'
import type { DatabasePool } from './database-pool.ts'
import type { Queries } from './queries.ts'

/**
 * The database for the system's own work: the outbox of all tenants, the queue of jobs, the list
 * of servers and the runs of backups, nothing else. Only the folders of these in `platform` may import
 * this file.
 */
export type SystemDatabase = {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Runs one statement without a transaction around it. */
  query<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Runs work on a connection of its own, which is closed afterwards together with its locks and
   * LISTENs.
   */
  dedicated<T>(work: (queries: Queries, client: pg.PoolClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function systemDatabase(pool: DatabasePool): SystemDatabase {
  return {
    transaction: (work) => pool.transaction({}, work),
    query: (work) => pool.connection(work),
    dedicated: (work) => pool.dedicated(work),
    close: () => pool.close(),
  }
}
