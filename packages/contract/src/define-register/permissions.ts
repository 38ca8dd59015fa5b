import { type RightsColumn, type Role, rightsColumnOf, rightsColumns } from '../actors/roles.ts'
import type { Access, AnyRegister, Operation } from './define-register.ts'
import { operations } from './define-register.ts'
import { marksFor } from './record-names.ts'
import { pressedTransitions } from './states.ts'

/** The rights of a role in a register, with the definition's shorthand spelled out. */
export type Rights = {
  readonly may: readonly Operation[]
  /** The rule that decides which rows are visible; null if all rows of the tenant are. */
  readonly rows: string | null
  /** The rule that decides which visible rows may be changed; null if all may. */
  readonly writes: string | null
  /** Whether a new row must come with its nested rows. */
  readonly needsNested: boolean
  /** The only fields that a create may bring, or an update may touch; null for all. */
  readonly creates: readonly string[] | null
  readonly updates: readonly string[] | null
}

const none: Rights = {
  may: [],
  rows: null,
  writes: null,
  needsNested: false,
  creates: null,
  updates: null,
}

function spelledOut(access: Access | undefined): Rights {
  if (access === undefined) return none
  if (access === 'all') return { ...none, may: operations }
  if ('may' in access) return { ...none, ...access }
  return { ...none, may: access }
}

/** Returns the rights of one column of the table of rights (accounts §10) in a register. */
export function rightsOfColumn(register: AnyRegister, column: RightsColumn): Rights {
  return spelledOut(register.access[column])
}

/** Returns the rights of a role in a register: the server decides by them, screens hide by them. */
export function rightsIn(register: AnyRegister, role: Role): Rights {
  return rightsOfColumn(register, rightsColumnOf(role))
}

/**
 * Returns the roles of the team that read all rows of a register, whose screens get its changes. A
 * role that reads only some rows must not learn of others, not even that they change.
 */
export const rolesThatSeeAll = (register: AnyRegister): RightsColumn[] =>
  (['admin', 'staff', 'sindico', 'funcionario'] as const).filter((role) => {
    const rights = rightsIn(register, role)
    return rights.may.includes('read') && rights.rows === null
  })

export function may(role: Role, register: AnyRegister, operation: Operation): boolean {
  return rightsIn(register, role).may.includes(operation)
}

/** Whether a role may use one of a register's own buttons, of an action or a transition. */
export function mayAct(role: Role, register: AnyRegister, action: string): boolean {
  const named = register.actions?.[action] ?? register.states?.transitions[action]
  return named?.roles?.includes(rightsColumnOf(role)) ?? false
}

/**
 * Returns the marks of a register's rows that need a role's attention: those that its definition
 * names, and `disputed` if the role may resolve it.
 */
export function attentionMarks(register: AnyRegister, role: Role | 'system'): string[] {
  if (role === 'system' || !may(role, register, 'read')) return []
  const resolves = register.keepsDisputed && mayAct(role, register, 'resolve')
  const seen = marksFor(register, role)
  return [
    ...(register.attention ?? []).filter((mark) => seen.includes(mark)),
    ...(resolves ? ['disputed'] : []),
  ]
}

/** Operations of every register's bulk route, besides its transitions and some of its actions. */
export const bulkOperations = ['activate', 'inactivate', 'delete'] as const

export function bulkActions(register: AnyRegister): string[] {
  const { actions = {} } = register
  const own = Object.keys(actions).filter((name) => actions[name]?.bulk)
  const many = pressedTransitions(register).flatMap(([name, { single }]) => (single ? [] : [name]))
  return [...bulkOperations, ...many, ...own]
}

/**
 * Whether a role may run a bulk operation. It may run a transition or an action that it may run on
 * one row. It may change the status if it may change all fields of a row, or if its right names the
 * status of a tenant's row. It may remove rows if it may also remove one.
 */
export function mayBulk(role: Role, register: AnyRegister, action: string): boolean {
  const transition = register.states?.transitions[action]
  if (transition?.single) return false
  const isOwn = transition ?? register.actions?.[action]?.bulk
  if (isOwn) return mayAct(role, register, action)
  const { may: operations, updates } = rightsIn(register, role)
  const hasStatus = register.scope === 'tenant' && updates?.includes('status')
  if (!operations.includes('update') || (updates !== null && !hasStatus)) return false
  return action !== 'delete' || operations.includes('remove')
}

const everyoneInside = ['sindico', 'funcionario', 'condomino', 'service_provider'] as const

