import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isAtWork } from '../../people/public/employees.ts'

type Row = RowOf<typeof cards>

const nobody = { resident_id: null, employee_id: null, provider_id: null }

const holderNames = ['resident_id', 'employee_id', 'provider_id'] as const

/** The tables of the three holder columns, with the condition for holding an opening card. */
const holders = {
  resident_id: { table: 'residents', isActive: sql`h.status = 'ATIVO'` },
  employee_id: {
    table: 'employees',
    isActive: isAtWork(sql.ref('h')),
  },
  provider_id: { table: 'service_providers', isActive: sql`h.status = 'ATIVO'` },
}

/**
 * Cards beyond their definition: an assigned card has an active holder, and a returned one has
 * none. The number of a discarded card may be given to another card (belongings §5).
 */
export const cardsBehaviour = defineBehaviour(cards, {
  // Only a blocked card has a reason, and a returned one has no holder.
  async beforeWrite(_, next) {
    const { state } = next
    const isBack = state === 'returned' || state === 'stock'
    const reason = state === 'blocked' ? next.block_reason : null
    return { ...next, ...(isBack && nobody), block_reason: reason }
  },

  async beforeChange(_, next) {
    if (next.state === 'assigned') requireHolder(next)
    if (next.state === 'discarded' && next.status === 'ATIVO')
      throw fieldProblem('status', 'card_discarded')
    return next
  },

  transitions: {
    assign: { prepare: held },
    unblock: { prepare: held },
    discard: { prepare: async (_, next) => ({ ...next, status: 'INATIVO' }) },
  },
})

/** Checks a card that opens from now on: its holder must be present. */
async function held(context: TenantContext, next: Row): Promise<Row> {
  requireHolder(next)
  await checkHolder(context, next)
  return next
}

function requireHolder(card: Row): void {
  if (holderNames.every((name) => card[name] == null))
    throw fieldProblem('resident_id', 'holder_required')
}

/** Throws `holder_inactive` if a card would open for a person who left or was removed. */
async function checkHolder({ queries, actor }: TenantContext, next: Row): Promise<void> {
  for (const name of holderNames) {
    const { table, isActive } = holders[name]
    if (next[name] == null) continue
    // Locked, so that a person who leaves at this moment is seen to have left.
    const found = await queries.first(sql<{ active: boolean }>`
      SELECT (${isActive} AND h.deleted_at IS NULL) AS active FROM ${sql.table(table)} h
      WHERE h.tenant_id = ${actor.tenantId} AND h.id = ${next[name]} FOR SHARE`)
    // A person of another company is refused by the check of references.
    if (found?.active === false) throw fieldProblem(name, 'holder_inactive')
  }
}
