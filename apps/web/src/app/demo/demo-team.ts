import { type Role, roleSets } from '@portaria/contract/actors/roles'
import { isOffered } from '../../platform/offered.ts'

/**
 * The roles that see samples within the product's own screens (demo-apps §6).
 */
export const demoTeam: readonly Role[] = [...roleSets.staff, ...roleSets.owner]

export function meetsDemoApps(role: Role | null): boolean {
  return role !== null && demoTeam.includes(role) && isOffered('demo-apps')
}
