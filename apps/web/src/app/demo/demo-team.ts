import { type Role, roleSets } from '@portaria/contract/roles'
import { isOffered } from '../../platform/offered.ts'

/**
 * The roles that see samples within the product's own screens: the team (demo.md section 1) and who runs
 * a condominium, never the gatehouse or a resident.
 */
export const demoTeam: readonly Role[] = [...roleSets.staff, ...roleSets.owner]

export function meetsDemoApps(role: Role | null): boolean {
  return role !== null && demoTeam.includes(role) && isOffered('demo-apps')
}
