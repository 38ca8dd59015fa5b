import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { resolveDispute } from '../dispute-action.ts'
import { requireOwnUnit } from '../own-unit.ts'

/**
 * Pets beyond their definition: a condômino writes only those of their own unit, and a pet is
 * disputed if another one has its microchip.
 */
export const petsBehaviour = defineBehaviour(pets, {
  async beforeWrite(context, next) {
    await requireOwnUnit(context, next)
    return next
  },
  actions: { resolve: resolveDispute(pets) },
})
