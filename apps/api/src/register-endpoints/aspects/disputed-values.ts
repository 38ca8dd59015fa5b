import type { TenantActor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { uniqueRules } from '@portaria/contract/define-register/unique-rules'
import { sql } from 'kysely'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import { databaseCode } from '../../platform/database/database-problem.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { publishChange } from '../change-event.ts'
import { type ColumnValue, keyColumn, ofTenant, row, tableOf } from '../record-columns.ts'
import type { RowScope } from '../row-scope.ts'
import type { UntypedRow } from '../untyped-row.ts'

const other = sql.ref('other')

/**
 * Whether a write must not reveal that somebody else's row has the same value. The new row is then
 * stored and marked as disputed instead of refused (registers §22).
 */
const mayDispute = ({ keepsDisputed }: AnyRegister, role: Role | 'system') =>
  keepsDisputed === true && role === 'condomino'

/** Excludes the disputed rows of an alias. */
export const undisputed = ({ keepsDisputed }: AnyRegister, alias: Sql): Sql =>
  keepsDisputed ? sql`NOT ${alias}.disputed` : sql`true`

/** Returns the condition of the rows that a write is compared with for duplicates. */
export const comparedRows = (
  scope: RowScope,
  register: AnyRegister,
  actor: TenantActor,
  alias: Sql,
): Sql =>
  mayDispute(register, actor.role)
    ? scope.live(register, actor, alias)
    : undisputed(register, alias)

/** Orders found rows by their mark, for roles that see it: undisputed ones first. */
export const undisputedFirst = ({ keepsDisputed }: AnyRegister, actor: TenantActor): Sql =>
  keepsDisputed && actor.role !== 'condomino' ? sql`r.disputed, ` : sql``

/** Whether a change affects unique values of a row, or activates it. */
function touchesUnique(register: AnyRegister, changed: readonly string[]): boolean {
  const unique = uniqueRules(register).flatMap(({ fields }) => fields)
  return changed.some((name) => name === 'status' || unique.includes(name))
}

/** The effect of a write on the mark of its row. */
type Claim = {
  /** Further columns to write. */
  readonly columns: readonly ColumnValue[]
  /** Called after the write, with the stored row; returns the trail's changes of the mark. */
  settle(context: TenantContext, row: UntypedRow): Promise<Changes>
}

/**
 * Prepares a write of fields by a role. If the role may dispute, the row is marked until no other
 * is found with its values, so that no unique index refuses it.
 */
export function claimOf(
  register: AnyRegister,
  role: Role | 'system',
  changed: readonly string[],
): Claim {
  if (!mayDispute(register, role) || !touchesUnique(register, changed))
    return { columns: [], settle: () => Promise.resolve({}) }
  return {
    columns: [{ name: 'disputed', value: sql`true` }],
    async settle(context, { id, disputed: before = null }): Promise<Changes> {
      const isDisputed = !(await clearIfFree(context, register, id))
      return isDisputed === (before ?? false) ? {} : { disputed: [before, isDisputed] }
    },
  }
}

/** Whether the active row under `other` shares a unique value with the one under `r`. */
function clashes(register: AnyRegister): Sql {
  const rules = uniqueRules(register).map(({ fields }) =>
    sql.join(
      fields.map(
        (name) => sql`${keyColumn(register, name, other)} = ${keyColumn(register, name, row)}`,
      ),
      sql` AND `,
    ),
  )
  return sql`other.tenant_id = r.tenant_id AND other.id <> r.id AND other.deleted_at IS NULL
    AND other.status = 'ATIVO' AND NOT other.disputed AND (${sql.join(rules, sql` OR `)})`
}

/**
 * Clears `disputed` on a row if no other active row has its values, or it is inactive itself;
 * returns whether it did. Leaves version and change date alone: the person who typed the row must
 * not notice.
 */
async function clearIfFree(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  id: string,
): Promise<boolean> {
  await queries.count(sql`SAVEPOINT before_clearing`)
  try {
    const cleared = await queries.count(sql`
      UPDATE ${tableOf(register)} r SET disputed = false
      WHERE ${ofTenant(register, actor, row)} AND r.id = ${id} AND r.disputed
        AND (r.deleted_at IS NOT NULL OR r.status <> 'ATIVO'
          OR NOT EXISTS (SELECT 1 FROM ${tableOf(register)} other WHERE ${clashes(register)}))`)
    await queries.count(sql`RELEASE SAVEPOINT before_clearing`)
    return cleared > 0
  } catch (error) {
    // Another transaction took the value at the same moment: the unique index decides, and the row
    // stays disputed.
    if (databaseCode(error) !== '23505') throw error
    await queries.count(sql`ROLLBACK TO SAVEPOINT before_clearing`)
    return false
  }
}

/**
 * Clears `disputed` on every row whose values the preceding write made free, oldest first. Rows
 * locked by another transaction are left to their next write. `changed` names the fields that the
 * write changed; without it, any may have changed.
 */
export async function settleDisputes(
  context: TenantContext,
  register: AnyRegister,
  changed?: readonly string[],
): Promise<void> {
  const { queries, actor } = context
  if (!register.keepsDisputed || (changed && !touchesUnique(register, changed))) return
  const marked = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.disputed
    ORDER BY r.created_at, r.id FOR UPDATE OF r SKIP LOCKED`)
  const cleared: string[] = []
  for (const { id } of marked) if (await clearIfFree(context, register, id)) cleared.push(id)
  if (cleared.length === 0) return
  await recordAudit(
    context,
    cleared.map((rowId) => ({
      register: register.name,
      rowId,
      operation: 'update',
      changes: { disputed: [true, false] as const },
    })),
  )
  await publishChange(context, register, cleared)
}

/** Whether a row is still disputed. */
export async function isDisputed(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  id: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.id = ${id} AND r.disputed`)
  return found !== undefined
}

/**
 * Locks the active rows that share a unique value with a disputed one, in order of id, and returns
 * them.
 */
export async function rowsInTheWay(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  id: string,
): Promise<string[]> {
  const found = await queries.all(sql<{ id: string }>`
    SELECT other.id FROM ${tableOf(register)} r
    JOIN ${tableOf(register)} other ON ${clashes(register)}
    WHERE ${ofTenant(register, actor, row)} AND r.id = ${id} ORDER BY other.id FOR UPDATE OF other`)
  return found.map((one) => one.id)
}
