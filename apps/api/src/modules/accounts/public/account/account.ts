import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { Language } from '@portaria/i18n/languages'
import { type Changes, recordAudit } from '../../../../platform/audit.ts'
import { type AppDatabase, hasTenant } from '../../../../platform/database/app-database.ts'
import type { FileLinks } from '../../../../platform/files/file-links.ts'
import { photoOf } from '../../../../platform/files/person-photo.ts'
import type { Recipient } from '../../../../platform/mail/letter.ts'
import type { Device } from '../../../../platform/sessions/session.store.ts'

/** The network address and browser of a call without a session. */
export type Origin = Device & {
  requestId: string
  /** The cookie of a browser that has signed in before; null without one. */
  cookie: string | null
  /**
   * The cookie of a browser in which somebody signs in by a provider; absent where it is not
   * needed.
   */
  browser?: string | null
}

/** A person with their password's hash, which never leaves this feature. */
export type Account = {
  id: string
  name: string
  email: string
  language: Language
  settings: Record<string, unknown>
  shortcuts: string[]
  status: 'ATIVO' | 'INATIVO'
  photo_file_id: string | null
  /**
   * The company of the membership that a sign-in would use; null for the platform's, and without
   * one.
   */
  home_tenant_id: string | null
  /** Null until an invitation was accepted. */
  hash: string | null
  /**
   * Whether the person has proved that the e-mail is theirs. An unproven account, which was only
   * registered, opens nothing, and is treated as having no password where its person is given
   * access.
   */
  proven: boolean
}

/**
 * The recipient of a letter to a person, with their name once the address is proven. Before that a
 * stranger may have typed both.
 */
export function recipientOf({ name, email, language, proven }: Account): Recipient {
  return { name: proven ? name : null, email, language }
}

/** The pictures of the logged-in user: the first is the avatar. */
export function imagesOf(
  links: FileLinks,
  { id, photo_file_id: fileId }: Pick<Account, 'id' | 'photo_file_id'>,
): { path: string }[] {
  const photo = photoOf(links, id, fileId)
  return photo === null ? [] : [{ path: photo.url }]
}

/** A membership that counts today. */
export type Membership = {
  id: string
  role: Role
  tenant_id: string | null
  /** Whether its company requires the hosted provider; a passkey is accepted instead. */
  asks_provider: boolean
}

/** The actor of a person by one of their memberships, before or without a session. */
export function actorBy(
  account: Pick<Account, 'id' | 'language'>,
  membership: Pick<Membership, 'id' | 'role' | 'tenant_id'>,
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

/** Operations on sessions in the audit trail. */
type SessionOperation =
  | 'signed_in'
  | 'signed_out'
  | 'session_ended'
  | 'others_ended'
  | 'identity_proved'

/** Operations with passwords and second factors in the audit trail. */
export type ProofOperation =
  | 'password_changed'
  | 'totp_enabled'
  | 'totp_disabled'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'second_factor_reset'
  | 'identity_linked'
  | 'identity_unlinked'

const ofSession: ReadonlySet<string> = new Set<SessionOperation>([
  'signed_in',
  'signed_out',
  'session_ended',
  'others_ended',
  'identity_proved',
])

/** The audited operations of accounts and sessions. */
export type AccountOperation = SessionOperation | ProofOperation

/** The row that an operation is about: the actor's session, or their account. */
export const auditedRow = ({ sessionId, userId }: Actor, operation: AccountOperation) =>
  ofSession.has(operation)
    ? { register: 'sessions', rowId: sessionId }
    : { register: 'users', rowId: userId }

/**
 * Changes an account and audits it for the membership's tenant; for a platform role under the
 * platform, even if the actor has chosen a company. Trail and secrets belong to two database roles,
 * so these are two transactions: a failed change is not audited.
 */
export async function audited<T>(
  database: AppDatabase,
  actor: Actor,
  operation: AccountOperation,
  work: () => Promise<T>,
  changes: Changes = {},
): Promise<T> {
  const isOfPlatform = actor.role !== 'system' && isPlatformRole(actor.role)
  const place = isOfPlatform ? { ...actor, tenantId: NIL_TENANT } : actor
  if (!hasTenant(place) || place.role === 'system') return work()
  return database.inTenant(place, async (context) => {
    await recordAudit(context, { ...auditedRow(actor, operation), operation, changes })
    return work()
  })
}
