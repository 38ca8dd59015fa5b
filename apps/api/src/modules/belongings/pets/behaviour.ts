import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { resolveDispute } from '../dispute-action.ts'
import { requireOwnUnit } from '../own-unit.ts'

/**
 * Pets beyond their definition: only of the own unit, and disputed if another has the microchip.
 */
export const petsBehaviour = defineBehaviour(pets, {
  async beforeWrite(context, next) {
    await requireOwnUnit(context, next)
    return next
  },
  actions: { resolve: resolveDispute(pets) },
})
