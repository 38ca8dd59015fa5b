import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AppDatabase } from '../database/app-database.ts'
import type { Queries, Sql } from '../database/queries.ts'

/** A row of a list: plain JSON by the names of columns. */
export type EndedRow = Readonly<Record<string, unknown>>

/**
 * Things that ended for good (a card that was blocked, a pass that was used, a person who was
 * erased), which a restored backup must not bring back (platform §30).
 */
export type EndedRows = {
  /** Its name in lists, which is never changed. */
  readonly name: string
  /** Whether its rows are of companies, or of the platform. */
  readonly scope: 'tenant' | 'platform'
  /** Reads what ended since a moment, in the scope of a company where there is one. */
  read(queries: Queries, tenantId: string | null, since: Date): Promise<readonly EndedRow[]>
  /** Ends it again. Returns a sentence about what somebody has to do by hand, or null. */
  replay(database: AppDatabase, actor: Actor, row: EndedRow): Promise<string | null>
}

type Columns = Pick<EndedRows, 'name' | 'scope'> & {
  readonly table: string
  /** The columns that say that it ended. */
  readonly columns: readonly string[]
  /** Whether a row ended since a moment. */
  isEnded(since: Date): Sql
}

const stored = z.looseObject({ id: z.uuid() })

/** Makes the list of rows that end by some of their columns, which a replay sets again. */
export function endedByColumns({ name, scope, table, columns, isEnded }: Columns): EndedRows {
  const list = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const own = (tenantId: string | null) =>
    scope === 'tenant' ? sql`r.tenant_id = ${tenantId} AND` : sql``
  return {
    name,
    scope,
    read: (queries, tenantId, since) =>
      queries.all(sql<EndedRow>`
        SELECT r.id, ${list('r')} FROM ${sql.table(table)} r
        WHERE ${own(tenantId)} (${isEnded(since)})`),
    async replay(database, actor, row) {
      const { id } = stored.parse(row)
      const update = (queries: Queries) =>
        queries.all(sql`
          UPDATE ${sql.table(table)} r SET (${names}) = ROW (${list('n')})
          FROM jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) n
          WHERE ${own(actor.tenantId)} r.id = ${id}`)
      await (scope === 'tenant'
        ? database.inTenant(actor, ({ queries }) => update(queries))
        : database.onPlatform(actor, update))
      return null
    },
  }
}
