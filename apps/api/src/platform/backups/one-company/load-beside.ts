import { pipeline } from 'node:stream/promises'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import pg, { type Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { hasCode, StartupError } from '../../startup-error.ts'
import { copyOut, SESSION_SETTINGS } from '../backup-tables.ts'
import { rowsIn } from '../row-scripts.ts'
import {
  type CarriedTable,
  ofPlatform,
  readCarriedTables,
  readPersonColumns,
} from './carried-tables.ts'
import { type Asked, commitBeside, holdName } from './commit-beside.ts'
import type { Companies } from './company-copy.ts'
import { requireFreeName } from './decisions.ts'
import { renamedRows } from './renamed-rows.ts'
import { isOver, type NewRole } from './today-roles.ts'

/** The company that appears. */
export type NewCompany = Companies & {
  readonly name: string
  readonly cnpj: string | null
  readonly roles: readonly NewRole[]
  /** The id of the backup, for the trail. */
  readonly backupId: string
}

export type LoadOptions = {
  readonly asked: Asked
  /** The copy of the company by itself, as the owner of its tables and in its scope. */
  readonly work: Client
  /** The living database, as the owner of its tables. */
  readonly target: Client
  readonly left: ReadonlySet<string>
  readonly signal: AbortSignal
}

/**
 * Writes the rows of a company under another id into the living database, in one transaction: all of
 * them or none. It locks no row of another company, and no table; people to whom its rows refer are
 * locked against removal alone (FOR KEY SHARE), so that they sign in and change their own data
 * meanwhile. Triggers fire as for any row, so that what they keep (words, counts) is made anew. Returns the number of rows. Throws an
 * `UnknownCompany` where nobody can say whether they are stored.
 */
export async function loadBeside(company: NewCompany, options: LoadOptions): Promise<number> {
  const { target, asked } = options
  await target.query(SESSION_SETTINGS)
  await target.query('BEGIN')
  let rows: number
  try {
    rows = await writeRows(company, options)
  } catch (error) {
    await target.query('ROLLBACK').catch(() => undefined)
    throw inWords(error)
  }
  await commitBeside(target, company, asked)
  return rows
}

async function writeRows(company: NewCompany, options: LoadOptions): Promise<number> {
  const { target, left, signal } = options
  await holdName(target, company.name)
  // It was free when it was decided about, before an operator answered and files came.
  await requireFreeName(target, company.name)
  await target.query(`SELECT set_config('app.tenant_id', $1, true)`, [company.to])
  const tables = await readCarriedTables(target, left)
  let rows = 0
  for (const table of tables) {
    signal.throwIfAborted()
    rows += await bringRows(table, company, options)
  }
  const oldName = await changeHead(target, company)
  await addGonePeople(tables, options)
  await target.query(insertTied(tables.filter(({ isTied }) => isTied)))
  for (const table of tables.filter(({ isTied }) => !isTied)) await target.query(insertOf(table))
  await noteOrigin(target, company, oldName)
  signal.throwIfAborted()
  return rows
}

/** The temporary table of rows on their way; a name of its own, which no function takes for the table. */
const coming = (table: string) => `pg_temp.${pg.escapeIdentifier(`coming_${table}`)}`

async function bringRows(
  table: CarriedTable,
  { from: old, to: id, roles }: NewCompany,
  { work, target }: LoadOptions,
): Promise<number> {
  const columns = table.columns.join(', ')
  await target.query(
    `CREATE TEMP TABLE ${pg.escapeIdentifier(`coming_${table.name}`)} ON COMMIT DROP AS
     SELECT ${columns} FROM public.${table.name} WITH NO DATA`,
  )
  const ids = new Map([[old, id], ...roles.map((role): [string, string] => [role.oldId, role.id])])
  // The stream has no type of its own.
  const rows = work.query(to(copyOf(table, old))) as AsyncIterable<Buffer>
  let count = 0
  await pipeline(
    async function* () {
      for await (const chunk of renamedRows(rows, ids)) {
        count += rowsIn(chunk)
        yield chunk
      }
    },
    target.query(from(`COPY ${coming(table.name)} (${columns}) FROM STDIN`)),
  )
  return count
}

/** Returns the COPY that reads the company's rows; its id is a UUID of the backup's own table. */
function copyOf(table: CarriedTable, tenantId: string): string {
  if (table.isOfTenants) return copyOut(table)
  const column = table.name === ofPlatform.company ? 'id' : 'tenant_id'
  return `COPY (SELECT ${table.columns.join(', ')} FROM public.${table.name}
    WHERE ${column} = ${pg.escapeLiteral(tenantId)} ORDER BY ${table.order}) TO STDOUT`
}

/**
 * Gives the company its name and number, and the roles their accounts of today. A role may have
 * ended since it was decided about. Lists show the legal name, which is the new one too. Returns the
 * name that it had.
 */
async function changeHead(
  target: Client,
  { name, cnpj, roles }: Pick<NewCompany, 'name' | 'cnpj' | 'roles'>,
): Promise<string> {
  const company = coming(ofPlatform.company)
  const { rows } = await target.query<{ legal_name: string }>(`SELECT legal_name FROM ${company}`)
  await target.query(
    `UPDATE ${company}
     SET legal_name = $1, fantasy_name = NULL, cnpj = $2, status = 'INATIVO', deleted_at = NULL`,
    [name, cnpj],
  )
  await target.query(
    `UPDATE ${coming(ofPlatform.roles)} m SET user_id = n.user_id,
       deleted_at = CASE
         WHEN n.is_ended OR EXISTS (
           SELECT FROM public.memberships l WHERE l.id = n.old_id AND ${isOver})
         THEN coalesce(m.deleted_at, now()) ELSE m.deleted_at END
     FROM unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::uuid[])
       AS n (id, user_id, is_ended, old_id)
     WHERE m.id = n.id`,
    [
      roles.map(({ id }) => id),
      roles.map(({ userId }) => userId),
      roles.map(({ isEnded }) => isEnded),
      roles.map(({ oldId }) => oldId),
    ],
  )
  return rows[0]?.legal_name ?? ''
}

/**
 * Adds the people of whom this installation has no row, removed and without any way to sign in, so
 * that what they did keeps their name.
 */
async function addGonePeople(
  tables: readonly CarriedTable[],
  { work, target }: LoadOptions,
): Promise<void> {
  const carried = new Set(tables.map(({ name }) => name))
  const columns = (await readPersonColumns(target)).filter(({ table }) => carried.has(table))
  const named = columns.map(
    ({ table, column }) => `SELECT ${pg.escapeIdentifier(column)} AS id FROM ${coming(table)}`,
  )
  const { rows } = await target.query<{ id: string }>(
    `SELECT n.id FROM (${named.join(' UNION ')}) n
     WHERE n.id IS NOT NULL AND NOT EXISTS (SELECT FROM public.users u WHERE u.id = n.id)`,
  )
  const { rows: people } = await work.query<{ id: string; name: string; email: string }>(
    'SELECT id, name, email FROM public.users WHERE id = ANY($1::uuid[])',
    [rows.map(({ id }) => id)],
  )
  await target.query(
    `INSERT INTO public.users (id, name, email, status, deleted_at)
     SELECT n.id, n.name, n.email, 'INATIVO', now()
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS n (id, name, email)`,
    [people.map(({ id }) => id), people.map(({ name }) => name), people.map(({ email }) => email)],
  )
}

const insertOf = ({ name, columns }: CarriedTable) =>
  `INSERT INTO public.${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
   SELECT ${columns.join(', ')} FROM ${coming(name)}`

/** Foreign keys are judged at the end of a statement, when all of these rows are there. */
const insertTied = (tables: readonly CarriedTable[]) =>
  `WITH ${tables.map((table, nth) => `w${nth} AS (${insertOf(table)})`).join(', ')} SELECT 1`

/** Notes where the company comes from in its own trail, and in that of the platform's administrators. */
async function noteOrigin(
  target: Client,
  { to: id, from: old, backupId, name }: NewCompany,
  oldName: string,
): Promise<void> {
  const changes = JSON.stringify({ legal_name: [oldName, name] })
  for (const tenantId of [id, NIL_TENANT]) {
    await target.query(`SELECT set_config('app.tenant_id', $1, true)`, [tenantId])
    await target.query(
      `INSERT INTO public.audit_log
         (tenant_id, id, actor_role, register, row_id, operation, reason, changes)
       VALUES ($1, $2, 'system', 'tenants', $3, 'brought_back', $4, $5)`,
      [tenantId, newId(), id, `backup ${backupId} of ${old}`, changes],
    )
  }
}

/** Says what an operator can do about rows that this database does not take. */
function inWords(error: unknown): unknown {
  if (hasCode(error, '23505') && isOf(error, 'tenants_cnpj')) {
    return new StartupError('Another company took this CNPJ meanwhile. Nothing was written.')
  }
  if (!hasCode(error, '23503') || !(error instanceof pg.DatabaseError)) return error
  return new StartupError(
    `A row of ${error.table} needs another that this installation lacks (${error.detail}). Nothing was written.`,
  )
}

const isOf = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint
