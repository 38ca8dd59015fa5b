import {
  proposableRelations,
  rightsOfRelation,
} from '@portaria/contract/modules/units/occupancies/occupancies'
import { sql } from 'kysely'
import { fieldProblem } from '../../../platform/problem.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { ownTenures } from '../public/own-units.ts'

const proposable: readonly unknown[] = proposableRelations

export const occupanciesBehaviour: RegisterBehaviour = {
  async beforeWrite({ queries, actor }, typed, before) {
    const next = before === null ? withRights(typed) : typed
    if (actor.role !== 'condomino') return next
    if (!proposable.includes(next['relation'])) throw fieldProblem('relation', 'not_allowed')
    const own = await queries.first(sql`
      SELECT 1 FROM apartments a
      WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${next['apartment_id']}
        AND a.id IN ${ownTenures(actor)}`)
    if (!own) throw fieldProblem('apartment_id', 'not_found')
    return { ...next, may_authorize_visitors: false, may_book: false }
  },
}

/** A new occupancy with the rights of its relation, where it does not say them. */
function withRights(next: UntypedRow): UntypedRow {
  const rights = Object.entries(rightsOfRelation(next['relation']) ?? {})
  return { ...next, ...Object.fromEntries(rights.map(([name, own]) => [name, next[name] ?? own])) }
}
