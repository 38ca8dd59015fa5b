import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import { settleDisputes } from '../aspects/disputed-values.ts'
import { publishChange } from '../change-event.ts'
import { kindOf } from '../field-kinds.ts'
import type { Machineries, Machinery } from '../machinery.ts'
import { tableOf } from '../record-columns.ts'
import { insertRow } from '../write-records.ts'
import type { Waiting } from './line-checker.ts'
import { nestedRegister } from './line-reader.ts'
import type { Leaves, ReferenceIndex } from './reference-index.ts'

type Context = TenantContext & {
  machinery: Machinery
  machineries: Machineries
  importId: string
}

/**
 * Writes the checked lines, set-based, with their audit, in the transaction of its caller, and
 * publishes one event for all of them (registers §23).
 */
export async function writeLines(context: Context, index: ReferenceIndex): Promise<void> {
  const { machinery, queries, actor, importId } = context
  const { register } = machinery
  await makeMissing(context, index)
  await insertStaged(context, register, sql`l.row_values`, sql`l.row_id`, null)
  for (const [property] of Object.entries(register.nested ?? {})) {
    const other = nestedRegister(register, property)
    const pointer = Object.entries(other.fields).find(
      ([, field]) => field.register === register.name,
    )
    await insertStaged(
      context,
      other,
      sql`l.carried_values`,
      sql`(l.carried_values ->> 'id')::uuid`,
      pointer?.[0] ?? null,
    )
  }
  await updateStaged(context)
  const rows = await queries.all(sql<{ row_id: string }>`
    SELECT row_id FROM import_lines
    WHERE tenant_id = ${actor.tenantId} AND import_id = ${importId} AND action IN ('create', 'update')`)
  if (rows.length > 0)
    await publishChange(
      context,
      register,
      rows.map((one) => one.row_id),
    )
}

/** Makes the rows that references wait for, each once, and sets the references. */
async function makeMissing(context: Context, index: ReferenceIndex): Promise<void> {
  const { queries, actor, importId } = context
  const lines = await queries.all(sql<{ line: number; waiting: Waiting[] }>`
    SELECT line, waiting FROM import_lines
    WHERE tenant_id = ${actor.tenantId} AND import_id = ${importId} AND waiting IS NOT NULL ORDER BY line`)
  const filled: { line: number; row: Record<string, string>; nested: Record<string, string> }[] = []
  for (const { line, waiting } of lines) {
    const one = { line, row: {} as Record<string, string>, nested: {} as Record<string, string> }
    for (const { property, name, register, leaves } of waiting) {
      const id = await madeRow(context, index, register as RegisterName, leaves)
      one[property === null ? 'row' : 'nested'][name] = id
    }
    filled.push(one)
  }
  await queries.count(sql`
    UPDATE import_lines l SET row_values = l.row_values || filled.row,
      carried_values = l.carried_values || filled.nested
    FROM jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) AS filled (line int, "row" jsonb, nested jsonb)
    WHERE l.tenant_id = ${actor.tenantId} AND l.import_id = ${importId} AND l.line = filled.line`)
}

async function madeRow(
  context: Context,
  index: ReferenceIndex,
  name: RegisterName,
  leaves: Leaves,
): Promise<string> {
  const machinery = context.machineries.get(name)
  if (!machinery) throw new Error(`no register is called ${name}`)
  const { register } = machinery
  const found = await index.find(register, leaves)
  if (typeof found === 'object') return found.id
  const rest = [...leaves]
  const body: Record<string, unknown> = {}
  for (const field of register.title) {
    const target = register.fields[field]?.register
    // Titles nest: an apartment's begins with its tower's.
    body[field] = target
      ? await madeRow(context, index, target, rest.splice(0, titleLength(context, target)))
      : rest.shift()
  }
  const id = await insertRow(machinery, context, body)
  await index.add(register, leaves, { id, tenantId: context.actor.tenantId })
  return id
}

function titleLength({ machineries }: Context, name: RegisterName): number {
  const register = machineries.get(name)?.register
  if (!register) return 0
  return register.title.reduce((length, field) => {
    const target = register.fields[field]?.register
    return length + (target ? titleLength({ machineries } as Context, target) : 1)
  }, 0)
}

