import { type Role, rightsColumnOf } from '../actors/roles.ts'
import type { AnyRegister } from './define-register.ts'
import type { Field } from './field.ts'

/**
 * Whether a role may see the sensitive fields of the rows that it reads (registers §16); nothing
 * else decides this. A condômino may if the row rule shows only their own household, a provider if
 * it shows only their own row. Gate and commercial staff may not; for people of the platform, who
 * belong to no company, only administrators may.
 */
export function seesSensitive({ scope, access }: AnyRegister, role: Role | 'system'): boolean {
  if (scope === 'platform') return role === 'system' || role === 'master' || role === 'admin'
  if (role === 'condomino' || role === 'service_provider') {
    const own = access[role]
    const rule = typeof own === 'object' && 'rows' in own && own.rows
    return rule === 'ofOwnHousehold' || rule === 'ofOwnProvider'
  }
  return role !== 'staff' && role !== 'funcionario'
}

/**
 * Whether a field is hidden from a role in the rows that it reads: it reads as null and cannot be
 * filtered by.
 */
export function isHiddenFrom(register: AnyRegister, role: Role | 'system', field: Field): boolean {
  return (field.sensitive === true && !seesSensitive(register, role)) || isKeptFrom(role, field)
}

/** Whether only other roles may see a field: this role does not even see a masked part of it. */
export function isKeptFrom(role: Role | 'system', { readBy }: Field): boolean {
  return role !== 'system' && readBy?.includes(rightsColumnOf(role)) === false
}
