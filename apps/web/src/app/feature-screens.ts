import { roleSets } from '@portaria/contract/roles'
import type { ComponentType } from 'react'
import type { PageLayout } from '../shell/page-layout.ts'
import type { RouteAccess } from './access.ts'
import { featurePaths } from './feature-paths.ts'

/** A screen inside the frame that is no register's. */
export type FeatureScreen = {
  path: (typeof featurePaths)[keyof typeof featurePaths]
  access: RouteAccess
  /** Parts of the frame that this screen hides. */
  layout?: PageLayout
  load: () => Promise<ComponentType>
}

/** Who has the rights `visits.invite` and `apartment_record.read`: whoever has to do with a unit. */
const ofUnits = [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'] as const

/** Who has the rights `gate.enter` and `doors.manage`. */
const desk = [...roleSets.admin, ...roleSets.owner, 'funcionario'] as const

/** Every feature's screens, by their addresses in `feature-paths.ts`, which the menu reads too. */
export const featureScreens: readonly FeatureScreen[] = [
  {
    path: featurePaths.landing,
    access: 'signed-in',
    load: async () => (await import('./LandingScreen.tsx')).LandingScreen,
  },
  {
    path: featurePaths.profile,
    access: 'signed-in',
    load: async () => (await import('../modules/accounts/own-account/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: featurePaths.companySettings,
    access: roleSets.owner,
    load: async () =>
      (await import('../modules/companies/settings/CompanySettingsPage.tsx')).CompanySettingsPage,
  },
  {
    path: featurePaths.gate,
    access: desk,
    // The desk's own box is the search here.
    layout: { sidePanels: false, footer: false },
    load: async () => {
      const { fetchDeskLists } = await import('../modules/gate/gate-calls.ts')
      const [{ GateScreen }] = await Promise.all([import('./GateScreen.tsx'), fetchDeskLists()])
      return GateScreen
    },
  },
  {
    path: featurePaths.muster,
    access: desk,
    load: async () => (await import('../modules/gate/muster/MusterPage.tsx')).MusterPage,
  },
  {
    path: featurePaths.invite,
    access: ofUnits,
    load: async () => (await import('../modules/visits/InvitePage.tsx')).InvitePage,
  },
  {
    path: featurePaths.newVisit,
    access: ofUnits,
    load: async () => (await import('./NewVisitScreen.tsx')).NewVisitScreen,
  },
  {
    path: featurePaths.apartmentRecord,
    access: ofUnits,
    load: async () => (await import('./ApartmentRecordScreen.tsx')).ApartmentRecordScreen,
  },
  {
    path: featurePaths.lockerDoors,
    access: desk,
    load: async () => (await import('./LockerDoorsScreen.tsx')).LockerDoorsScreen,
  },
  {
    path: featurePaths.panic,
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('../modules/panic/PanicPage.tsx')).PanicPage,
  },
  {
    path: featurePaths.components,
    access: roleSets.admin,
    // Every component in its states: it wants the whole width.
    layout: { sidePanels: false, footer: false },
    load: async () => (await import('./showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
  },
]
