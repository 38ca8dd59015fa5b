import type { Actor } from '@portaria/contract/actors/actor'
import { mayWritePerson, type Role, roles } from '@portaria/contract/actors/roles'

/** The roles that an actor may give, change and take away (accounts §7). */
export function writableRoles({ role }: Actor): Role[] {
  return role === 'system' ? [...roles] : roles.filter((target) => mayWritePerson(role, target))
}
