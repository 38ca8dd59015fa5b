import type { LeavingRegister } from '@portaria/contract/modules/departures/departures'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import type { EndScope, Found, ThingKind } from '../../parts/thing-kind.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import { change, lockTarget } from '../../register-endpoints/row-steps.ts'
import { dismiss } from './employees/departure-thing.ts'

/**
 * The people themselves, once nothing else of theirs is left; a landlord still belongs to the
 * company.
 */
export const people: ThingKind = {
  kind: 'person',
  namesPerson: 'itself',
  find({ queries, actor }, { register: of, ids }) {
    return queries.all(sql<Found>`
      SELECT p.id, p.id AS person_id, coalesce(p.social_name, p.name) AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM ${tableOf(registers[of])} p
      WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])
        AND p.deleted_at IS NULL
      ORDER BY p.id`)
  },
  end: (scope, thing) => endings[scope.register](scope, thing),
}

const isActive = (row: { readonly status: string }) => row.status === 'ATIVO'

const endings: Readonly<Record<LeavingRegister, ThingKind['end']>> = {
  async residents(scope, { thing_id: id, last_day: lastDay }) {
    if (await isTied(scope, id, lastDay)) return 'still_tied'
    const resident = { register: 'residents', id, isStill: isActive } as const
    const done = await change(scope, resident, { status: 'INATIVO' })
    return done ? 'made_inactive' : 'already_over'
  },

  async employees(scope, { thing_id: id, last_day: lastDay }) {
    return (await dismiss(scope, id, lastDay)) ? 'dismissed' : 'already_over'
  },

  async 'service-providers'(scope, { thing_id: id, last_day: lastDay }) {
    const provider = { register: 'service-providers', id, isStill: isActive } as const
    const agreed = (await lockTarget(scope, provider))?.contract_to
    // A contract that had ended before keeps its end.
    const contract_to = agreed != null && agreed < lastDay ? agreed : lastDay
    const done = await change(scope, provider, { status: 'INATIVO', contract_to })
    return done ? 'contract_ended' : 'already_over'
  },
}

/** Whether something connects a resident with a unit after a day. */
async function isTied(
  { context: { queries, actor } }: EndScope,
  id: string,
  lastDay: string,
): Promise<boolean> {
  const open = await queries.first(sql`
    SELECT 1 FROM occupancies
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${id} AND deleted_at IS NULL
      AND (ends_on IS NULL OR ends_on > ${lastDay}::date)`)
  return open !== undefined
}
