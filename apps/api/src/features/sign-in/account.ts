import type { Actor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import { isPlatformRole, type Role } from '@portaria/contract/roles'
import type { Language } from '@portaria/i18n/languages'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import type { Recipient } from '../../platform/mail/letter.ts'
import type { Device } from '../../platform/sessions/session.store.ts'

/** Where a call without a session comes from. */
export type Origin = Device & {
  requestId: string
  /** What the cookie says by which a browser that signed in before is known; null without one. */
  cookie: string | null
}

/** A person as signing in finds them, with the secret that never leaves this feature. */
export type Account = {
  id: string
  name: string
  email: string
  language: Language
  settings: Record<string, unknown>
  shortcuts: string[]
  status: 'ATIVO' | 'INATIVO'
  photo_file_id: string | null
  /** The company of the membership they would sign in to; null for the platform's, and without one. */
  home_tenant_id: string | null
  /** Null until an invitation was accepted. */
  hash: string | null
  /**
   * Whether who chose the password has shown that the e-mail is theirs. One that was only registered
   * opens nothing, and whoever gives its person access goes on as if there were none.
   */
  proven: boolean
}

/**
 * A person as a letter greets them: by their name once they have shown that the address is theirs.
 * Before that it may be what a stranger typed with it.
 */
export function recipientOf({ name, email, language, proven }: Account): Recipient {
  return { name: proven ? name : null, email, language }
}

/** The pictures of a person as the logged-in user has them: the first is the avatar. */
export function imagesOf(
  links: FileLinks,
  { id, photo_file_id: fileId }: Pick<Account, 'id' | 'photo_file_id'>,
): { path: string }[] {
  const photo = photoOf(links, id, fileId)
  return photo === null ? [] : [{ path: photo.url }]
}

/** A membership that counts today. */
export type Membership = { id: string; role: Role; tenant_id: string | null }

/** A person acting by one of their memberships, before or without a session. */
export function actorBy(
  account: Pick<Account, 'id' | 'language'>,
  membership: Membership,
  { address, requestId }: Origin,
): Actor {
  return {
    userId: account.id,
    sessionId: null,
    membershipId: membership.id,
    role: membership.role,
    tenantId: membership.tenant_id,
    language: account.language,
    address,
    reason: requestId,
  }
}

/** What the trail tells of a session. */
type SessionOperation =
  | 'signed_in'
  | 'signed_out'
  | 'session_ended'
  | 'others_ended'
  | 'identity_proved'

/** What the trail tells of how a person proves who they are. */
export type ProofOperation =
  | 'password_changed'
  | 'totp_enabled'
  | 'totp_disabled'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'second_factor_reset'

const ofSession: ReadonlySet<string> = new Set<SessionOperation>([
  'signed_in',
  'signed_out',
  'session_ended',
  'others_ended',
  'identity_proved',
])

/**
 * Does something to an account and writes it to the trail of the tenant that the membership is of; a
 * platform role's is the platform's, whatever company it has chosen. The trail and the secrets belong to two
 * database roles, so they are two transactions: what fails leaves no trail.
 */
export async function audited<T>(
  database: AppDatabase,
  actor: Actor,
  operation: SessionOperation | ProofOperation,
  work: () => Promise<T>,
  changes: Changes = {},
): Promise<T> {
  const isOfPlatform = actor.role !== 'system' && isPlatformRole(actor.role)
  const place = isOfPlatform ? { ...actor, tenantId: NIL_TENANT } : actor
  if (!hasTenant(place) || place.role === 'system') return work()
  return database.inTenant(place, async (context) => {
    const [register, rowId] = ofSession.has(operation)
      ? (['sessions', actor.sessionId] as const)
      : (['users', actor.userId] as const)
    await recordAudit(context, { register, rowId, operation, changes })
    return work()
  })
}
