import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { Client } from 'pg'

/** A table whose rows a backup holds. */
export type BackupTable = {
  readonly name: string
  /** Names of the columns that are stored, quoted where SQL needs it. */
  readonly columns: readonly string[]
  /** The order of the rows, which is the same on every server. */
  readonly order: string
  /** Whether its rows belong to companies, so that row-level security shows them to one at a time. */
  readonly isOfTenants: boolean
}

/**
 * Lists the tables of the schema `public`; partitions are in their parent. Text is ordered by its
 * bytes, since the collations of two servers may differ. The scripts of the web app are left out: each
 * server brings its own.
 */
export async function readBackupTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    SELECT c.relname AS name, c.relrowsecurity AS "isOfTenants", (
      SELECT json_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ) AS columns, (
      SELECT string_agg(quote_ident(a.attname)
        || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.nth)
      FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, nth), pg_attribute a
      WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum
    ) AS "order"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> 'web_assets'
    ORDER BY c.relname COLLATE "C"`)
  const unordered = rows.find(({ order }) => order === null)
  if (unordered) throw new Error(`The table ${unordered.name} has no primary key.`)
  return rows
}

/** Reads the companies, and the owner of the rows that all share. */
export async function readOwners(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.tenants UNION SELECT $1 ORDER BY 1',
    [NIL_TENANT],
  )
  return rows.map(({ id }) => id)
}

/** Reads the people who have a picture of their own, which belongs to no company (accounts §14). */
export async function readPicturedPeople(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.users WHERE photo_file_id IS NOT NULL ORDER BY id',
  )
  return rows.map(({ id }) => id)
}

/** Returns the COPY that reads the rows of a table: of one company, or of a table without companies. */
export function copyOut({ name, columns, order, isOfTenants }: BackupTable): string {
  const tenant = isOfTenants ? `WHERE tenant_id = current_setting('app.tenant_id')::uuid ` : ''
  return `COPY (SELECT ${columns.join(', ')} FROM public.${name} ${tenant}ORDER BY ${order}) TO STDOUT`
}

/** Returns the COPY that writes rows which `copyOut` read. */
export const copyIn = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>): string =>
  `COPY public.${name} (${columns.join(', ')}) FROM STDIN`

/**
 * The same text of every value on every server, whatever its settings. No limit of time ends a long
 * COPY.
 */
export const SESSION_SETTINGS = `
  SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`
