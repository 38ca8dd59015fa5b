import type { WebModule } from '../../parts/module.ts'
import { postalCodeSlots } from './postal-code-slots.ts'

/** The lookup of addresses by postal code. */
export const postalCodesModule: WebModule = {
  name: 'postal-codes',
  slots: [postalCodeSlots],
}
