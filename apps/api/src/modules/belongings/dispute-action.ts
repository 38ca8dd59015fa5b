import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  type Claimant,
  resolveBody,
  resolved,
} from '@portaria/contract/modules/belongings/disputes'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import {
  isDisputed,
  rowsInTheWay,
  settleDisputes,
} from '../../register-endpoints/aspects/disputed-values.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { defineAction } from '../../register-endpoints/define-behaviour.ts'
import { row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'

/**
 * Lets the síndico decide between two rows with the same plate, microchip or the like: the other
 * becomes inactive (belongings §7).
 */
export const resolveDispute = (register: AnyRegister) =>
  defineAction(register, {
    summary: 'Decide which of two rows with one unique value stays',
    body: resolveBody,
    answers: resolved,
    isPreview: ({ preview }) => preview === true,
    async run(context, disputed, { keep, preview }) {
      if (disputed.disputed !== true) throw problem('state_conflict')
      const others = await rowsInTheWay(context, register, disputed.id)
      if (preview) return { others: await claimantsOf(context, register, others) }
      const losers = keep === 'this' ? others : [disputed.id]
      await cascade(
        context,
        register,
        sql`r.id = ANY(${[...losers]}::uuid[])`,
        { set: { status: 'INATIVO' } },
        'a dispute was decided for another row',
      )
      await settleDisputes(context, register)
      if (await isDisputed(context, register, disputed.id)) throw problem('state_conflict')
      return { id: disputed.id, kept: keep, inactivated: losers }
    },
  })

function claimantsOf(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  ids: readonly string[],
): Promise<Claimant[]> {
  return queries.all(sql<Claimant>`
    SELECT r.id, ${titleOf(register, row)} AS title, (
      SELECT ${titleOf(apartments, sql.ref('a'))} FROM apartments a
      WHERE a.tenant_id = r.tenant_id AND a.id = r.apartment_id) AS apartment
    FROM ${tableOf(register)} r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${[...ids]}::uuid[]) ORDER BY r.id`)
}
