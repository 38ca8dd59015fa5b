import type { Access, AnyRegister, Operation } from './define-register/define-register.ts'
import { operations } from './define-register/define-register.ts'
import { marksFor } from './define-register/record-names.ts'
import { pressedTransitions } from './define-register/states.ts'
import { type RightsColumn, type Role, rightsColumnOf, rightsColumns } from './roles.ts'

/** What a role may do in a register once the definition's shorthand is spelled out. */
export type Rights = {
  readonly may: readonly Operation[]
  /** The rule that narrows the rows; null sees all of the tenant. */
  readonly rows: string | null
  /** The rule that narrows them to those that may be changed; null is all that are seen. */
  readonly writes: string | null
  /** Whether a create must bring the register's nested rows. */
  readonly needsNested: boolean
  /** The only fields a create may bring, an update may touch; null is all. */
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

/** The rights of one column of the table of rights (accounts §10) in a register. */
export function rightsOfColumn(register: AnyRegister, column: RightsColumn): Rights {
  return spelledOut(register.access[column])
}

/** What a role may do in a register: the server decides by it, the screens hide by it. */
export function rightsIn(register: AnyRegister, role: Role): Rights {
  return rightsOfColumn(register, rightsColumnOf(role))
}

/**
 * Roles of the team that read all rows of a register: screens of these are told of changes. A role that reads only
 * some rows learns of no others, not even that they change.
 */
export const rolesThatSeeAll = (register: AnyRegister): RightsColumn[] =>
  (['admin', 'staff', 'sindico', 'funcionario'] as const).filter((role) => {
    const rights = rightsIn(register, role)
    return rights.may.includes('read') && rights.rows === null
  })

export function may(role: Role, register: AnyRegister, operation: Operation): boolean {
  return rightsIn(register, role).may.includes(operation)
}

/** Whether a role may press one of a register's own buttons, of an action or a transition. */
export function mayAct(role: Role, register: AnyRegister, action: string): boolean {
  const named = register.actions?.[action] ?? register.states?.transitions[action]
  return named?.roles?.includes(rightsColumnOf(role)) ?? false
}

/**
 * What a role takes care of among a register's rows besides their states: the marks that its definition
 * names, and what is disputed where it may resolve that.
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

/** What the bulk route of every register does, besides its transitions and some of its actions. */
export const bulkOperations = ['activate', 'inactivate', 'delete'] as const

export function bulkActions(register: AnyRegister): string[] {
  const { actions = {} } = register
  const own = Object.keys(actions).filter((name) => actions[name]?.bulk)
  const many = pressedTransitions(register).flatMap(([name, { single }]) => (single ? [] : [name]))
  return [...bulkOperations, ...many, ...own]
}

/**
 * Whether a role may do something to many rows at once: a transition or an action that it may do to
 * one, and the rest where it may change all fields of a row or, of a tenant's, its status by name, and
 * remove where it removes.
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
  // The paged list: of all alerts for those above, of their own for the others.
  'panic.look_up': ['admin', 'sindico', 'condomino', 'service_provider'],
  'panic.acknowledge': ['admin', 'sindico', 'funcionario'],
  'panic.close': ['admin', 'sindico'],
  // An exercise, from a form of its own.
  'panic.drill': ['admin', 'sindico'],
  // How much there is of what one sees anyway.
  'dashboard.totals': rightsColumns,
  // Figures over everybody: not for whom a row rule narrows what they see.
  'dashboard.people': ['admin', 'staff', 'sindico', 'funcionario'],
  'dashboard.day': ['admin', 'sindico'],
  // Who has accepted a version of a rule, and who has not.
  'rules.acceptances': ['admin', 'sindico'],
  // Whom an announcement would be for, in figures.
  'announcements.audience': ['admin', 'sindico'],
  // Who got an announcement, read it and acknowledged it.
  'announcements.proof': ['admin', 'sindico'],
  // Recording a round with a telephone: of the own ones.
  'rounds.walk': ['sindico', 'funcionario'],
  // How a round was walked, point by point.
  'rounds.look_up': ['admin', 'sindico', 'funcionario'],
  // The codes of points, on the sheet of their labels alone.
  'patrol_points.labels': ['admin', 'sindico'],
  // What is free in a common area; never who has the rest.
  'areas.times': ['admin', 'sindico', 'funcionario', 'condomino'],
  // What is booked when; a resident reads of others when alone.
  'events.calendar': ['admin', 'sindico', 'funcionario', 'condomino'],
  // The own link for calendar programs.
  'events.feed': ['sindico', 'funcionario', 'condomino'],
  // Reservations that an area would refuse as it is now.
  'areas.conflicts': ['admin', 'sindico'],
  // For which of the own units one books.
  'events.own_units': ['condomino'],
  // Which units of a tower are lived in, and what each has now.
  'buildings.read': ['admin', 'sindico', 'funcionario'],
  // What the own provider has and where it is expected: no right on cards, vehicles or visits.
  'dashboard.assigned': ['service_provider'],
  // Figures of the gate, of rounds and of occurrences; the staff's name no unit and nobody.
  'reports.read': ['admin', 'staff', 'sindico'],
  'reports.export': ['admin', 'sindico'],
  // Trends, of what each sees anyway; the staff's without rows and units.
  'analytics.read': rightsColumns,
  'audit.read': ['admin', 'staff', 'sindico'],
  // How the companies stand, without their rows.
  'companies.overview': ['admin', 'staff'],
  // Whom the register of users lets invite residents.
  'residents.logins': ['admin', 'sindico'],
  // Moving out, dismissal and the end of a contract.
  'departures.decide': ['admin', 'sindico'],
  // Guests of the own household, or of anybody in the company.
  'visits.invite': ['admin', 'sindico', 'funcionario', 'condomino'],
  // Of the own provider alone: no right on visits.
  'visits.on_the_way': ['service_provider'],
  'gate.enter': ['admin', 'sindico', 'funcionario'],
  // By the code that somebody tells the desk.
  'parcels.collect': ['admin', 'sindico', 'funcionario'],
  // The household for its own parcels alone.
  'doors.open': ['admin', 'sindico', 'funcionario', 'condomino'],
  'doors.manage': ['admin', 'sindico', 'funcionario'],
  // Of the own household in its own period (unit-record §2).
  'apartment_record.read': ['admin', 'sindico', 'funcionario', 'condomino'],
  // Of the own company alone: no right on the register of companies.
  'company.settings': ['sindico'],
} as const satisfies Record<string, readonly RightsColumn[]>

export type FeatureRight = keyof typeof featureRights

export function mayUse(role: Role, right: FeatureRight): boolean {
  return (featureRights[right] as readonly RightsColumn[]).includes(rightsColumnOf(role))
}
