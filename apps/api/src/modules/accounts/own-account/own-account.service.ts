import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import type {
  ChangePasswordBody,
  CompaniesAnswer,
  Me,
  OwnSession,
  UpdateMeBody,
} from '@portaria/contract/modules/accounts/sign-in'
import type { CompaniesQuery } from '@portaria/contract/modules/companies/companies-query'
import { visitSettings } from '@portaria/contract/modules/companies/settings/visit-settings'
import { recordAudit } from '../../../platform/audit.ts'
import { inActingScope } from '../../../platform/database/acting-scope.ts'
import { hasTenant } from '../../../platform/database/app-database.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { photoOf } from '../../../platform/files/person-photo.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { endSession, endSessionsOf, sessionsOf } from '../../../platform/sessions/session.store.ts'
import { readSegment } from '../../companies/public/company-segment.ts'
import { isWeakPassword } from '../password/password-policy.ts'
import { audited, imagesOf } from '../public/account/account.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { setPassword } from '../public/password/password.repository.ts'
import { hashPassword } from '../public/password/password-hash.ts'
import { proveItIsOneself } from '../public/password/password-proof.ts'
import type { PasswordTurns } from '../public/throttle/password-turns.ts'
import type { SignInThrottle } from '../public/throttle/sign-in-throttle.ts'
import { deviceName } from './device-name.ts'
import {
  lockOwnDetails,
  type OwnAccount,
  readCompanies,
  readOwnAccount,
  readOwnCompany,
  readOwnInvitations,
  readOwnMemberships,
  updateOwnAccount,
} from './own-account.repository.ts'

/**
 * The account data that people read and change themselves. Each method takes the actor who owns the
 * account.
 */
