import { memberships } from '@portaria/contract/modules/accounts/memberships/memberships'
import { users } from '@portaria/contract/modules/accounts/users/users'
import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { blockCards } from '../public/blocked-cards.ts'

/**
 * Employees beyond their definition: whoever is dismissed is inactive, and has no login at the company
 * and no card that opens from that moment on (domain.md section 3, employees).
 */
export const employeesBehaviour: RegisterBehaviour = {
  async beforeWrite(_, next, before) {
    return withEmployment(next, before)
  },

  transitions: {
    async dismiss(context, ids) {
      await endLogins(context, ids)
      await withdrawInvitations(context, ids)
      const blocked = await blockCards(context, sql`c.employee_id = ANY(${[...ids]}::uuid[])`)
      if (blocked.length > 0) await publishChange(context, cards, blocked)
    },
  },
}

function withEmployment(next: UntypedRow, before: UntypedRow | null): UntypedRow {
  const wasDismissed = before?.['employment'] === 'dismissed'
  if (next['employment'] !== 'dismissed') {
    return wasDismissed ? { ...next, dismissed_on: null, status: 'ATIVO' } : next
  }
  if (!wasDismissed) return { ...next, status: 'INATIVO' }
  if (next['status'] === 'ATIVO') throw fieldProblem('status', 'employee_dismissed')
  return next
}

/** Ends the memberships by which employees work at the company; others that they have stay. */
async function endLogins(context: TenantContext, ids: readonly string[]): Promise<void> {
  const { queries, actor } = context
  const ended = await queries.all(sql<{ id: string }>`
    UPDATE memberships SET status = 'INATIVO', version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND employee_id = ANY(${[...ids]}::uuid[])
      AND role = 'funcionario' AND status = 'ATIVO' AND deleted_at IS NULL
    RETURNING id`)
  if (ended.length === 0) return
  await recordAudit(
    context,
    ended.map(({ id }) => ({
      register: memberships.name,
      rowId: id,
      operation: 'update',
      changes: { status: ['ATIVO', 'INATIVO'] as const },
    })),
  )
  await publishChange(
    context,
    memberships,
    ended.map(({ id }) => id),
  )
}

/** An invitation that nobody has answered would be a login as well. */
async function withdrawInvitations(context: TenantContext, ids: readonly string[]): Promise<void> {
  const { queries, actor } = context
  const withdrawn = await queries.all(sql<{ id: string }>`
    UPDATE invitations SET state = 'withdrawn', version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND employee_id = ANY(${[...ids]}::uuid[])
      AND role = 'funcionario' AND state IN ('pending', 'unconfirmed')
    RETURNING id`)
  if (withdrawn.length === 0) return
  await recordAudit(
    context,
    withdrawn.map(({ id }) => ({ register: users.name, rowId: id, operation: 'remove' })),
  )
  await publishChange(
    context,
    users,
    withdrawn.map(({ id }) => id),
  )
}
