import type { Actor } from '@portaria/contract/actor'
import { mayWritePerson, type Role, roles } from '@portaria/contract/roles'

/** The roles that an actor may give, change and take away (domain.md section 2, Levels). */
export function writableRoles({ role }: Actor): Role[] {
  return role === 'system' ? [...roles] : roles.filter((target) => mayWritePerson(role, target))
}
