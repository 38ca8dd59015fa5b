import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'

/** The address of a company's alerts. */
export const PANIC_PAGE = '/apps/condominiums/panic/'

export const panicScreens: readonly ModuleScreen[] = [
  {
    path: PANIC_PAGE,
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('./PanicPage.tsx')).PanicPage,
  },
]
