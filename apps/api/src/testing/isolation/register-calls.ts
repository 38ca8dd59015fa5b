import type { Role } from '@portaria/contract/actors/roles'
import {
  type AnyRegister,
  type Operation,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import {
  bulkActions,
  bulkOperations,
  may,
  mayAct,
  rightsIn,
} from '@portaria/contract/define-register/permissions'
import { pressedTransitions } from '@portaria/contract/define-register/states'
import { samples } from '../samples.ts'
import type { Body } from '../seeded-tenants.ts'
import type { Call } from '../test-app.ts'

/** A call on one row, with who may make it. */
export type RowCall = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path after `/{register}/{id}`. */
  suffix: string
  /** Statuses for an own row; an action or transition may also find it in another state. */
  success: readonly number[]
  sent(role: Role, own: Body, version: number): Call
  allowed(role: Role): boolean
}

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

/** Every call that addresses one row of a register, from its definition and rights. */
export function rowCalls(register: AnyRegister): RowCall[] {
  const of = (operation: Operation) => ({
    name: operation,
    allowed: (role: Role) => may(role, register, operation),
  })
  return [
    { ...of('read'), method: 'GET', suffix: '', success: [200], sent: () => ({}) },
    { ...of('history'), method: 'GET', suffix: '/history', success: [200], sent: () => ({}) },
    {
      ...of('update'),
      method: 'PATCH',
      suffix: '',
      // Another role's transition may have ended a row that is changed only while it is open.
      success: register.states || register.mayMerge ? [200, 409] : [200],
      sent: (role, own, version) => ({
        ...ifMatch(version),
        payload: updatable(register, role, own),
      }),
    },
    {
      ...of('remove'),
      method: 'DELETE',
      suffix: '',
      success: [204],
      sent: (_role, _own, version) => ifMatch(version),
    },
    { ...of('restore'), method: 'POST', suffix: '/restore', success: [200], sent: () => ({}) },
    ...[
      ...Object.keys(register.actions ?? {}),
      ...pressedTransitions(register).map(([name]) => name),
    ].map((action): RowCall => {
      const payload = samples[register.name].actions?.[action]
      // A transition may require one of several fields; without any of them it is refused.
      const isOpen = payload === undefined && register.states?.transitions[action]?.asks
      return {
        name: action,
        method: 'POST',
        suffix: `/${action}`,
        success: isOpen ? [200, 409, 422] : [200, 409],
        sent: () => (payload == null ? {} : { payload }),
        allowed: (role) => mayAct(role, register, action),
      }
    }),
  ]
}

/** Says why a call with a body from the sample was refused. */
export const refusal = ({
  status,
  body,
}: {
  status: number
  body: { errors?: unknown }
}): string =>
  status === 422
    ? ` ${JSON.stringify(body.errors)}; its body is in \`actions\` of the sample, which knows no other row: see the recipe of a transition`
    : ''

/** The part of a body that a role may create with. */
export function creatable(register: AnyRegister, role: Role, body: Body): Body {
  return only(body, rightsIn(register, role).creates)
}

/** The part of a body that a role may change: no references, which have tests of their own. */
function updatable(register: AnyRegister, role: Role, body: Body): Body {
  const own = Object.entries(body).filter(([name]) => {
    const field = register.fields[name]
    return field?.kind !== 'reference' && (seesSensitive(register, role) || !field?.sensitive)
  })
  return only(Object.fromEntries(own), rightsIn(register, role).updates)
}

function only(body: Body, names: readonly string[] | null): Body {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => names === null || names.includes(name)),
  )
}

/** Fields that point at a row or a file, as far as a role may write them. */
export function pointersOf(register: AnyRegister, names: readonly string[] | null) {
  return writableFields(register).filter(
    ([name, { kind }]) =>
      ['reference', 'image', 'signature'].includes(kind) &&
      (names === null || names.includes(name)),
  )
}

/**
 * Whether a role may change many rows at once: it must be allowed to change a whole row or, in a tenant's
 * register, its status, or to make a transition or an action of one row.
 */
export function mayBulk(register: AnyRegister, role: Role, action: string): boolean {
  if (register.states?.transitions[action] ?? register.actions?.[action]?.bulk)
    return mayAct(role, register, action)
  const { may: operations, updates } = rightsIn(register, role)
  const named = register.scope === 'tenant' && updates?.includes('status') === true
  if (!operations.includes('update') || (updates !== null && !named)) return false
  return action !== 'delete' || operations.includes('remove')
}

/** Returns, for each bulk transition and action of a register, its body without the rows. */
export const bulkTransitions = (register: AnyRegister) =>
  bulkActions(register)
    .filter((action) => !bulkOperations.some((one) => one === action))
    .map((action) => ({
      action,
      values: samples[register.name].actions?.[action] ?? {},
    }))
