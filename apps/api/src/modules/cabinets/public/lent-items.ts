import type { GateLoan } from '@portaria/contract/modules/gate/gate'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** The borrower of a loan `l`, whose people are `r` and `e`. */
const borrower = sql`coalesce(l.borrower, nullif(r.social_name, ''), r.name,
  nullif(e.social_name, ''), e.name, '')`

const people = sql`
  LEFT JOIN residents r ON r.tenant_id = l.tenant_id AND r.id = l.resident_id
  LEFT JOIN employees e ON e.tenant_id = l.tenant_id AND e.id = l.employee_id`

/** Reads the open loans, by due time. */
export async function readLoans({ queries, actor }: TenantContext): Promise<GateLoan[]> {
  const rows = await queries.all(sql<
    Omit<GateLoan, 'cabinet' | 'lent_at' | 'due_at'> & {
      cabinet_id: string
      cabinet_name: string
      lent_at: Date
      due_at: Date | null
    }
  >`
    SELECT l.id, l.item_id, l.item_name, l.lent_at, l.due_at, c.id AS cabinet_id,
      c.name AS cabinet_name, coalesce(l.due_at < now(), false) AS overdue, ${borrower} AS borrower
    FROM cabinet_loans l
    JOIN cabinets c ON c.tenant_id = l.tenant_id AND c.id = l.cabinet_id ${people}
    WHERE l.tenant_id = ${actor.tenantId} AND l.returned_at IS NULL AND c.deleted_at IS NULL
    ORDER BY l.due_at NULLS LAST, l.lent_at, l.id LIMIT 500`)
  return rows.map(({ cabinet_id: id, cabinet_name: title, lent_at, due_at, ...loan }) => ({
    ...loan,
    cabinet: { id, title },
    lent_at: lent_at.toISOString(),
    due_at: due_at?.toISOString() ?? null,
  }))
}

/** Reads the borrowers of some loans, by the loans' ids. */
export async function readBorrowers(
  { queries, actor }: TenantContext,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.all(sql<{ id: string; borrower: string }>`
    SELECT l.id, ${borrower} AS borrower FROM cabinet_loans l ${people}
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ANY(${[...loanIds]}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.borrower]))
}
