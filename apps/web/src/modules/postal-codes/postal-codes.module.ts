import type { WebModule } from '../../parts/module.ts'
import { postalCodeSlots } from './postal-code-slots.ts'

/** Addresses by their postal codes. */
export const postalCodesModule: WebModule = {
  name: 'postal-codes',
  slots: [postalCodeSlots],
}
