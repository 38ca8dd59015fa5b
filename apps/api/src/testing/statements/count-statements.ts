import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** The statements of one piece of work. */
export type Counted = {
  /** In the order they were sent, without BEGIN and COMMIT. */
  readonly statements: readonly string[]
  /** Waits for an answer; all statements that a connection gets in one turn of the event loop count as one. */
  readonly roundTrips: number
}

type Counting = {
  statements: string[]
  roundTrips: number
  /** Connections that were sent something in this turn. */
  readonly open: Set<object>
}

const counting = new AsyncLocalStorage<Counting>()

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text)

/** The session's check, which is cached for half a second: whether it is sent depends on the time. */
const SESSION = /\bsessions\b/

/** Counts the statements of `work`, without those of its session's check and of jobs beside it. */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  // The driver's own method, called with its connection.
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  const store: Counting = { statements: [], roundTrips: 0, open: new Set() }
  Reflect.set(pg.Client.prototype, 'query', function counted(this: object, ...given: unknown[]) {
    const own = counting.getStore()
    if (own !== undefined) note(own, this, textOf(given[0]))
    return query.apply(this, given)
  })
  try {
    await counting.run(store, work)
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
  return store
}

function note(own: Counting, client: object, text: string): void {
  if (SESSION.test(text)) return
  if (!/^(BEGIN|COMMIT|ROLLBACK)/.test(text))
    own.statements.push(text.replaceAll(/\s+/g, ' ').trim())
  if (own.open.has(client)) return
  own.open.add(client)
  own.roundTrips += 1
  setImmediate(() => own.open.delete(client))
}
