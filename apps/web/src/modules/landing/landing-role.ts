import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'

/** The kinds of first screens. */
export type LandingKind = 'companies' | 'site' | 'home' | 'provider'

/**
 * The first screen of a role. A platform role sees all companies; once it has chosen one, it sees
 * the same screen as that company's síndico. The gatehouse starts at the desk instead.
 */
export function landingKind(role: Role, tenantId: string | null): LandingKind {
  if (isPlatformRole(role)) return tenantId === null ? 'companies' : 'site'
  if (role === 'condomino') return 'home'
  return role === 'service_provider' ? 'provider' : 'site'
}
