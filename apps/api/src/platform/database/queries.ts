import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { TraceStatement } from '../tracing/tracing.ts'
import { makeStatementNames } from './statement-names.ts'

/**
 * Kysely is used for its `sql` tag and its compiler alone: statements are sent through `pg`, since
 * one transaction is one connection.
 */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A part of a statement. */
export type Sql = RawBuilder<unknown>

/** A statement with its values: Kysely's `sql` template makes one. */
export type Statement<Row> = {
  compile(executor: typeof compiler): ReturnType<Compilable<Row>['compile']>
}

/** Compiles a part without values once, so that statements that contain it need not. */
export function compiledOnce(part: Sql): Sql {
  const { sql: text, parameters } = part.compile(compiler)
  if (parameters.length > 0) throw new Error('a part with values is compiled with its statement')
  return sql.raw(text)
}

/** Returns the text and the values of a statement, for a connection that is not ours. */
export function textOf(statement: Statement<unknown>): { text: string; values: unknown[] } {
  const { sql: text, parameters } = statement.compile(compiler)
  return { text, values: [...parameters] }
}

/** Runs statements on one connection, in the order they were called. */
export type Queries = {
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  first<Row>(statement: Statement<Row>): Promise<Row | undefined>
  /** For statements that return exactly one row. */
  one<Row>(statement: Statement<Row>): Promise<Row>
  /** Returns the number of rows that a write touched. */
  count(statement: Statement<unknown>): Promise<number>
}

export type SendOptions = {
  /** Called before each statement is sent. */
  beforeEach?: () => void
  /** Times each statement. */
  trace?: TraceStatement | undefined
}

const untraced: TraceStatement = (_text, run) => run()

/** Names of all connections: each prepares a statement when it runs it first. */
const names = makeStatementNames()

/**
 * Runs work with the queries of a connection.
 * The queries end with the work: a part of it that continues after another has failed would send
 * its next statement into the transaction of somebody else, perhaps of another company.
 */
export async function withQueries<T>(
  client: PoolClient,
  work: (queries: Queries) => Promise<T>,
  { beforeEach, trace = untraced }: SendOptions = {},
): Promise<T> {
  let isOver = false
  async function send<Row>(statement: Statement<Row>) {
    if (isOver) throw new Error('a statement after the end of its work')
    const { sql: text, parameters } = statement.compile(compiler)
    const name = names.of(text)
    beforeEach?.()
    return trace(text, () =>
      client.query<Row & Record<string, unknown>>({ name, text, values: [...parameters] }),
    )
  }
  const all = async <Row>(statement: Statement<Row>): Promise<Row[]> => (await send(statement)).rows
  const queries: Queries = {
    all,
    first: async (statement) => (await all(statement))[0],
    one: async (statement) => {
      const rows = await all(statement)
      const row = rows[0]
      if (rows.length !== 1 || row === undefined) {
        throw new Error(`expected one row, got ${rows.length}`)
      }
      return row
    },
    count: async (statement) => (await send(statement)).rowCount ?? 0,
  }
  try {
    return await work(queries)
  } finally {
    isOver = true
  }
}
