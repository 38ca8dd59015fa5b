import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { accessesPath, accessPath, monitorPath } from './access-paths.ts'
import { emergencyPath } from './emergency/emergency-paths.ts'
import { ownFacesPath } from './faces/face-paths.ts'
import { newReaderPath, readerPath, readersPath } from './readers/reader-paths.ts'

/** The roles with the right `access.events`. */
const readers = [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'] as const

/** The roles with the right `access.monitor`. */
const monitors = [...roleSets.admin, ...roleSets.owner, 'funcionario'] as const

/** The roles with the right `readers.console`. */
const managers = [...roleSets.admin, ...roleSets.owner] as const

/** The roles with the right `faces.own`. */
const ownFaces = ['condomino', 'service_provider'] as const
/** The roles with the right `access.release`. */
const gate = [...roleSets.owner, 'funcionario'] as const

export const accessScreens: readonly ModuleScreen[] = [
  {
    path: monitorPath,
    access: monitors,
    load: async () => (await import('./monitor/MonitorPage.tsx')).MonitorPage,
  },
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
  {
    path: ownFacesPath,
    access: ownFaces,
    load: async () => (await import('./faces/own/OwnFacesPage.tsx')).OwnFacesPage,
  },
  {
    path: readersPath,
    access: managers,
    load: async () => (await import('./readers/list/ReadersPage.tsx')).ReadersPage,
  },
  {
    path: readerPath('$id'),
    access: managers,
    load: async () => (await import('./readers/console/ReaderScreen.tsx')).ReaderScreen,
  },
  {
    path: newReaderPath,
    access: roleSets.admin,
    load: async () => (await import('./readers/wizard/WizardPage.tsx')).WizardPage,
  },
  {
    path: emergencyPath,
    access: gate,
    load: async () => (await import('./emergency/EmergencyPage.tsx')).EmergencyPage,
  },
]
