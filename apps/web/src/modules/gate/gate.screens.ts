import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { gatePaths } from './gate-paths.ts'

/** The roles with the right `gate.enter`. */
const desk = [...roleSets.admin, ...roleSets.owner, 'funcionario'] as const

export const gateScreens: readonly ModuleScreen[] = [
  {
    path: gatePaths.desk,
    access: desk,
    // The desk's own box is the search of this page.
    layout: { sidePanels: false, footer: false },
    load: async () => {
      const { fetchDeskLists } = await import('./gate-calls.ts')
      const [{ GateScreen }] = await Promise.all([import('./GateScreen.tsx'), fetchDeskLists()])
      return GateScreen
    },
  },
  {
    path: gatePaths.muster,
    access: desk,
    load: async () => (await import('./muster/MusterPage.tsx')).MusterPage,
  },
]
