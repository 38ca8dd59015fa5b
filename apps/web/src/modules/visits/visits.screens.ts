import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'

/** The roles with the right `visits.invite`: those that deal with units. */
const ofUnits = [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'] as const

export const visitsScreens: readonly ModuleScreen[] = [
  {
    path: '/apps/condominiums/visit/invite',
    access: ofUnits,
    load: async () => (await import('./InvitePage.tsx')).InvitePage,
  },
]
