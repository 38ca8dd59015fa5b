import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { resolveDispute } from '../dispute-action.ts'
import { requireOwnUnit } from '../own-unit.ts'

type Row = RowOf<typeof pets>

/** Pets beyond their definition: of the own unit, and disputed where another has the microchip. */
export const petsBehaviour: RegisterBehaviour<typeof pets> = {
  async beforeWrite(context, next): Promise<Row> {
    await requireOwnUnit(context, next)
    return next
  },
  actions: { resolve: resolveDispute(pets) },
}
