import { registerNames } from '@portaria/contract/define-register/register-names'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const ListViews = lazyCode(async () => (await import('./ListViews.tsx')).ListViews)

/** The views of every list. */
export const savedViewSlots: SlotsByRegister = Object.fromEntries(
  registerNames.map((name) => [name, { listViews: [ListViews] }]),
)
