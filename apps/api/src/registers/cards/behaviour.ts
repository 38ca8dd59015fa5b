import { fieldProblem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'

const nobody = { resident_id: null, employee_id: null, provider_id: null }

/**
 * Cards beyond their definition: one that is assigned has a holder, one that came back has none, and a
 * discarded one leaves its number to another (domain.md section 3, cards).
 */
export const cardsBehaviour: RegisterBehaviour = {
  async beforeWrite(_, next, before) {
    const { state } = next
    const reason = state === 'blocked' ? next['block_reason'] : null
    if (state === 'returned' || state === 'stock') {
      return { ...next, ...nobody, block_reason: reason }
    }
    const hasHolder = Object.keys(nobody).some((name) => next[name] != null)
    if (state === 'assigned' && !hasHolder) throw fieldProblem('resident_id', 'holder_required')
    if (state !== 'discarded') return { ...next, block_reason: reason }
    if (before?.['state'] === 'discarded' && next['status'] === 'ATIVO') {
      throw fieldProblem('status', 'card_discarded')
    }
    return { ...next, status: 'INATIVO', block_reason: reason }
  },
}
