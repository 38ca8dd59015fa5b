import type { Queries } from './queries.ts'

/** Work that waits for the commit of a transaction. */
const waiting = new WeakMap<Queries, (() => Promise<void>)[]>()

/**
 * Plans work outside the database that must not happen if the transaction is rolled back. The
 * caller of the transaction waits for it, without a connection. It must not throw: the change is
 * made by then.
 */
export function afterCommit(queries: Queries, work: () => Promise<void>): void {
  waiting.set(queries, [...(waiting.get(queries) ?? []), work])
}

/** Does what was planned in a transaction that is committed. */
export async function doAfterCommit(queries: Queries): Promise<void> {
  for (const work of waiting.get(queries) ?? []) await work()
}
