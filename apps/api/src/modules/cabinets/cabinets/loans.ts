import {
  type ChangedLoan,
  type Loan,
  type lendBody,
  type returnBody,
} from '@portaria/contract/modules/cabinets/cabinet-loans'
import type { cabinets } from '@portaria/contract/modules/cabinets/cabinets/cabinets'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isEmployedToday } from '../../people/public/employees.ts'

type Row = RowOf<typeof cabinets>

/** Number of ended loans on a cabinet's page. */
const SHOWN_ENDED = 20

/**
 * The borrower; people who have left, or were dismissed, still count until the item is returned.
 */
const borrowerOf = sql`coalesce(l.borrower,
  (SELECT ${titleOf(residents, sql.ref('b'))} FROM residents b
    WHERE b.tenant_id = l.tenant_id AND b.id = l.resident_id),
  (SELECT ${titleOf(employees, sql.ref('e'))} FROM employees e
    WHERE e.tenant_id = l.tenant_id AND e.id = l.employee_id))`

type StoredLoan = Omit<Loan, 'lent_at' | 'due_at' | 'returned_at'> & {
  lent_at: Date
  due_at: Date | null
  returned_at: Date | null
}

/** Reads the open loans, by due time, and the last ended ones. */
export async function loansOf(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<StoredLoan[]> {
  return queries.all(sql<StoredLoan>`
    SELECT l.id, l.item_id, l.item_name, l.item_code, l.resident_id, l.employee_id,
      ${borrowerOf} AS borrower,
      l.lent_at, g.name AS lent_by, l.due_at,
      l.returned_at IS NULL AND coalesce(l.due_at < now(), false) AS overdue,
      l.returned_at, t.name AS returned_by
    FROM (
      (SELECT * FROM cabinet_loans
        WHERE tenant_id = ${actor.tenantId} AND cabinet_id = ${id} AND returned_at IS NULL)
      UNION ALL
      (SELECT * FROM cabinet_loans
        WHERE tenant_id = ${actor.tenantId} AND cabinet_id = ${id} AND returned_at IS NOT NULL
        ORDER BY returned_at DESC LIMIT ${SHOWN_ENDED})
    ) l JOIN users g ON g.id = l.lent_by LEFT JOIN users t ON t.id = l.returned_by
    ORDER BY l.returned_at DESC NULLS FIRST, l.due_at NULLS LAST, l.lent_at`)
}

/**
 * Lends an item of a locked cabinet; only one open loan per item, which the database enforces too.
 */
export async function lend(
  context: TenantContext,
  cabinet: Row,
  asked: z.output<typeof lendBody>,
): Promise<ChangedLoan> {
  const { queries, actor } = context
  const { item_id, resident_id = null, employee_id = null, borrower = null, due_at = null } = asked
  if (cabinet.status !== 'ATIVO') throw problem('state_conflict')
  if (due_at !== null && new Date(due_at) <= new Date())
    throw fieldProblem('due_at', 'ends_before_start')
  if (resident_id !== null) await keepResident(context, resident_id)
  if (employee_id !== null) await keepEmployee(context, employee_id)
  const id = newId()
  const made = await queries.count(sql`
    INSERT INTO cabinet_loans (tenant_id, id, cabinet_id, item_id, item_name, item_code, resident_id,
      employee_id, borrower, lent_by, due_at)
    SELECT i.tenant_id, ${id}, i.cabinet_id, i.id, i.name, i.code, ${resident_id}::uuid,
      ${employee_id}::uuid, ${borrower}, ${actor.userId}, ${due_at}::timestamptz
    FROM cabinet_items i
    WHERE i.tenant_id = ${actor.tenantId} AND i.cabinet_id = ${cabinet.id} AND i.id = ${item_id}
    ON CONFLICT (tenant_id, item_id) WHERE returned_at IS NULL DO NOTHING`)
  if (made > 0) return changedLoan(context, id)
  // Another person lent it meanwhile, or took it out of the cabinet.
  const open = await isLent(context, [item_id])
  throw problem('state_conflict', {
    errors: [{ field: 'item_id', code: open ? 'item_lent' : 'not_found' }],
  })
}

/** Ends the open loan of an item of a locked cabinet. */
export async function giveBack(
  context: TenantContext,
  cabinet: Row,
  { item_id }: z.output<typeof returnBody>,
): Promise<ChangedLoan> {
  const { queries, actor } = context
  const ended = await queries.first(sql<{ id: string }>`
    UPDATE cabinet_loans SET returned_at = now(), returned_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND cabinet_id = ${cabinet.id} AND item_id = ${item_id}
      AND returned_at IS NULL
    RETURNING id`)
  if (!ended) throw problem('state_conflict')
  return changedLoan(context, ended.id)
}

/** Whether any of some items is lent. */
export async function isLent(
  { queries, actor }: TenantContext,
  items: readonly string[],
): Promise<boolean> {
  const open = await queries.first(sql`
    SELECT 1 FROM cabinet_loans
    WHERE tenant_id = ${actor.tenantId} AND item_id = ANY(${[...items]}::uuid[])
      AND returned_at IS NULL LIMIT 1`)
  return open !== undefined
}

/** Locks the borrower, who must be a live resident until the loan is written. */
async function keepResident({ queries, actor }: TenantContext, id: string): Promise<void> {
  const found = await queries.first(sql`
    SELECT 1 FROM residents
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL FOR KEY SHARE`)
  if (!found) throw fieldProblem('resident_id', 'not_found')
}

/** Locks the borrower, who must be a live employee whose employment is not over. */
async function keepEmployee({ queries, actor }: TenantContext, id: string): Promise<void> {
  const found = await queries.first(sql`
    SELECT 1 FROM employees e
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${id}
      AND ${isEmployedToday(sql.ref('e'))} FOR SHARE`)
  if (!found) throw fieldProblem('employee_id', 'not_found')
}

function changedLoan({ queries, actor }: TenantContext, id: string): Promise<ChangedLoan> {
  return queries.one(sql<ChangedLoan>`
    SELECT l.id, l.item_name, l.item_code, ${borrowerOf} AS borrower FROM cabinet_loans l
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${id}`)
}
