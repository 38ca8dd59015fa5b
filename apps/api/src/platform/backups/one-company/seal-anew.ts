import pg, { type Client } from 'pg'
import type { SealedValues } from '../../secrets/sealed-values.ts'
import type { Companies } from './company-copy.ts'

/** Rows that are read at a time: a photo has up to some hundred kilobytes. */
const AT_ONCE = 100

/**
 * Writes what is sealed or digested with a company's id for another company, in the company's scope as
 * the owner of the tables. Returns sentences about rows whose bytes do not open, which stay as they
 * are.
 */
export async function sealAnew(
  client: Client,
  all: readonly SealedValues[],
  companies: Companies,
): Promise<string[]> {
  const left: string[] = []
  for (const values of all) {
    for (const id of await sealColumn(client, values, companies)) {
      left.push(`${values.table} ${id} could not be opened: it has to be set again.`)
    }
  }
  return left
}

/** Returns the columns that are written: the sealed one, and that of its digest. */
export const columnsOf = ({ column, digest }: SealedValues): string[] =>
  digest ? [column, digest.column] : [column]

type Row = { readonly id: string; readonly sealed: Buffer }

/** Writes the rows of a column; returns the ids of those that do not open. */
async function sealColumn(
  client: Client,
  values: SealedValues,
  companies: Companies,
): Promise<string[]> {
  const [table, key, column] = [values.table, values.key, values.column].map((name) =>
    pg.escapeIdentifier(name),
  )
  const columns = columnsOf(values).map((name) => pg.escapeIdentifier(name))
  const moved = mover(values, companies)
  const { rows: ids } = await client.query<{ id: string }>(
    `SELECT ${key} AS id FROM public.${table} WHERE tenant_id = $1 AND ${column} IS NOT NULL ORDER BY 1`,
    [companies.from],
  )
  const unopened: string[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE).map(({ id }) => id)
    const { rows } = await client.query<Row>(
      `SELECT ${key} AS id, ${column} AS sealed FROM public.${table}
       WHERE tenant_id = $1 AND ${key} = ANY($2::uuid[])`,
      [companies.from, some],
    )
    const sealed = rows.map((row) => ({ id: row.id, anew: moved(row) }))
    unopened.push(...sealed.filter(({ anew }) => anew === null).map(({ id }) => id))
    const written = sealed.flatMap(({ id, anew }) => (anew ? [{ id, anew }] : []))
    await client.query(
      `UPDATE public.${table} t SET ${columns.map((name, nth) => `${name} = n.c${nth}`).join(', ')}
       FROM unnest($2::uuid[], ${columns.map((_, nth) => `$${nth + 3}::bytea[]`).join(', ')})
         AS n (key, ${columns.map((_, nth) => `c${nth}`).join(', ')})
       WHERE t.tenant_id = $1 AND t.${key} = n.key`,
      [
        companies.from,
        written.map(({ id }) => id),
        ...columns.map((_, nth) => written.map(({ anew }) => anew[nth])),
      ],
    )
  }
  return unopened
}

/**
 * Makes the function that returns a row's bytes for the other company, one for each of `columnsOf`;
 * null where the old ones do not open.
 */
function mover({ digest, sealOf, ownerOf }: SealedValues, { from, to }: Companies) {
  const [before, after] = [sealOf(from), sealOf(to)]
  return ({ id, sealed }: Row): Buffer[] | null => {
    const opened = before.open(ownerOf(from, id), sealed)
    if (opened === null) return null
    const anew = after.seal(ownerOf(to, id), opened)
    return digest ? [anew, digest.of(to, opened.toString('utf8'))] : [anew]
  }
}
