import { type Role, roleSets } from './roles.ts'

/** The groups of the menu, in its order (interface §6); the demo apps come last. */
export const menuGroups = [
  'dashboards',
  'reports',
  'management',
  'administration',
  'settings',
  'registers',
  'help',
  'examples',
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** What an icon of the menu shows; the browser draws it. */
export const menuIcons = [
  'academy',
  'bird',
  'board',
  'book',
  'box',
  'building',
  'buildings',
  'calendar',
  'calendar-heart',
  'car',
  'card',
  'cart',
  'chat',
  'check-list',
  'clipboard',
  'concierge',
  'contact',
  'door',
  'doorbell',
  'factory',
  'file-warning',
  'folder',
  'footprints',
  'gauge',
  'gavel',
  'helmet',
  'help',
  'id-card',
  'inbox',
  'key',
  'layers',
  'mail',
  'megaphone',
  'note',
  'package',
  'parking',
  'paw',
  'people',
  'person',
  'pin',
  'qr',
  'route',
  'router',
  'scale',
  'scroll',
  'siren',
  'sparkles',
  'tag',
  'tags',
  'ticket',
  'tree',
  'trend',
  'triangle',
  'warehouse',
] as const

export type MenuIcon = (typeof menuIcons)[number]

/** Where the menu has an entry, and for whom. */
export type MenuPlace = {
  readonly group: MenuGroup
  /** Its place in the group, in tens, in the order of the whole menu. */
  readonly place: number
  readonly icon: MenuIcon
  /** Absent: everybody who is signed in. */
  readonly roles?: readonly Role[]
}

/** Where the menu has a register: in one group, in several, or nowhere. */
export const menuPlaces = (
  menu: MenuPlace | readonly MenuPlace[] | undefined,
): readonly MenuPlace[] => (menu === undefined ? [] : 'group' in menu ? [menu] : menu)

const managers = [...roleSets.admin, ...roleSets.owner] as const
const desk = [...managers, 'funcionario'] as const

/** Who sees an entry (interface §7), each set within the next from `managers` on. */
export const menuReaders = {
  admin: roleSets.admin,
  staff: roleSets.staff,
  managers,
  desk,
  members: [...desk, 'condomino'],
} as const satisfies Record<string, readonly Role[]>
