import type { Language } from '@portaria/i18n/languages'
import type { Role } from './roles.ts'

/**
 * The first factor of a session: a password or passkey of this product, or one of the identity
 * providers.
 */
export const sessionOrigins = ['api', 'hosted', 'realtime'] as const

export type SessionOrigin = (typeof sessionOrigins)[number]

/**
 * The person or system that acts, and the tenant it acts for. Required by everything that reads or
 * writes: there is no ambient user. Made by the session check, or by `systemActor`.
 */
export type Actor = {
  /** Null if the system itself acts. */
  userId: string | null
  sessionId: string | null
  membershipId: string | null
  role: Role | 'system'
  /** The tenant acted for: the membership's own, or the company that a platform role has chosen. */
  tenantId: string | null
  language: Language
  /** Whether the person proved their identity in this session within `PROOF_MINUTES`. */
  proved?: boolean
  /** The way in which the session began; absent without one. */
  origin?: SessionOrigin
  /** The address of the request, for the audit trail. */
  address: string | null
  /** The request, or the reason why the system acts. */
  reason: string
}

/** An actor with a tenant. */
export type TenantActor = Actor & { tenantId: string }

/** Makes an actor for work that no person asked for; the reason is recorded in the audit trail. */
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
