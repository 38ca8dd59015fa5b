import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'

/** The roles with the right `apartment_record.read`: those that deal with units. */
const ofUnits = [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'] as const

export const unitRecordScreens: readonly ModuleScreen[] = [
  {
    path: '/apps/condominiums/apartment/$id/record',
    access: ofUnits,
    load: async () => (await import('./UnitRecordScreen.tsx')).UnitRecordScreen,
  },
]
