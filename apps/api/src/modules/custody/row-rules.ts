import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofOwnParcels } from './public/parcels.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnParcels,
}
