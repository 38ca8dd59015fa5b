import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const formParts = [lazyCode(async () => (await import('./AddressOfZip.tsx')).AddressOfZip)]

/** The lookup of addresses by postal code, in the forms that have them. */
export const postalCodeSlots: SlotsByRegister = { towers: { formParts }, tenants: { formParts } }
