import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { runPath } from './run/run-path.ts'

export const roundsScreens: readonly ModuleScreen[] = [
  {
    path: runPath('$id'),
    access: [...roleSets.owner, 'funcionario'],
    load: async () => (await import('./run/RunPage.tsx')).RunPage,
  },
]