/** Returns the columns that at least one staged line sets; the others keep the table's defaults. */
async function stagedColumns(
  { queries, actor, importId }: Context,
  values: ReturnType<typeof sql>,
  action: string,
): Promise<string[]> {
  const rows = await queries.all(sql<{ name: string }>`
    SELECT DISTINCT jsonb_object_keys(${values}) AS name FROM import_lines l
    WHERE l.tenant_id = ${actor.tenantId} AND l.import_id = ${importId} AND l.action = ${action}
      AND ${values} IS NOT NULL`)
  return rows.map(({ name }) => name).filter((name) => name !== 'id')
}

async function insertStaged(
  context: Context,
  register: AnyRegister,
  values: ReturnType<typeof sql>,
  id: ReturnType<typeof sql>,
  pointer: string | null,
): Promise<void> {
  const { queries, actor, importId } = context
  const names = await stagedColumns(context, values, 'create')
  if (names.length === 0) return
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const filled = sql.join(
    names.map((name) => {
      const column = sql`p.${sql.ref(name)}`
      return kindOf(register, name).empty === null ? column : sql`coalesce(${column}, '{}')`
    }),
  )
  const staged = sql`l.tenant_id = ${actor.tenantId} AND l.import_id = ${importId} AND l.action = 'create'
    AND ${values} IS NOT NULL`
  await queries.count(sql`
    INSERT INTO ${tableOf(register)} (tenant_id, id, created_by, updated_by, ${pointer ? sql`${sql.ref(pointer)},` : sql``} ${columns})
    SELECT l.tenant_id, ${id}, ${actor.userId}, ${actor.userId}, ${pointer ? sql`l.row_id,` : sql``} ${filled}
    FROM import_lines l, jsonb_populate_record(NULL::${tableOf(register)}, ${values}) p
    WHERE ${staged}`)
  await auditStaged(
    context,
    register,
    sql`
    SELECT ${id} AS row_id, (
      SELECT jsonb_object_agg(key, jsonb_build_array(NULL, value)) FROM jsonb_each(${values})
        WHERE key <> 'id' AND key NOT LIKE '%\_tenant\_id'
    ) AS changes FROM import_lines l WHERE ${staged}`,
    'create',
  )
}

async function auditStaged(
  { queries, actor, importId }: Context,
  register: AnyRegister,
  rows: ReturnType<typeof sql>,
  operation: string,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes, address, reason)
    SELECT ${actor.tenantId}, gen_random_uuid(), ${actor.userId}, ${actor.role}, ${register.name}, staged.row_id,
      ${operation}, coalesce(staged.changes, '{}'), ${actor.address}, ${`import ${importId}`}
    FROM (${rows}) staged`)
}

/** Changes existing rows at the version that was compared; a newer version fails the import. */
async function updateStaged(context: Context): Promise<void> {
  const {
    machinery: { register },
    queries,
    actor,
    importId,
  } = context
  const names = await stagedColumns(context, sql`l.row_values`, 'update')
  if (names.length === 0) return
  const sets = names.map(
    (name) =>
      sql`${sql.ref(name)} = CASE WHEN l.row_values ? ${name} THEN p.${sql.ref(name)} ELSE t.${sql.ref(name)} END`,
  )
  const staged = sql`l.tenant_id = ${actor.tenantId} AND l.import_id = ${importId} AND l.action = 'update'`
  await queries.all(sql`
    SELECT 1 FROM ${tableOf(register)} t WHERE t.tenant_id = ${actor.tenantId}
      AND t.id IN (SELECT l.row_id FROM import_lines l WHERE ${staged}) ORDER BY t.id FOR UPDATE`)
  const written = await queries.count(sql`
    UPDATE ${tableOf(register)} t SET version = t.version + 1, updated_at = now(), updated_by = ${actor.userId},
      ${sql.join(sets)}
    FROM import_lines l, jsonb_populate_record(NULL::${tableOf(register)}, l.row_values) p
    WHERE ${staged} AND t.tenant_id = l.tenant_id AND t.id = l.row_id
      AND t.version = l.row_version AND t.deleted_at IS NULL`)
  const { wanted } = await queries.one(sql<{ wanted: number }>`
    SELECT count(*)::int AS wanted FROM import_lines l WHERE ${staged}`)
  if (written !== wanted) throw problem('stale')
  await settleDisputes(context, register)
  await auditStaged(
    context,
    register,
    sql`SELECT l.row_id, l.changes FROM import_lines l WHERE ${staged}`,
    'update',
  )
}
