import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { accessesPath, accessPath } from './access-paths.ts'

/** The roles with the right `access.events`. */
const readers = [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'] as const

export const accessScreens: readonly ModuleScreen[] = [
  {
    path: accessesPath,
    access: readers,
    load: async () => (await import('./events/AccessListPage.tsx')).AccessListPage,
  },
  {
    path: accessPath('$id'),
    access: readers,
    load: async () => (await import('./events/AccessScreen.tsx')).AccessScreen,
  },
]
