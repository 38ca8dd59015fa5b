import type { Client } from 'pg'
import { type BackupTable, readBackupTables } from '../backup-tables.ts'

/** Tables without row-level security of which a company's rows are carried. */
export const ofPlatform = { company: 'tenants', roles: 'memberships', people: 'users' } as const

/** A table whose rows are brought into the new company. */
export type CarriedTable = BackupTable & {
  /** Whether others refer to it: those are written by one statement, whatever their circles. */
  readonly isTied: boolean
}

/** Lists the tables of a company by the catalogue, but for those that stay behind. */
export async function readCarriedTables(
  client: Client,
  left: ReadonlySet<string>,
): Promise<CarriedTable[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT DISTINCT p.relname AS name FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND f.conrelid <> f.confrelid AND f.conparentid = 0
      AND p.relnamespace = 'public'::regnamespace`)
  const referred = new Set(rows.map(({ name }) => name))
  const isCarried = ({ name, isOfTenants }: BackupTable) =>
    isOfTenants ? !left.has(name) : name === ofPlatform.company || name === ofPlatform.roles
  return (await readBackupTables(client))
    .filter(isCarried)
    .map((table) => ({ ...table, isTied: referred.has(table.name) }))
}

/** A column that names a person of the platform. */
export type PersonColumn = { readonly table: string; readonly column: string }

/** Lists the columns that refer to people of the platform, by the catalogue. */
export async function readPersonColumns(client: Client): Promise<PersonColumn[]> {
  const { rows } = await client.query<PersonColumn>(`
    SELECT t.relname AS "table", a.attname AS column
    FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND f.conkey = ARRAY[a.attnum]
    WHERE f.contype = 'f' AND f.conparentid = 0 AND f.confrelid = 'public.users'::regclass
    ORDER BY 1, 2`)
  return rows
}