export type OwnAccountService = {
  me(actor: Actor): Promise<Me>
  update(actor: Actor, changes: UpdateMeBody): Promise<Me>
  sessions(actor: Actor): Promise<OwnSession[]>
  /** Throws `not_found` for a session that is over, or somebody else's. */
  endSession(actor: Actor, sessionId: string): Promise<void>
  /** Ends every session of the person except the one that asks. */
  endOtherSessions(actor: Actor): Promise<void>
  /**
   * Ends every other session, and forgets every other device; `device` is this browser's cookie.
   * Throws `weak-password`, and the problems of `proveItIsOneself`.
   */
  changePassword(actor: Actor, body: ChangePasswordBody, device: string | null): Promise<void>
  /** The companies that a platform role may choose from; `forbidden` for other roles. */
  companies(actor: Actor, query: CompaniesQuery): Promise<CompaniesAnswer>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'guard'>

/** The person of an actor who is signed in. */
function personOf({ userId, sessionId, membershipId, role }: Actor) {
  if (userId === null || sessionId === null || membershipId === null || role === 'system') {
    throw problem('unauthenticated')
  }
  return { userId, sessionId, membershipId, role }
}

async function read(queries: Queries, actor: Actor, links: FileLinks): Promise<Me> {
  const { userId, membershipId, role } = personOf(actor)
  const account = await readOwnAccount(queries, { userId, membershipId })
  const { id, name, email, phone, language, settings, shortcuts } = account
  const memberships = await readOwnMemberships(queries, userId)
  const company = hasTenant(actor)
    ? { id: actor.tenantId, ...(await readOwnCompany(queries, actor.tenantId)) }
    : null
  return {
    id,
    name,
    email,
    type_flag: role,
    origin: actor.origin ?? 'api',
    // The membership's own company, not the one that a platform role has chosen.
    tenant_id: isPlatformRole(role) ? null : actor.tenantId,
    images: [...imagesOf(links, account), ...registeredImages(links, account, actor)],
    settings,
    shortcuts,
    phone,
    language,
    last_login_at: account.last_login_at?.toISOString() ?? null,
    memberships: memberships.map((one) => ({ ...one, current: one.id === membershipId })),
    // A signed-in person has proved the address.
    invitations: await readOwnInvitations(queries, email),
    segment: hasTenant(actor) ? await readSegment(queries, actor.tenantId) : null,
    company: company && {
      id: company.id,
      name: company.name,
      logo: photoOf(links, company.id, company.logo_file_id),
      visits: proposalsOf(company.settings),
    },
    time_zone: company?.time_zone ?? null,
  }
}

/** The picture that a register has of the person; shown where their account has none. */
function registeredImages(
  links: FileLinks,
  account: OwnAccount,
  { tenantId }: Actor,
): Me['images'] {
  const photo = photoOf(links, tenantId, account.registered_photo_id)
  return photo === null ? [] : [{ path: photo.url, registered: true }]
}

/** Returns the suggestions and questions of the forms of visits, by the company's settings. */
function proposalsOf(settings: Parameters<typeof visitSettings>[0]) {
  const { invitation_hours, asks_document, asks_photo } = visitSettings(settings)
  return { invitation_hours, asks_document: [...asks_document], asks_photo: [...asks_photo] }
}

/** The details of a body that differ from the stored ones, each from → to. */
async function changedDetails(queries: Queries, userId: string, { name, phone }: UpdateMeBody) {
  if (name === undefined && phone === undefined) return {}
  const before = await lockOwnDetails(queries, userId)
  return {
    ...(name !== undefined && name !== before.name && { name: [before.name, name] as const }),
    ...(phone !== undefined && phone !== before.phone && { phone: [before.phone, phone] as const }),
  }
}

async function updateAndTrail(queries: Queries, actor: Actor, body: UpdateMeBody) {
  const { userId, role } = personOf(actor)
  const changes = await changedDetails(queries, userId, body)
  if (Object.keys(changes).length > 0 && hasTenant(actor) && !isPlatformRole(role)) {
    const entry = { register: 'users', rowId: userId, operation: 'update', changes }
    await recordAudit({ queries, actor }, entry)
  }
  const { name, phone } = changes
  await updateOwnAccount(queries, userId, { ...body, name: name?.[1], phone: phone?.[1] })
}

export function ownAccountService(
  { auth, database, guard }: NeededParts,
  { throttle, turns }: { throttle: SignInThrottle; turns: PasswordTurns },
  links: FileLinks,
): OwnAccountService {
  return {
    me: (actor) => inActingScope(database, actor, (queries) => read(queries, actor, links)),

    async update(actor, changes) {
      const answer = await inActingScope(database, actor, async (queries) => {
        await updateAndTrail(queries, actor, changes)
        return read(queries, actor, links)
      })
      // The session caches the language of problem texts.
      if (changes.language !== undefined) guard.forget(personOf(actor).sessionId)
      return answer
    },

    async sessions(actor) {
      const { userId, sessionId } = personOf(actor)
      const rows = await auth.query((queries) => sessionsOf(queries, userId))
      return rows.map(
        ({ id, address, user_agent: userAgent, created_at, last_used_at, origin }) => ({
          id,
          device: deviceName(userAgent),
          address,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          origin,
          current: id === sessionId,
        }),
      )
    },

    async endSession(actor, sessionId) {
      const { userId } = personOf(actor)
      await audited(database, { ...actor, sessionId }, 'session_ended', async () => {
        const ended = await auth.query((queries) => endSession(queries, userId, sessionId))
        if (!ended) throw problem('not_found')
      })
      guard.forget(sessionId)
    },

    async endOtherSessions(actor) {
      const { userId, sessionId } = personOf(actor)
      const ended = await audited(database, actor, 'others_ended', () =>
        auth.query((queries) => endSessionsOf(queries, userId, sessionId)),
      )
      guard.forget(...ended)
    },

    async changePassword(actor, { current_password: current, password }, device) {
      const { userId, sessionId } = personOf(actor)
      const proof = { field: 'current_password', password: current }
      const account = await proveItIsOneself(auth, throttle, actor, proof)
      if (isWeakPassword(password, account)) throw fieldProblem('password', 'weak-password')
      const asker = { account: account.email, address: actor.address ?? '' }
      const hash = await turns.run(asker, () => hashPassword(password))
      const ended = await audited(database, actor, 'password_changed', () =>
        auth.transaction(async (queries) => {
          await setPassword(queries, userId, hash, device)
          return endSessionsOf(queries, userId, sessionId)
        }),
      )
      guard.forget(...ended)
    },

    async companies(actor, query) {
      if (!isPlatformRole(personOf(actor).role)) throw problem('forbidden')
      const { companies, total } = await database.onPlatform(actor, (queries) =>
        readCompanies(queries, query),
      )
      const { page, per_page } = query
      return { data: companies, meta: { total, total_is: 'exact', page, per_page } }
    },
  }
}
