import type { DatabasePool } from './database-pool.ts'
import type { Queries } from './queries.ts'

/**
 * The database for signing in: people, memberships, tenants, and the secrets that no other role may
 * read. Only `modules/accounts` and `platform/sessions` may import this file.
 */
export type AuthDatabase = {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Runs one statement without a transaction around it. */
  query<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function authDatabase(pool: DatabasePool): AuthDatabase {
  return {
    transaction: (work) => pool.transaction({}, work),
    query: (work) => pool.connection(work),
    close: pool.close,
  }
}
