import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import { fieldProblem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import { ownHouseholds } from '../units/public/own-units.ts'
import { resolveDispute } from './dispute-action.ts'

/**
 * Vehicles and pets: a condomino writes those of the own household's units alone, so that they can
 * also see what they wrote (domain.md section 2, *own*).
 */
export const ownUnitBehaviour = (register: AnyRegister): RegisterBehaviour => ({
  async beforeWrite({ queries, actor }, next) {
    if (actor.role !== 'condomino') return next
    const apartmentId = next['apartment_id']
    if (apartmentId == null) throw fieldProblem('apartment_id', 'required')
    const own = await queries.first(sql`
      SELECT 1 FROM apartments a
      WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartmentId}
        AND a.id IN ${ownHouseholds(actor)}`)
    if (!own) throw fieldProblem('apartment_id', 'not_found')
    return next
  },

  actions: { resolve: resolveDispute(register) },
})
