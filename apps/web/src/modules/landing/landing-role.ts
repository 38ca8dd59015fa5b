import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'

/** The kinds of first screens. */
export type LandingKind = 'companies' | 'site' | 'home' | 'provider'

/**
 * The first screen of a role. A platform role without a company sees all companies; with one, the
 * same as its síndico. The gatehouse starts at the desk instead.
 */
export function landingKind(role: Role, tenantId: string | null): LandingKind {
  if (isPlatformRole(role)) return tenantId === null ? 'companies' : 'site'
  if (role === 'condomino') return 'home'
  return role === 'service_provider' ? 'provider' : 'site'
}