/** Rights outside the registers (accounts §10). */
export const featureRights = {
  'panic.raise': everyoneInside,
  'panic.see_all': ['admin', 'sindico', 'funcionario'],
  // The paged list: the team reads all alerts, the others their own.
  'panic.look_up': ['admin', 'sindico', 'condomino', 'service_provider'],
  'panic.acknowledge': ['admin', 'sindico', 'funcionario'],
  'panic.close': ['admin', 'sindico'],
  // An exercise, from a form of its own.
  'panic.drill': ['admin', 'sindico'],
  // Numbers of rows that the person may see anyway.
  'dashboard.totals': rightsColumns,
  // Figures about everybody: roles with a row rule do not get them.
  'dashboard.people': ['admin', 'staff', 'sindico', 'funcionario'],
  'dashboard.day': ['admin', 'sindico'],
  // The people who have accepted a version of a rule, and those who have not.
  'rules.acceptances': ['admin', 'sindico'],
  // The number of an announcement's recipients.
  'announcements.audience': ['admin', 'sindico'],
  // The people who got an announcement, read it and acknowledged it.
  'announcements.proof': ['admin', 'sindico'],
  // Recording one's own rounds with a telephone.
  'rounds.walk': ['sindico', 'funcionario'],
  // The walk of a round, point by point.
  'rounds.look_up': ['admin', 'sindico', 'funcionario'],
  // The codes of points, which are shown only on the sheet of their labels.
  'patrol_points.labels': ['admin', 'sindico'],
  // The free times of a common area, without the names of those who have booked the others.
  'areas.times': ['admin', 'sindico', 'funcionario', 'condomino'],
  // The calendar of reservations. Of other people's reservations a resident sees only the times.
  'events.calendar': ['admin', 'sindico', 'funcionario', 'condomino'],
  // One's own link for calendar programs.
  'events.feed': ['sindico', 'funcionario', 'condomino'],
  // Reservations that an area would refuse with its current rules.
  'areas.conflicts': ['admin', 'sindico'],
  // The own units for which a resident may book.
  'events.own_units': ['condomino'],
  // The occupied units of a tower, and the counts of each.
  'buildings.read': ['admin', 'sindico', 'funcionario'],
  // The belongings and visits of one's own provider, without a right on cards, vehicles or visits.
  'dashboard.assigned': ['service_provider'],
  // Figures of the gate, of rounds and of occurrences. The platform's staff get them without names
  // of units and people.
  'reports.read': ['admin', 'staff', 'sindico'],
  'reports.export': ['admin', 'sindico'],
  // The page about a month for residents, without names and small numbers.
  'reports.month': ['admin', 'sindico'],
  // Counts of accesses at points, without names of people.
  'reports.accesses': ['admin', 'sindico'],
  // Trends of data that the reader may see anyway. The platform's staff get them without rows and
  // units.
  'analytics.read': rightsColumns,
  'audit.read': ['admin', 'staff', 'sindico'],
  // The state of the companies, without their rows.
  'companies.overview': ['admin', 'staff'],
  // The servers, failed jobs and the load of companies: for the platform's administrators.
  'servers.manage': ['admin'],
  // Roles that the register of users allows to invite residents.
  'residents.logins': ['admin', 'sindico'],
  // Moving out, dismissal and the end of a contract.
  'departures.decide': ['admin', 'sindico'],
  // The personal data of one person: the company decides about them, and the platform never does.
  'people.erase': ['sindico'],
  // A copy of the personal data of one person, at their request.
  'people.export': ['admin', 'sindico'],
  // The copy of one's own data.
  'people.export_own': everyoneInside,
  // Guests of one's own household, or of anybody in the company.
  'visits.invite': ['admin', 'sindico', 'funcionario', 'condomino'],
  // For visits of one's own provider, without a right on the register of visits.
  'visits.on_the_way': ['service_provider'],
  'gate.enter': ['admin', 'sindico', 'funcionario'],
  // Handing over a parcel by the code that a person tells the desk.
  'parcels.collect': ['admin', 'sindico', 'funcionario'],
  // A household opens doors only for its own parcels.
  'doors.open': ['admin', 'sindico', 'funcionario', 'condomino'],
  'doors.manage': ['admin', 'sindico', 'funcionario'],
  // Trials of a passage on paper, and the people and points that rules bring together.
  'access.look_up': ['admin', 'sindico', 'funcionario'],
  // Events at points; a resident reads those of their own, of minors in their care, and of guests.
  'access.events': ['admin', 'sindico', 'funcionario', 'condomino'],
  // The proposal of the first rules.
  'access.propose': ['admin', 'sindico'],
  // One's own PINs.
  'access.own_pins': ['sindico', 'funcionario', 'condomino', 'service_provider'],
  // The points live, with who passes.
  'access.monitor': ['admin', 'sindico', 'funcionario'],
  // Openings from afar, each with a reason.
  'access.open': ['sindico', 'funcionario'],
  // Emergency release of points, and its end (access §45).
  'access.release': ['sindico', 'funcionario'],
  // Lockdown of entrances, and its end (access §46).
  'access.lockdown': ['sindico'],
  // Corrections of who is inside, and second entries that are forgiven (access §52, §54).
  'access.presence': ['sindico', 'funcionario'],
  // One's own face, and those of minors in one's care; never by the gate (access §37).
  'faces.own': ['condomino', 'service_provider'],
  // Evidence of consents, and what readers hold of a person.
  'faces.read': ['admin', 'sindico'],
  // Signed papers, and letters with a link.
  'faces.file': ['sindico'],
  // Whether readers can be reached.
  'readers.state': ['admin', 'sindico', 'funcionario'],
  // Queue, refused people, inventory and troubles of readers; resync.
  'readers.console': ['admin', 'sindico'],
  // Adding readers with their address and password, and trying them.
  'readers.set_up': ['admin'],
  // One's own household, in one's own period (unit-record §2).
  'apartment_record.read': ['admin', 'sindico', 'funcionario', 'condomino'],
  // One's own company only, without a right on the register of companies.
  'company.settings': ['sindico'],
  // The head of what one prints: name, CNPJ, address and logo.
  'company.letterhead': rightsColumns,
} as const satisfies Record<string, readonly RightsColumn[]>

export type FeatureRight = keyof typeof featureRights

export function mayUse(role: Role, right: FeatureRight): boolean {
  return (featureRights[right] as readonly RightsColumn[]).includes(rightsColumnOf(role))
}
