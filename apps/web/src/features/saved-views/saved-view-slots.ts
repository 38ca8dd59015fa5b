import { registerNames } from '@portaria/contract/registers/names'
import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const ListViews = lazy(async () => ({ default: (await import('./ListViews.tsx')).ListViews }))

/** The views of every list. */
export const savedViewSlots: SlotsByRegister = Object.fromEntries(
  registerNames.map((name) => [name, { listViews: [ListViews] }]),
)
