import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'

export const companiesScreens: readonly ModuleScreen[] = [
  {
    path: '/pages/tenant/settings',
    access: roleSets.owner,
    load: async () => (await import('./settings/CompanySettingsPage.tsx')).CompanySettingsPage,
  },
]
