import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'

/** The roles with the right `doors.manage`. */
const desk = [...roleSets.admin, ...roleSets.owner, 'funcionario'] as const

export const custodyScreens: readonly ModuleScreen[] = [
  {
    path: '/apps/condominiums/locker/$id/doors',
    access: desk,
    load: async () => (await import('./locker-doors/LockerDoorsScreen.tsx')).LockerDoorsScreen,
  },
]
