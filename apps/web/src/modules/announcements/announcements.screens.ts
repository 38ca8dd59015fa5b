import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { proofPath } from './announcements/proof-path.ts'

export const announcementsScreens: readonly ModuleScreen[] = [
  {
    path: proofPath('$id'),
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('./announcements/ProofPage.tsx')).ProofPage,
  },
]
