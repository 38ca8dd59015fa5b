import type { Actor } from '@portaria/contract/actor'
import type { LoginProofBody } from '@portaria/contract/modules/accounts/login-proof'
import type {
  LoginAnswer,
  LoginBody,
  SessionOrigin,
  SwitchMembershipAnswer,
} from '@portaria/contract/modules/accounts/sign-in'
import type { EnrolmentAnswer } from '@portaria/contract/modules/proofs/enrolment'
import type { EnrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import { newId } from '@portaria/contract/value-types/uuid'
import { fileLinks } from '../../../platform/files/file-links.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { RefusalTrail } from '../../../platform/refusal-trail.ts'
import type { TokenClaims } from '../../../platform/sessions/access-token.ts'
import { providerSessionEnded } from '../../../platform/sessions/provider-session-ended.ts'
import {
  endReplaced,
  endSession,
  type FirstFactor,
  liveSession,
  openSession,
  stepGeneration,
} from '../../../platform/sessions/session.store.ts'
import { useIdentity } from '../../identities/links/external-identity.repository.ts'
import { linking } from '../../identities/links/linking.ts'
import { factorOf, type ProvidedSession } from '../../identities/provided/provided-session.ts'
import { providerSessions } from '../../identities/sessions/provider-sessions.ts'
import { waitingSessions } from '../../identities/sessions/waiting-sessions.ts'
import type { PersonProofs } from '../../proofs/public/person/person-proofs.ts'
import { enrolment } from '../../proofs/sign-in/enrolment.service.ts'
import {
  accountOfEmail,
  accountOfId,
  membershipsOf,
  rememberLogin,
  useMembership,
} from '../public/account/account.repository.ts'
import {
  type Account,
  actorBy,
  audited,
  type Membership,
  type Origin,
} from '../public/account/account.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { usableMemberships, type Wish } from '../public/account/usable-membership.ts'
import { knownDevice, rememberDevice } from '../public/devices/known-devices.ts'
import { verifyPassword } from '../public/password/password-hash.ts'
import { signInFailures } from '../public/throttle/sign-in-failures.ts'
import type { SignInThrottle } from '../public/throttle/sign-in-throttle.ts'
import { loginAnswer, tokensOf } from './login-answer.ts'

/** A completed sign-in: the answer, and the browser's new device cookie. */
export type SignedIn<Answer = LoginAnswer> = { answer: Answer; device: string }

/** By what somebody was proved, and from where; a passkey is both factors. */
type By = Wish & { origin: Origin }

export type SignInService = {
  /**
   * Throws `credentials_wrong` alike for an unknown e-mail and a wrong password; for the right one
   * `user_inactive` without a live membership, and `second_factor_required` or
   * `second_factor_enrolment` where it is not enough; and what `attemptPassword` does after too
   * many failures.
   */
  login(body: LoginBody, origin: Origin): Promise<SignedIn>
  /**
   * Goes on with somebody who was proved by a provider, or who has proved the account for it. Throws as
   * `login` does after the right password.
   */
  admit(account: Account, provided: ProvidedSession | null, by: By): Promise<SignedIn>
  /** Completes a sign-in by setting up the required second factor. */
  enrol(body: EnrolmentBody, origin: Origin): Promise<SignedIn<EnrolmentAnswer>>
  /** Completes a sign-in as `login` would. Throws what `PersonProofs.signIn` does, `user_inactive`. */
  prove(body: LoginProofBody, origin: Origin): Promise<SignedIn>
  /**
   * The next token for a token, expired or not. Throws `unauthenticated`,
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

/** What a session begins with. */
type Beginning = {
  origin: Origin
  firstFactor: FirstFactor
  /** The session that it continues, and who vouched for that. */
  replaces?: TokenClaims & { vouched: SessionOrigin }
  /** The provider that vouches for the person. */
  provider?: { identityId: string; session: ProvidedSession }
}

type NeededParts = Pick<
  SignInTools,
  | 'auth'
  | 'database'
  | 'tokens'
  | 'guard'
  | 'secret'
  | 'publicUrl'
  | 'platformFactor'
  | 'oidc'
  | 'realtime'
  | 'registration'
>
type Tools = { throttle: SignInThrottle; proofs: PersonProofs; refusals: RefusalTrail }

export function signInService(
  parts: NeededParts,
  { throttle, proofs, refusals }: Tools,
): SignInService {
  const { auth, database, tokens, guard } = parts
  const links = fileLinks(parts.secret)
  const enrolments = enrolment(parts)
  const failures = signInFailures(parts.secret, refusals)
  const waiting = waitingSessions(parts)
  const memberships = usableMemberships(parts)
  const identities = linking(parts)
  const sessions = providerSessions(parts.secret)

  /** Opens a session; a replaced one must still be live, and is ended. */
  async function begin(
    account: Account,
    membership: Membership,
    { origin, replaces, provider, firstFactor }: Beginning,
  ): Promise<LoginAnswer> {
    const { address, userAgent } = origin
    const id = newId()
    const actor = { ...actorBy(account, membership, origin), sessionId: id }
    const person = { userId: account.id, membershipId: membership.id }
    const opened = await audited(database, actor, 'signed_in', () =>
      auth.transaction(async (queries) => {
        await useMembership(queries, membership.id)
        if (replaces === undefined) await rememberLogin(queries, account.id)
        else if (!(await endReplaced(queries, replaces.sessionId, replaces.generation)))
          throw problem('unauthenticated')
        const device = { address, userAgent, replaces: replaces?.sessionId }
        const session = await openSession(queries, { id, ...person, ...device, firstFactor })
        if (provider) {
          await useIdentity(queries, provider.identityId, provider.session.email)
          const { identityId, session: provided } = provider
          await sessions.keep(queries, { sessionId: id, identityId, provided })
        }
        return session
      }),
    )
    const token = await tokens.sign(id, opened.generation, opened.generation_at)
    const vouched = provider?.session.kind ?? replaces?.vouched ?? 'api'
    const answer = loginAnswer(token, account, membership, { links, vouched })
    return { ...answer, ...tokensOf(provider?.session) }
  }

  /**
   * Signs a person in, and makes the browser a known device; a change of membership is no sign-in.
   * The identity by which they come is linked to the account, which they have proved.
   */
  async function enter(
    account: Account,
    membership: Membership,
    provided: ProvidedSession | null,
    { origin, firstFactor }: By,
  ): Promise<SignedIn> {
    const provider = provided && {
      identityId: await identities.link(account, provided, origin),
      session: provided,
    }
    const beginning = { origin, firstFactor, ...(provider && { provider }) }
    const answer = await begin(account, membership, beginning)
    const device = await auth.transaction((queries) =>
      rememberDevice(queries, account.id, origin.cookie),
    )
    return { answer, device }
  }

  /** Keeps what a provider said for the ticket of a further step, in the browser in which it said so. */
  async function wait(ticket: string, provided: ProvidedSession | null, by: By): Promise<void> {
    const { origin, membershipId } = by
    if (provided) await waiting.keep(ticket, origin, { provided, membershipId })
  }

  /** Signs in after a further step; `isPasskey` where that was one, which is a first factor as well. */
  async function enterAfter(
    account: Account,
    ticket: string,
    { origin, isPasskey }: { origin: Origin; isPasskey: boolean },
  ) {
    const waited = await waiting.take(ticket, origin)
    const { provided = null, membershipId } = waited ?? {}
    const firstFactor = isPasskey ? 'passkey' : provided ? factorOf(provided) : 'password'
    const by = { origin, firstFactor, membershipId } as const
    return enter(account, await memberships.choose(account, by), provided, by)
  }

  async function admit(account: Account, provided: ProvidedSession | null, by: By) {
    const membership = await memberships.choose(account, by)
    const whole = by.firstFactor === 'passkey'
    const secondFactor = whole ? null : await proofs.demand(account)
    if (secondFactor) {
      await wait(secondFactor.ticket, provided, by)
      throw problem('second_factor_required', { second_factor: secondFactor })
    }
    const enrolled = whole ? null : await enrolments.demand(account)
    if (enrolled) {
      await wait(enrolled.ticket, provided, by)
      throw problem('second_factor_enrolment', { enrolment: enrolled })
    }
    return enter(account, membership, provided, by)
  }

  return {
    async login({ email, password }, origin) {
      const tried = {
        account: email,
        address: origin.address,
        knownBy: () => auth.query((queries) => knownDevice(queries, origin, email)),
      }
      const account = await throttle.attemptPassword(tried, async () => {
        const found = await auth.query((queries) => accountOfEmail(queries, email))
        if ((await verifyPassword(password, found?.hash ?? null)) && found) return found
        failures.note(found ?? email, origin)
        return null
      })
      if (account === null) throw problem('credentials_wrong')
      return admit(account, null, { origin, firstFactor: 'password' })
    },

    admit,

    async enrol(body, origin) {
      await waiting.requireBrowser(body.ticket, origin)
      const { account, codes } = await enrolments.complete(body, origin)
      const { answer, device } = await enterAfter(account, body.ticket, {
        origin,
        isPasskey: false,
      })
      return { answer: { ...answer, recovery_codes: codes }, device }
    },

    async prove(body, origin) {
      await waiting.requireBrowser(body.ticket, origin)
      const failed = (one: Account) => failures.note(one, origin)
      const account = await proofs.signIn(body, origin.address, failed)
      return enterAfter(account, body.ticket, { origin, isPasskey: 'passkey' in body })
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
      const [account, all] = await auth.query(async (queries) => [
        await accountOfId(queries, session.user_id),
        await membershipsOf(queries, session.user_id),
      ])
      const membership = all.find(({ id }) => id === membershipId)
      if (!account || !membership) throw fieldProblem('id', 'not_found')
      const { first_factor: firstFactor } = session
      if (!memberships.opens(membership, firstFactor)) throw problem('provider_required')
      const replaces = { ...claims, vouched: session.origin }
      const answer = await begin(account, membership, { origin, replaces, firstFactor })
      guard.forget(session.id)
      return { access_token: answer.data.access.original.access_token, ...answer }
    },
  }
}
