import { fieldProblem } from '../platform/problem.ts'
import type { RegisterBehaviour } from '../register-endpoints/register-behaviour.ts'

/** What somebody may propose for the own household; ownership and tenancy are the síndico's word. */
const proposable: readonly unknown[] = ['dependent', 'domestic_staff']

export const occupanciesBehaviour: RegisterBehaviour = {
  async beforeWrite({ actor }, next) {
    if (actor.role !== 'condomino') return next
    if (!proposable.includes(next['relation'])) throw fieldProblem('relation', 'not_allowed')
    return { ...next, may_authorize_visitors: false, may_book: false }
  },
}
