import type { ModuleScreen } from '../../parts/module.ts'

export const accountsScreens: readonly ModuleScreen[] = [
  {
    path: '/pages/profile',
    access: 'signed-in',
    load: async () => (await import('./own-account/ProfilePage.tsx')).ProfilePage,
  },
]
