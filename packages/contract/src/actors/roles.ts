/**
 * The roles of memberships (accounts §1), spelled as in `type_flag`.
 * Ordered from the highest level down; `condomino` and `service_provider` share the lowest.
 */
export const roles = [
  'master',
  'admin',
  'staff',
  'sindico',
  'funcionario',
  'condomino',
  'service_provider',
] as const

export type Role = (typeof roles)[number]

/** Levels of roles: a higher one may write people of a lower one (accounts §7). */
const levels: Record<Role, number> = {
  master: 6,
  admin: 5,
  staff: 4,
  sindico: 3,
  funcionario: 2,
  condomino: 1,
  service_provider: 1,
}

/** Roles whose membership belongs to the platform, not to one tenant: they choose a company. */
export const platformRoles = ['master', 'admin', 'staff'] as const satisfies readonly Role[]

/** The columns of the table of rights (accounts §10): master and admin share one. */
export const rightsColumns = [
  'admin',
  'staff',
  'sindico',
  'funcionario',
  'condomino',
  'service_provider',
] as const

export type RightsColumn = (typeof rightsColumns)[number]

/** Returns the column of the rights table that decides for a role. */
export function rightsColumnOf(role: Role): RightsColumn {
  return role === 'master' ? 'admin' : role
}

export function isPlatformRole(role: Role): boolean {
  return (platformRoles as readonly Role[]).includes(role)
}

/**
 * Whether a person of one role may invite, edit or end another: everybody below one's own level,
 * and for admin and staff also peers (accounts §7).
 */
export function mayWritePerson(writer: Role, target: Role): boolean {
  if (levels[writer] > levels[target]) return true
  return writer === target && (writer === 'admin' || writer === 'staff')
}

/**
 * Sets of roles for navigation and routes (accounts §15). A name that is also a
 * role means the set here; `onlyGuest` is the empty list.
 */
export const roleSets = {
  admin: ['master', 'admin'],
  staff: ['master', 'admin', 'staff'],
  owner: ['sindico'],
  onlyGuest: [],
} as const satisfies Record<string, readonly Role[]>
