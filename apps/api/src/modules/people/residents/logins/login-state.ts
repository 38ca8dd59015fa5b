import type { TenantActor } from '@portaria/contract/actors/actor'
import { may } from '@portaria/contract/define-register/permissions'
import { loginStates } from '@portaria/contract/modules/accounts/login-states'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../../platform/database/queries.ts'
import { fieldProblem } from '../../../../platform/problem.ts'
import type { RelatedValue, RowValue } from '../../../../register-endpoints/register-behaviour.ts'
import { hasLogin, isInvited } from '../../../accounts/public/resident-logins.ts'

const stateOf = (resident: Sql, actor: TenantActor): Sql => sql`CASE
  WHEN ${hasLogin(resident, actor)} THEN 'active'
  WHEN ${isInvited(resident)} THEN 'invited' ELSE 'none' END`

const mayRead = ({ role }: TenantActor) =>
  role === 'system' || may(role, registers.memberships, 'read')

/**
 * Whether a resident has a login, is invited, or neither. Only readers of memberships may see it:
 * for other readers it is null, and they cannot filter by it.
 */
export const login: RelatedValue = {
  matches(row, states, actor) {
    if (!mayRead(actor)) throw fieldProblem('filter.login', 'not_allowed')
    if (states === null) return sql`true`
    return sql`${stateOf(row, actor)} = ANY(${[...states]}::text[])`
  },
  read: {
    rows: (ids, actor) => sql<RowValue>`
      SELECT r.id AS row_id, to_jsonb(${stateOf(sql.ref('r'), actor)}) AS value FROM residents r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${ids}::uuid[]) AND ${mayRead(actor)}`,
    none: null,
    answers: z.nullable(z.enum(loginStates)),
  },
}
