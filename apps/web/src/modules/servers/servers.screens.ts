import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { serversPath } from './servers-path.ts'

export const serversScreens: readonly ModuleScreen[] = [
  {
    path: serversPath,
    // The roles with the right `servers.manage`.
    access: roleSets.admin,
    load: async () => (await import('./ServersPage.tsx')).ServersPage,
  },
]
