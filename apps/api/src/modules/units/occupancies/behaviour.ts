import {
  occupancies,
  proposableRelations,
  rightsOfRelation,
} from '@portaria/contract/modules/units/occupancies/occupancies'
import { sql } from 'kysely'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { ownTenures } from '../public/own-units.ts'

type Row = NewRowOf<typeof occupancies>

const proposable: readonly unknown[] = proposableRelations

export const occupanciesBehaviour = defineBehaviour(occupancies, {
  async beforeWrite({ queries, actor }, typed, before) {
    const next = before === null ? withRights(typed) : typed
    if (actor.role !== 'condomino') return next
    if (!proposable.includes(next.relation)) throw fieldProblem('relation', 'not_allowed')
    const own = await queries.first(sql`
      SELECT 1 FROM apartments a
      WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${next.apartment_id}
        AND a.id IN ${ownTenures(actor)}`)
    if (!own) throw fieldProblem('apartment_id', 'not_found')
    return { ...next, may_authorize_visitors: false, may_book: false }
  },
})

/** A new occupancy with the rights of its relation, where it has none of its own. */
function withRights(next: Row): Row {
  const own = rightsOfRelation(next.relation)
  if (!own) return next
  return {
    ...next,
    may_authorize_visitors: next.may_authorize_visitors ?? own.may_authorize_visitors,
    may_book: next.may_book ?? own.may_book,
    gets_parcels: next.gets_parcels ?? own.gets_parcels,
  }
}
