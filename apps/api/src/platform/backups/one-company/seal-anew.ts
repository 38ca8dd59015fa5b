import pg, { type Client } from 'pg'
import type { Companies, SealedRows } from './company-copy.ts'

/** Rows that are read at a time: a photo has up to some hundred kilobytes. */
const AT_ONCE = 100

/**
 * Writes what is sealed or digested with a company's id for another company, in the company's scope as
 * the owner of the tables. Returns sentences about rows whose bytes do not open, which stay as they
 * are.
 */
export async function sealAnew(
  client: Client,
  rules: readonly SealedRows[],
  companies: Companies,
): Promise<string[]> {
  const left: string[] = []
  for (const rule of rules) {
    for (const key of await sealTable(client, rule, companies)) {
      left.push(`${rule.table} ${key} could not be opened: it has to be set again.`)
    }
  }
  return left
}

/** Writes the rows of a table; returns the keys of those that do not open. */
async function sealTable(
  client: Client,
  rule: SealedRows,
  companies: Companies,
): Promise<string[]> {
  const [table, key] = [rule.table, rule.key].map((name) => pg.escapeIdentifier(name))
  const columns = rule.columns.map((name) => pg.escapeIdentifier(name))
  const isSealed = columns.map((column) => `${column} IS NOT NULL`).join(' AND ')
  const { rows: keys } = await client.query<{ key: string }>(
    `SELECT ${key} AS key FROM public.${table} WHERE tenant_id = $1 AND ${isSealed} ORDER BY 1`,
    [companies.from],
  )
  const unopened: string[] = []
  for (let first = 0; first < keys.length; first += AT_ONCE) {
    const some = keys.slice(first, first + AT_ONCE).map((row) => row.key)
    const { rows } = await client.query<{ key: string }>(
      `SELECT ${key} AS key, ${[key, ...columns].join(', ')} FROM public.${table}
       WHERE tenant_id = $1 AND ${key} = ANY($2::uuid[])`,
      [companies.from, some],
    )
    const sealed = rows.map((row) => ({ key: row.key, anew: rule.seal(row, companies) }))
    unopened.push(...sealed.filter(({ anew }) => anew === null).map((one) => one.key))
    const written = sealed.flatMap(({ key: own, anew }) => (anew ? [{ own, anew }] : []))
    await client.query(
      `UPDATE public.${table} t SET ${columns.map((column, nth) => `${column} = n.c${nth}`).join(', ')}
       FROM unnest($2::uuid[], ${columns.map((_, nth) => `$${nth + 3}::bytea[]`).join(', ')})
         AS n (key, ${columns.map((_, nth) => `c${nth}`).join(', ')})
       WHERE t.tenant_id = $1 AND t.${key} = n.key`,
      [
        companies.from,
        written.map(({ own }) => own),
        ...rule.columns.map((name) => written.map(({ anew }) => anew[name])),
      ],
    )
  }
  return unopened
}
