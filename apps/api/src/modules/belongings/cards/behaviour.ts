import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { isAtWork } from '../../people/public/employees.ts'

const nobody = { resident_id: null, employee_id: null, provider_id: null }

/** Where the holders of the three columns are, and who of them may hold a card that opens. */
const holders = {
  resident_id: { table: 'residents', isActive: sql`h.status = 'ATIVO'` },
  employee_id: {
    table: 'employees',
    isActive: isAtWork(sql.ref('h')),
  },
  provider_id: { table: 'service_providers', isActive: sql`h.status = 'ATIVO'` },
}

/**
 * Cards beyond their definition: one that is assigned has an active holder, one that came back has
 * none, and a discarded one leaves its number to another (domain.md section 3, cards).
 */
export const cardsBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    const { state } = next
    const reason = state === 'blocked' ? next['block_reason'] : null
    if (state === 'returned' || state === 'stock') {
      return { ...next, ...nobody, block_reason: reason }
    }
    const hasHolder = Object.keys(nobody).some((name) => next[name] != null)
    if (state === 'assigned' && !hasHolder) throw fieldProblem('resident_id', 'holder_required')
    if (state === 'assigned' && before?.['state'] !== 'assigned') await checkHolder(context, next)
    if (state !== 'discarded') return { ...next, block_reason: reason }
    if (before?.['state'] === 'discarded' && next['status'] === 'ATIVO') {
      throw fieldProblem('status', 'card_discarded')
    }
    return { ...next, status: 'INATIVO', block_reason: reason }
  },
}

/** Throws `holder_inactive` where a card would open for somebody who left or was removed. */
async function checkHolder({ queries, actor }: TenantContext, next: UntypedRow): Promise<void> {
  for (const [name, { table, isActive }] of Object.entries(holders)) {
    if (next[name] == null) continue
    // Locked, so that whoever leaves at this moment is seen to have left.
    const found = await queries.first(sql<{ active: boolean }>`
      SELECT (${isActive} AND h.deleted_at IS NULL) AS active FROM ${sql.table(table)} h
      WHERE h.tenant_id = ${actor.tenantId} AND h.id = ${next[name]} FOR SHARE`)
    // Who is nobody of the company is refused by the check of references.
    if (found?.active === false) throw fieldProblem(name, 'holder_inactive')
  }
}
