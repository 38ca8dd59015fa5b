import { memberships } from '@portaria/contract/modules/accounts/memberships/memberships'
import { users } from '@portaria/contract/modules/accounts/users/users'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { cascade, holdRows } from '../../../register-endpoints/cascade.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { blockCards, holdCards } from '../public/blocked-cards.ts'

/**
 * Employees beyond their definition: from the moment of their dismissal, they are inactive, have no
 * login at the company, and none of their cards opens (people §4).
 */
export const employeesBehaviour = defineBehaviour(employees, {
  async beforeChange(_, next) {
    if (next.employment === 'dismissed' && next.status === 'ATIVO')
      throw fieldProblem('status', 'employee_dismissed')
    return next
  },

  transitions: {
    dismiss: {
      async hold(context, ids) {
        await holdRows(context, memberships, loginsOf(context, ids))
        await holdCards(context, cardsOf(ids))
      },
      prepare: async (_, next) => ({ ...next, status: 'INATIVO' }),
      async after(context, rows) {
        const ids = idsOf(rows)
        await endLogins(context, ids)
        await withdrawInvitations(context, ids)
        await blockCards(context, cardsOf(ids), 'the employee was dismissed')
      },
    },
    readmit: {
      prepare: async (_, next) => ({ ...next, dismissed_on: null, status: 'ATIVO' }),
    },
  },
})

const cardsOf = (ids: readonly string[]) => sql`r.employee_id = ANY(${[...ids]}::uuid[])`

const loginsOf = ({ actor }: TenantContext, ids: readonly string[]) => sql`
  r.tenant_id = ${actor.tenantId} AND r.employee_id = ANY(${[...ids]}::uuid[])
  AND r.role = 'funcionario' AND r.status = 'ATIVO'`

/** Ends the memberships by which employees work at the company; their other memberships stay. */
async function endLogins(context: TenantContext, ids: readonly string[]): Promise<void> {
  await cascade(
    context,
    memberships,
    loginsOf(context, ids),
    { set: { status: 'INATIVO' } },
    'the employee was dismissed',
  )
}

/** An open invitation would become a login as well. */
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
