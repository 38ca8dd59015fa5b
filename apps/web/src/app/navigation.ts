import { type Role, roleSets } from '@portaria/contract/roles'
import type { Term } from '@portaria/contract/segments'
import type { IconType } from '@portaria/ui/icon'
import {
  BookOpen,
  BriefcaseBusiness,
  Building,
  Building2,
  CalendarCheck,
  CarFront,
  ChartColumn,
  CircleHelp,
  CircleParking,
  ClipboardList,
  Contact,
  DoorOpen,
  Factory,
  Footprints,
  Gauge,
  HardHat,
  IdCard,
  Inbox,
  KeyRound,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Megaphone,
  NotebookTabs,
  PackageOpen,
  PawPrint,
  Route,
  Router,
  ScrollText,
  Siren,
  SlidersHorizontal,
  Sparkles,
  Tag,
  Tags,
  Trees,
  TriangleAlert,
  UserRoundCog,
  UsersRound,
  Warehouse,
} from 'lucide-react'
import { featurePaths } from './feature-paths.ts'
import type { NavigationTitle } from './texts/pt.ts'

/** One entry (product.md sections 2 and 6, domain.md section 2). */
export type NavigationEntry = {
  readonly id: NavigationTitle
  readonly url: string
  readonly icon: IconType
  /** Who sees it; absent, the group's. An item's own win over its group's. */
  readonly roles?: readonly Role[]
  /** The segment term that renames it. */
  readonly term?: Term
}

export type NavigationSection = {
  readonly id:
    | 'dashboards'
    | 'reports'
    | 'management'
    | 'administration'
    | 'settings'
    | 'registers'
    | 'help'
  readonly icon: IconType
  /** Absent: everybody who is signed in. */
  readonly roles?: readonly Role[]
  readonly items: readonly NavigationEntry[]
}

const admin = roleSets.admin
const staff = roleSets.staff
const managers: readonly Role[] = [...admin, ...roleSets.owner]
const desk: readonly Role[] = [...managers, 'funcionario']
const everybody: readonly Role[] = [...desk, 'condomino']

function entry(
  id: NavigationTitle,
  url: string,
  icon: LucideIcon,
  roles?: readonly Role[],
  term?: Term,
): NavigationEntry {
  return { id, url, icon, roles, term }
}

/** The whole menu; entries without a screen, or that a role may not see, are left out later. */
export const navigation: readonly NavigationSection[] = [
  {
    id: 'dashboards',
    icon: LayoutDashboard,
    items: [entry('project', '/apps/dashboards/project', Gauge)],
  },
  {
    id: 'reports',
    icon: ChartColumn,
    roles: staff,
    items: [
      entry('report-rounds', '/apps/condominiums/reports/rounds', ChartColumn, managers),
      entry('report-visitors', '/apps/condominiums/reports/visitors', ChartColumn, managers),
      entry('report-occurrences', '/apps/condominiums/reports/occurences', ChartColumn, managers),
    ],
  },
  {
    id: 'management',
    icon: BriefcaseBusiness,
    roles: staff,
    items: [
      entry('tenants', '/apps/admin/tenants/', Building2, staff),
      entry('users', '/apps/admin/users/', UserRoundCog, staff),
      entry('equipment', '/apps/condominiums/equipaments/', Router, admin),
      entry('lockers', '/apps/condominiums/lockers/', PackageOpen, managers),
      entry('locker-manufacturers', '/apps/condominiums/lockers-manufacturer/', Factory, managers),
      entry('occurrence-types', '/apps/condominiums/occurrences/types/', Tags, managers),
    ],
  },
  {
    id: 'administration',
    icon: Building,
    items: [
      entry('towers', '/apps/condominiums/towers/', Building2, desk, 'tower'),
      entry('apartments', '/apps/condominiums/apartments/', DoorOpen, desk, 'apartment'),
      entry('residents', '/apps/condominiums/residents/', UsersRound, desk, 'resident'),
      entry('common-areas', '/apps/condominiums/common-areas/', Trees, managers),
      entry('cards', '/apps/condominiums/cards/', IdCard, desk),
      entry('patrols', '/apps/condominiums/patrols/', Footprints, managers),
      entry('patrol-points', '/apps/condominiums/patrol/points/', MapPin, managers),
      entry('rounds', '/apps/condominiums/rounds/', Route, desk),
      entry('announcements', '/apps/condominiums/announcements/', Megaphone, managers),
      entry('rules', '/apps/condominiums/rules/', ScrollText, everybody),
      entry('requests', '/apps/condominiums/requests/', Inbox, everybody),
    ],
  },
  {
    id: 'settings',
    icon: SlidersHorizontal,
    items: [
      entry('brands', '/apps/admin/brands/', Tag, desk),
      entry('species', '/apps/admin/species/', PawPrint, desk),
      entry('garages', '/apps/condominiums/garages/', CircleParking, admin),
      entry('segments', '/apps/condominiums/segments/', Layers, everybody),
      entry('panic', '/apps/condominiums/panic/', Siren, managers),
    ],
  },
  {
    id: 'registers',
    icon: NotebookTabs,
    roles: everybody,
    items: [
      entry('gate', '/apps/condominiums/gate/', KeyRound, desk),
      entry('employees', '/apps/condominiums/employees/', HardHat, managers, 'employee'),
      entry('service-providers', '/apps/condominiums/service-providers/', Contact, desk),
      entry('vehicles', '/apps/condominiums/vehicles/', CarFront, everybody),
      entry('visitors', '/apps/condominiums/visitors/', ClipboardList, everybody),
      entry('pets', '/apps/condominiums/pets/', PawPrint, everybody),
      entry('events', '/apps/condominiums/events/', CalendarCheck, everybody),
      entry('occurrences', '/apps/condominiums/ocurrences/', TriangleAlert, everybody),
      entry('cabinets', '/apps/condominiums/cabinets/', Warehouse, desk),
    ],
  },
  {
    // Not among product.md's groups, which name no place for the documentation: last, and for everybody.
    id: 'help',
    icon: CircleHelp,
    items: [
      entry('documentation', featurePaths.documentation, BookOpen),
      entry('changelog', featurePaths.changelog, Sparkles),
    ],
  },
]

/** The menu of one role: entries whose screens exist, in groups that have any. */
export function navigationOf(
  role: Role,
  exists: (url: string) => boolean,
  menu: readonly NavigationSection[] = navigation,
): NavigationSection[] {
  return menu
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        const roles = item.roles ?? section.roles
        return exists(item.url) && (roles === undefined || roles.includes(role))
      }),
    }))
    .filter((section) => section.items.length > 0)
}
