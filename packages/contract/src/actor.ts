import type { Language } from '@portaria/i18n/languages'
import type { SessionOrigin } from './modules/accounts/sign-in.ts'
import type { Role } from './roles.ts'

/**
 * Who does something, and for which tenant. Required by everything that reads or writes:
 * there is no ambient user. Made by the session check, or by `systemActor`.
 */
export type Actor = {
  /** Null for work of the system itself. */
  userId: string | null
  sessionId: string | null
  membershipId: string | null
  role: Role | 'system'
  /** The tenant acted for: the membership's own, or the company a platform role has chosen. */
  tenantId: string | null
  language: Language
  /** Whether the person showed within `PROOF_MINUTES`, in this session, who they are. */
  proved?: boolean
  /** Where the session began; absent without one. */
  origin?: SessionOrigin
  /** Where the request came from, for the audit trail. */
  address: string | null
  /** The request, or the reason the system acts. */
  reason: string
}

/** An actor that certainly acts for a tenant. */
export type TenantActor = Actor & { tenantId: string }

/** The actor of work that no person asked for; the reason stands in the audit trail. */
export function systemActor(reason: string, tenantId: string | null = null): Actor {
  return {
    userId: null,
    sessionId: null,
    membershipId: null,
    role: 'system',
    tenantId,
    language: 'pt',
    address: null,
    reason,
  }
}
