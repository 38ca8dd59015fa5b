import { type Role, roleSets } from '../actors/roles.ts'

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

/** The icons of the menu; the browser draws them. */
export const menuIcons = [
  'academy',
  'area',
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
  'clock',
  'concierge',
  'contact',
  'door',
  'doorbell',
  'factory',
  'file-warning',
  'folder',
  'footprints',
  'gate',
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
  'monitor',
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
  'scan',
  'scroll',
  'shield',
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

/** An entry of the menu: its place, and its roles. */
export type MenuPlace = {
  readonly group: MenuGroup
  /** Its position in its group; the smallest number is first. */
  readonly place: number
  readonly icon: MenuIcon
  /** If absent: everybody who is signed in. */
  readonly roles?: readonly Role[]
}

/** Returns the entries of a register in the menu: in one group, in several, or none. */
export const menuPlaces = (
  menu: MenuPlace | readonly MenuPlace[] | undefined,
): readonly MenuPlace[] => (menu === undefined ? [] : 'group' in menu ? [menu] : menu)

const managers = [...roleSets.admin, ...roleSets.owner] as const
const desk = [...managers, 'funcionario'] as const

/**
 * The roles that see an entry (interface §7); `gate` is without administrators. From `managers` on,
 * each set contains the one before it.
 */
export const menuReaders = {
  admin: roleSets.admin,
  staff: roleSets.staff,
  gate: [...roleSets.owner, 'funcionario'],
  managers,
  desk,
  members: [...desk, 'condomino'],
} as const satisfies Record<string, readonly Role[]>
