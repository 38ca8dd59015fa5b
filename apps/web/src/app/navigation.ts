import type { Role } from '@portaria/contract/actors/roles'
import {
  type MenuGroup,
  type MenuPlace,
  menuGroups,
  menuPlaces,
  menuReaders,
} from '@portaria/contract/define-register/menu'
import { type RegisterName, registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { monthPagePath } from '@portaria/contract/modules/reports/month-page'
import { reportPath } from '@portaria/contract/modules/reports/reports'
import type { IconType } from '@portaria/ui/icon'
import {
  BriefcaseBusiness,
  Building,
  ChartColumn,
  CircleHelp,
  LayoutDashboard,
  NotebookTabs,
  Shapes,
  SlidersHorizontal,
} from 'lucide-react'
import { accessesPath, monitorPath } from '../modules/access/access-paths.ts'
import { emergencyPath } from '../modules/access/emergency/emergency-paths.ts'
import { readersPath } from '../modules/access/readers/reader-paths.ts'
import { gatePaths } from '../modules/gate/gate-paths.ts'
import { PANIC_PAGE } from '../modules/panic/panic.screens.ts'
import { serversPath } from '../modules/servers/servers-path.ts'
import { isOffered } from '../platform/offered.ts'
import { ANALYTICS_PAGE, COMMERCIAL_USERS, LANDING_PAGE } from './access.ts'
import { demoEntries } from './demo/demo-menu.ts'
import type { pt } from './texts/pt.ts'

export type FeatureTitle = keyof typeof pt.titles

/** An entry of the menu: a register, described by its definition, or a feature. */
export type NavigationEntry = {
  readonly url: string
  readonly menu: MenuPlace
  /** Whether a line separates it from the entry before. */
  readonly divided?: true
  /** Whether it leads outside the app, in a new tab. */
  readonly newTab?: true
} & (
  | { readonly id: RegisterName; readonly isRegister: true }
  | { readonly id: FeatureTitle; readonly isRegister: false }
)

export type NavigationSection = {
  readonly id: MenuGroup
  readonly icon: IconType
  readonly items: readonly NavigationEntry[]
}

const groupIcons: Readonly<Record<MenuGroup, IconType>> = {
  dashboards: LayoutDashboard,
  reports: ChartColumn,
  management: BriefcaseBusiness,
  administration: Building,
  settings: SlidersHorizontal,
  registers: NotebookTabs,
  help: CircleHelp,
  examples: Shapes,
}

/** The entries that belong to no register; the documentation comes last, for every role. */
const others: readonly NavigationEntry[] = (
  [
    [
      'commercialUsers',
      COMMERCIAL_USERS,
      { group: 'management', place: 25, icon: 'id-card', roles: menuReaders.staff },
    ],
    [
      'servers',
      serversPath,
      { group: 'management', place: 90, icon: 'layers', roles: menuReaders.admin },
    ],
    ['project', LANDING_PAGE, { group: 'dashboards', place: 10, icon: 'gauge' }],
    ['analytics', ANALYTICS_PAGE, { group: 'dashboards', place: 20, icon: 'trend' }],
    [
      'reportsRounds',
      reportPath('rounds'),
      { group: 'reports', place: 10, icon: 'footprints', roles: menuReaders.managers },
    ],
    [
      'reportsVisitors',
      reportPath('visitors'),
      { group: 'reports', place: 20, icon: 'person', roles: menuReaders.managers },
    ],
    [
      'reportsOccurences',
      reportPath('occurences'),
      { group: 'reports', place: 30, icon: 'triangle', roles: menuReaders.managers },
    ],
    [
      'reportsAccesses',
      reportPath('accesses'),
      { group: 'reports', place: 40, icon: 'door', roles: menuReaders.managers },
    ],
    [
      'reportsMonth',
      monthPagePath,
      { group: 'reports', place: 50, icon: 'calendar-heart', roles: menuReaders.managers },
    ],
    [
      'gate',
      gatePaths.desk,
      { group: 'registers', place: 5, icon: 'concierge', roles: menuReaders.desk },
    ],
    [
      'accessMonitor',
      monitorPath,
      { group: 'registers', place: 51, icon: 'monitor', roles: menuReaders.desk },
    ],
    [
      'accesses',
      accessesPath,
      { group: 'registers', place: 52, icon: 'door', roles: menuReaders.members },
    ],
    [
      'emergency',
      emergencyPath,
      { group: 'registers', place: 53, icon: 'siren', roles: menuReaders.gate },
    ],
    [
      'readers',
      readersPath,
      { group: 'administration', place: 55, icon: 'scan', roles: menuReaders.managers },
    ],
    [
      'panic',
      PANIC_PAGE,
      { group: 'settings', place: 50, icon: 'siren', roles: menuReaders.managers },
    ],
    ['documentation', '/documentation/', { group: 'help', place: 10, icon: 'book' }],
    ['changelog', '/documentation/changelog', { group: 'help', place: 20, icon: 'sparkles' }],
  ] as const
).map(([id, url, menu]) => ({ id, url, menu, isRegister: false }))

const apiReference: NavigationEntry = {
  id: 'api',
  url: '/api/v1/docs',
  menu: {
    group: 'help',
    place: 30,
    icon: 'router',
    roles: [...menuReaders.staff, ...menuReaders.managers],
  },
  isRegister: false,
  divided: true,
  newTab: true,
}

const ofRegisters = registerNames.flatMap((id): NavigationEntry[] => {
  const { menu, paths } = registers[id]
  if (!paths) return []
  return menuPlaces(menu).map((place) => ({ id, url: paths.list, menu: place, isRegister: true }))
})

/** The whole menu, before entries that a role may not see are removed. */
export const navigation: readonly NavigationSection[] = menuGroups.map((id) => ({
  id,
  icon: groupIcons[id],
  items: [...others, apiReference, ...demoEntries, ...ofRegisters]
    .filter(({ menu }) => menu.group === id)
    .toSorted((one, other) => one.menu.place - other.menu.place),
}))

/** The groups in their order; a resident's begin with their own registers (interface §6). */
function sectionsOf(role: Role): readonly NavigationSection[] {
  if (role !== 'condomino') return navigation
  const isOwn = ({ id }: NavigationSection) => id === 'registers'
  return [...navigation.filter(isOwn), ...navigation.filter((section) => !isOwn(section))]
}

/** The menu of one role, without empty groups. */
export function navigationOf(role: Role): NavigationSection[] {
  return sectionsOf(role)
    .map((section) => ({
      ...section,
      items: section.items.filter(({ menu }) => menu.roles?.includes(role) ?? true),
    }))
    .filter(({ id, items }) => items.length > 0 && (id !== 'examples' || isOffered('demo-apps')))
}
