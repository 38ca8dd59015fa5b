import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Account } from './accounts.ts'
import type { TenantRow } from './site-plan.ts'

/** Rows per statement: its JSON stays small, and the tables need few statements. */
const CHUNK = 500

/** Writes companies that do not exist yet. */
export async function insertTenants(queries: Queries, rows: readonly TenantRow[]): Promise<void> {
  const columns = columnsOf(rows)
  await queries.count(sql`
    INSERT INTO tenants (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(null::tenants, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (id) DO NOTHING`)
}

/** Whether the tenant's rows exist already. */
export async function isLoaded({ queries, actor }: TenantContext): Promise<boolean> {
  const { loaded } = await queries.one(sql<{ loaded: boolean }>`
    SELECT EXISTS (SELECT 1 FROM towers WHERE tenant_id = ${actor.tenantId}) AS loaded`)
  return loaded
}

/** Inserts rows of one table of the tenant; missing columns get their defaults. */
export async function insertRows(
  { queries, actor }: TenantContext,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = columnsOf(rows)
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK))
    await queries.count(sql`
      INSERT INTO ${sql.table(table)} (tenant_id, ${columns})
      SELECT ${actor.tenantId}, ${columns}
      FROM jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`)
  }
}

/** All rows of one table have the same keys: its columns. */
function columnsOf(rows: readonly object[]) {
  return sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
}

/** A user, with the condominium and the person their membership is about. */
export type AccountRow = Account & {
  cpf: string | null
  tenantId: string | null
  residentId: string | null
  employeeId: string | null
  providerId: string | null
}

/** Day on which all memberships began, before any sign-in. */
const MEMBER_SINCE = '2024-02-01'

export async function insertAccounts(queries: Queries, rows: readonly AccountRow[]): Promise<void> {
  await queries.count(sql`
    INSERT INTO users (id, name, email, phone, cpf) VALUES ${sql.join(
      rows.map((row) => sql`(${row.userId}, ${row.name}, ${row.email}, ${row.phone}, ${row.cpf})`),
    )}`)
  await queries.count(sql`
    INSERT INTO memberships
      (id, user_id, tenant_id, role, starts_on, resident_id, employee_id, provider_id, council)
    VALUES ${sql.join(
      rows.map(
        (row) => sql`(${row.membershipId}, ${row.userId}, ${row.tenantId}::uuid, ${row.role},
          ${MEMBER_SINCE}::date, ${row.residentId}::uuid,
          ${row.employeeId}::uuid, ${row.providerId}::uuid, ${row.council ?? null}::boolean)`,
      ),
    )}`)
}
