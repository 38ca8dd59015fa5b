import type { Actor } from '@portaria/contract/actors/actor'
import type { LoginBody, SwitchMembershipAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { newId } from '@portaria/contract/value-types/uuid'
import { fileLinks } from '../../../platform/files/file-links.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { providerSessionEnded } from '../../../platform/sessions/provider-session-ended.ts'
import {
  endReplaced,
  endSession,
  liveSession,
  openSession,
  stepGeneration,
} from '../../../platform/sessions/session.store.ts'
import { memberOfEmail, memberOfId } from '../public/account/account.repository.ts'
import { actorBy, audited, type Origin } from '../public/account/account.ts'
import { inTrail } from '../public/account/in-trail.ts'
import { usableMemberships } from '../public/account/usable-membership.ts'
import { deviceOfTry } from '../public/devices/known-devices.ts'
import { verifyPassword } from '../public/password/password-hash.ts'
import type { SignedIn, SigningIn } from '../public/sign-in/sign-in-part.ts'
import { loginAnswer } from './login-answer.ts'
import { noteMembership } from './used-login.repository.ts'

export type SignInService = {
  /**
   * Throws `credentials_wrong` for an unknown e-mail as for a wrong password. For a right password
   * it throws `user_inactive` without a live membership, and `second_factor_required` or
   * `second_factor_enrolment` if a second factor is needed. After too many failures it throws the
   * problems of `attemptPassword`.
   */
  login(body: LoginBody, origin: Origin): Promise<SignedIn>
  /**
   * Returns a new token in exchange for one, which may have expired. Throws `unauthenticated`,
   * `session_ended` or `provider_session_ended`.
   */
  refresh(token: string | null, origin: Origin): Promise<string>
  logout(actor: Actor): Promise<void>
  /**
   * Continues as another live membership of the same person, in a session of its own. Throws
   * `unauthenticated` for a token that has been replaced, so that the client refreshes first, and
   * `provider_required` where a password opened the session and the company asks for the provider.
   */
  switchMembership(
    token: string | null,
    membershipId: string,
    origin: Origin,
  ): Promise<SwitchMembershipAnswer>
}

type NeededTools = Pick<SigningIn, 'parts' | 'throttle' | 'failures' | 'signIn'>

export function signInService({ parts, throttle, failures, signIn }: NeededTools): SignInService {
  const { auth, database, tokens, guard } = parts
  const links = fileLinks(parts.secret)
  const memberships = usableMemberships(parts)

  return {
    async login({ email, password }, origin) {
      const tried = {
        account: email,
        address: origin.address,
        knownBy: deviceOfTry(auth, origin, email),
      }
      const member = await throttle.attemptPassword(tried, async () => {
        const found = await auth.query((queries) => memberOfEmail(queries, email))
        if ((await verifyPassword(password, found?.account.hash ?? null)) && found) return found
        failures.note(found?.account ?? email, origin)
        return null
      })
      if (member === null) throw problem('credentials_wrong')
      return signIn.enter({ member, origin, firstFactor: 'password', isWhole: false, bond: null })
    },

    async refresh(token, origin) {
      const claims = token === null ? null : await tokens.read(token)
      if (!claims) throw problem('unauthenticated')
      const step = await stepGeneration(auth, claims.sessionId, claims.generation)
      if (!step) throw problem('session_ended')
      const { session, ended } = step
      if (session.provider_ended) throw providerSessionEnded(session)
      if (!ended) return tokens.sign(session.id, session.generation, session.generation_at)
      guard.forget(session.id)
      const { user_id: id, membership_id, language, role, tenant_id } = session
      const membership = { id: membership_id, role, tenant_id }
      const actor = { ...actorBy({ id, language }, membership, origin), sessionId: session.id }
      await audited(database, actor, 'session_ended', async () => undefined)
      throw problem('session_ended')
    },

    async logout(actor) {
      const { userId, sessionId } = actor
      if (userId === null || sessionId === null) throw problem('unauthenticated')
      await audited(database, actor, 'signed_out', () =>
        auth.query((queries) => endSession(queries, userId, sessionId)),
      )
      guard.forget(sessionId)
    },

    async switchMembership(token, membershipId, origin) {
      const claims = token === null ? null : await tokens.read(token)
      const session = claims && (await liveSession(auth, claims.sessionId))
      if (!claims || !session) throw problem('unauthenticated')
      if (session.provider_ended) throw providerSessionEnded(session)
      const member = await auth.query((queries) => memberOfId(queries, session.user_id))
      const membership = member?.memberships.find(({ id }) => id === membershipId)
      if (!member || !membership) throw fieldProblem('id', 'not_found')
      const { account } = member
      const { first_factor: firstFactor, origin: vouched } = session
      if (!memberships.opens(membership, firstFactor)) throw problem('provider_required')
      const id = newId()
      const { address, userAgent } = origin
      const actor = { ...actorBy(account, membership, origin), sessionId: id }
      const opened = await inTrail(parts, actor, async (queries, note) => {
        await noteMembership(queries, membership.id)
        if (!(await endReplaced(queries, claims.sessionId, claims.generation)))
          throw problem('unauthenticated')
        note({ operation: 'signed_in' })
        const person = { userId: account.id, membershipId: membership.id }
        const continued = { address, userAgent, firstFactor, replaces: claims.sessionId }
        return openSession(queries, { id, ...person, ...continued })
      })
      const signed = await tokens.sign(id, opened.generation, opened.generation_at)
      guard.forget(session.id)
      const answer = loginAnswer(signed, account, membership, { links, vouched })
      return { access_token: answer.data.access.original.access_token, ...answer }
    },
  }
}
