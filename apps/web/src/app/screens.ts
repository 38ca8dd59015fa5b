import { roleSets } from '@portaria/contract/actors/roles'
import { accessScreens } from '../modules/access/access.screens.ts'
import { announcementsScreens } from '../modules/announcements/announcements.screens.ts'
import { companiesScreens } from '../modules/companies/companies.screens.ts'
import { custodyScreens } from '../modules/custody/custody.screens.ts'
import { gateScreens } from '../modules/gate/gate.screens.ts'
import { panicScreens } from '../modules/panic/panic.screens.ts'
import { reportsScreens } from '../modules/reports/reports.screens.ts'
import { reservationsScreens } from '../modules/reservations/reservations.screens.ts'
import { roundsScreens } from '../modules/rounds/rounds.screens.ts'
import { serversScreens } from '../modules/servers/servers.screens.ts'
import { unitRecordScreens } from '../modules/unit-record/unit-record.screens.ts'
import { unitsScreens } from '../modules/units/units.screens.ts'
import { visitsScreens } from '../modules/visits/visits.screens.ts'
import type { ModuleScreen } from '../parts/module.ts'
import { ANALYTICS_PAGE, LANDING_PAGE } from './access.ts'

/** Screens composed of parts of several modules. */
const ownScreens: readonly ModuleScreen[] = [
  {
    path: LANDING_PAGE,
    access: 'signed-in',
    load: async () => {
      const { fetchFirstScreen } = await import('./fetch-first-screen.ts')
      const { fetchAskedSample } = await import('./demo/DashboardTabs.tsx')
      fetchAskedSample('project')
      const [{ LandingScreen }] = await Promise.all([
        import('./LandingScreen.tsx'),
        fetchFirstScreen(),
      ])
      return LandingScreen
    },
  },
  {
    path: ANALYTICS_PAGE,
    access: 'signed-in',
    load: async () => {
      const { fetchAskedSample } = await import('./demo/DashboardTabs.tsx')
      fetchAskedSample('analytics')
      return (await import('./AnalyticsScreen.tsx')).AnalyticsScreen
    },
  },
  {
    path: '/pages/profile',
    access: 'signed-in',
    load: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
  },
  {
    path: '/apps/condominiums/visit/new',
    access: [...roleSets.admin, ...roleSets.owner, 'funcionario', 'condomino'],
    load: async () => (await import('./NewVisitScreen.tsx')).NewVisitScreen,
  },
  {
    path: '/ui/components',
    access: roleSets.admin,
    // Shows every component in its states, which needs the full width.
    layout: { sidePanels: false, footer: false },
    load: async () => (await import('./showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
  },
]

/** Every screen inside the frame that belongs to no register. */
export const screens: readonly ModuleScreen[] = [
  ...ownScreens,
  ...accessScreens,
  ...companiesScreens,
  ...gateScreens,
  ...unitsScreens,
  ...visitsScreens,
  ...unitRecordScreens,
  ...custodyScreens,
  ...announcementsScreens,
  ...reservationsScreens,
  ...roundsScreens,
  ...reportsScreens,
  ...serversScreens,
  ...panicScreens,
]
