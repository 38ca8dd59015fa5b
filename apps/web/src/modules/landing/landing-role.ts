import { isPlatformRole, type Role } from '@portaria/contract/roles'

/** Whose first screen it is: what they do there decides what it shows. */
export type LandingKind = 'companies' | 'site' | 'home' | 'provider'

/**
 * A platform role without a company sees all of them; with one, what its síndico sees. The
 * gatehouse begins at the desk instead.
 */
export function landingKind(role: Role, tenantId: string | null): LandingKind {
  if (isPlatformRole(role)) return tenantId === null ? 'companies' : 'site'
  if (role === 'condomino') return 'home'
  return role === 'service_provider' ? 'provider' : 'site'
}
