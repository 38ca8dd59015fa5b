import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { BUILDING_PATH } from './building-path.ts'

export const unitsScreens: readonly ModuleScreen[] = [
  {
    path: BUILDING_PATH,
    // The roles with the right `buildings.read`.
    access: [...roleSets.admin, ...roleSets.owner, 'funcionario'],
    load: async () => (await import('./apartments/BuildingPage.tsx')).BuildingPage,
  },
]
