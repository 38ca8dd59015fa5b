import { sql } from 'kysely'
import type { Queries, Sql } from '../database/queries.ts'
import type { ByteSeal } from '../sealed-secret.ts'
import { firstMark, marksOf, type ServerSecret, secretsOf } from './server-secret.ts'

/**
 * A column of sealed values, which a module brings so that a change of the secret seals them anew
 * (decision 0126).
 */
export type SealedValues = {
  readonly table: string
  /** The column of the row's id. */
  readonly key: string
  readonly column: string
  /** Makes the seal of a company's rows; of the platform's where `onPlatform` is given. */
  sealOf(tenantId: string): ByteSeal
  /** Returns the owner that a value is bound to. */
  ownerOf(tenantId: string, id: string): string
  /** The role that may write the table, for one of the platform, which has no companies. */
  readonly onPlatform?: 'app' | 'auth'
  /** The digest by which the value is found, which lasts until its key is ended. */
  readonly digest?: {
    readonly column: string
    of(tenantId: string, value: string): Buffer
  }
}

/** How much of a company, or of the platform, is sealed with an earlier secret. */
export type SealedCount = {
  /** Values that are not sealed with the current secret, the unreadable ones among them. */
  readonly remaining: number
  /** Values that neither secret opens; they stay as they are. */
  readonly unreadable: number
}

/** Values of one transaction; photos have some 100 kB. */
const BATCH = 50

type Place = {
  readonly tenantId: string
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>
}

/**
 * Returns the condition that a value is not sealed with the current secret. One without a mark is
 * sealed with the first secret of the installation.
 */
function isSealedBefore(secret: ServerSecret, column: string): Sql {
  const [mine, ...others] = marksOf(secret)
  const shown = sql`encode(substring(${sql.ref(column)} FROM 1 FOR 8), 'hex')`
  if (firstMark(secret) !== mine) return sql`${shown} <> ${mine}`
  const earlier = secretsOf(secret).kept.map(({ madeBy }) => madeBy)
  const known = [...others, ...earlier].filter((mark) => mark !== mine)
  return sql`${shown} = ANY(${known})`
}

const ofCompany = ({ onPlatform }: SealedValues, { tenantId }: Place): Sql =>
  onPlatform ? sql`true` : sql`tenant_id = ${tenantId}`

/**
 * Seals the values of a column anew, batch by batch. A batch is one statement, and a value that
 * changed meanwhile stays as it is, and counts as one that remains: wherever this is stopped, each value is
 * whole, and the next run goes on with the rest. A column that has none to seal is read once.
 */
export async function sealAnew(
  values: SealedValues,
  place: Place,
  secret: ServerSecret,
): Promise<SealedCount> {
  let [remaining, unreadable] = [0, 0]
  let last: string | null = null
  for (;;) {
    const after: string | null = last
    const batch: Batch = await place.run((queries) =>
      sealBatch(queries, values, place, { secret, after }),
    )
    remaining += batch.remaining
    unreadable += batch.unreadable
    last = batch.last
    if (last === null) break
  }
  return { remaining, unreadable }
}

type Batch = SealedCount & { readonly last: string | null }

async function sealBatch(
  queries: Queries,
  values: SealedValues,
  place: Place,
  { secret, after }: { secret: ServerSecret; after: string | null },
): Promise<Batch> {
  const { table, key, column, sealOf, ownerOf } = values
  const [id, sealed] = [sql.ref(key), sql.ref(column)]
  const rows = await queries.all(sql<{ id: string; sealed: Buffer }>`
    SELECT ${id} AS id, ${sealed} AS sealed FROM ${sql.table(table)}
    WHERE ${ofCompany(values, place)} AND ${sealed} IS NOT NULL
      AND ${isSealedBefore(secret, column)}
      AND (${after}::uuid IS NULL OR ${id} > ${after}::uuid)
    ORDER BY ${id} LIMIT ${BATCH}`)
  const seal = sealOf(place.tenantId)
  const fresh = rows.flatMap((row) => {
    const owner = ownerOf(place.tenantId, row.id)
    const opened = seal.open(owner, row.sealed)
    return opened === null ? [] : [{ ...row, anew: seal.seal(owner, opened) }]
  })
  let done = 0
  if (fresh.length > 0) {
    done = await queries.count(sql`
      UPDATE ${sql.table(table)} SET ${sealed} = v.anew
      FROM unnest(${fresh.map((row) => row.id)}::uuid[], ${fresh.map((row) => row.sealed)}::bytea[],
        ${fresh.map((row) => row.anew)}::bytea[]) AS v (of_row, was, anew)
      WHERE ${ofCompany(values, place)} AND ${id} = v.of_row AND ${sealed} = v.was`)
  }
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  return { remaining: rows.length - done, unreadable: rows.length - fresh.length, last }
}
