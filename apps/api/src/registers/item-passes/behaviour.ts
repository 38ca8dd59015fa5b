import { mayAuthorizeAt } from '../../domain/visits.ts'
import { fieldProblem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'

/** Item permits beyond their definition: a resident authorises for the own household alone. */
export const itemPassesBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    if (context.actor.role !== 'condomino' || before !== null) return next
    if (!(await mayAuthorizeAt(context, next['apartment_id'])))
      throw fieldProblem('apartment_id', 'may_not_invite')
    return next
  },
}
