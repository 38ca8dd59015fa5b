import type { Actor } from '@portaria/contract/actor'
import type {
  BeginHostedBody,
  HostedAnswer,
  ProveAccountBody,
} from '@portaria/contract/modules/accounts/hosted-provider'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { RefusalTrail } from '../../../platform/refusal-trail.ts'
import type { PersonProofs } from '../proof/person-proofs.ts'
import { readTicket, spendTicket } from '../proof/proof-ticket.repository.ts'
import { askingParty, knownDevice } from '../sessions/known-devices.ts'
import type { Account, Origin } from '../sign-in/account.ts'
import { verifyPassword } from '../sign-in/password-hash.ts'
import { accountOfEmail, accountOfId, membershipsOf } from '../sign-in/sign-in.repository.ts'
import type { SignedIn, SignInService } from '../sign-in/sign-in.service.ts'
import type { SignInTools } from '../sign-in/sign-in-tools.ts'
import { signInFailures } from '../throttle/sign-in-failures.ts'
import type { SignInThrottle } from '../throttle/sign-in-throttle.ts'
import { ownerOfIdentity } from './external-identity.repository.ts'
import { askByLetter, identityOfLetter, spendLetter } from './identity-letters.ts'
import { linking } from './linking.ts'
import type { OwnIdentities } from './own-identities.service.ts'
import type { Begun, HostedProvider } from './provider-attempt.service.ts'
import type { KeptAttempt } from './provider-attempts.ts'
import { isUnreachable } from './provider-failure.ts'
import type { ProviderSession } from './provider-session.ts'
import { waitingSessions } from './waiting-sessions.ts'

/** Sign-ins that a network, or a known device, may begin in a quarter of an hour. */
const FREE_SIGN_INS = 300

/** Letters that they may cause in that time, as for a forgotten password. */
const FREE_LETTERS = 20

/** What the person who came back is answered; the device's cookie after a sign-in. */
export type Answered = { answer: HostedAnswer; device?: string }

/** The browser that asks: its cookies, and who is signed in there. */
export type Asking = { browser: string | null; origin: Origin; actor: () => Promise<Actor> }

export type HostedSignIn = {
  /** Begins a sign-in. Throws `throttled`, `operation-not-allowed`, and what `HostedProvider.begin` does. */
  begin(body: BeginHostedBody, asking: Pick<Asking, 'browser' | 'origin'>): Promise<Begun>
  /**
   * Takes the provider's answer. Throws `ticket_ended` and `provider_answer_wrong` on their fields,
   * `unavailable`, and what signing in does after the right password.
   */
  complete(answer: string, asking: Asking): Promise<Answered>
  /**
   * Proves the account that has the e-mail of an identity, which is then linked to it, or asks for a
   * letter. Throws `ticket_ended`, `password_wrong` and `passkey_wrong` on their fields, and what
   * signing in does after the right password.
   */
  proveAccount(body: ProveAccountBody, origin: Origin): Promise<Answered>
}

type NeededParts = Pick<
  SignInTools,
  'auth' | 'database' | 'secret' | 'publicUrl' | 'oidc' | 'registration'
>

type Tools = {
  provider: HostedProvider
  signIn: SignInService
  proofs: PersonProofs
  throttle: SignInThrottle
  refusals: RefusalTrail
  own: OwnIdentities
}

const purposes = ['account_link'] as const

export function hostedSignIn(
  parts: NeededParts,
  { provider, signIn, proofs, throttle, refusals, own }: Tools,
): HostedSignIn {
  const { auth, publicUrl, secret, registration } = parts
  const waiting = waitingSessions(secret)
  const identities = linking(parts)
  const failures = signInFailures(secret, refusals)

  const signedIn = ({ answer, device }: SignedIn): Answered => ({ answer, device })

  async function askOwner(
    provided: ProviderSession,
    email: string,
    origin: Origin,
  ): Promise<Answered> {
    const who = await auth.query((queries) => askingParty(queries, origin))
    await throttle.allow('provider letter', who, FREE_LETTERS)
    const { issuer, subject } = provided
    const name = provided.name ?? email.slice(0, email.lastIndexOf('@'))
    await auth.transaction((queries) => askByLetter(queries, { issuer, subject, email, name }))
    return { answer: { next: 'letter', email } }
  }

  /** Signs in by a linked identity; another one is linked first. */
  async function byIdentity(
    provided: ProviderSession,
    origin: Origin,
    membershipId?: string,
  ): Promise<Answered> {
    const by = { origin, firstFactor: 'provider', membershipId } as const
    const { email, emailVerified } = provided
    const account = await auth.query(async (queries) => {
      const owner = await ownerOfIdentity(queries, provided)
      return owner && accountOfId(queries, owner.user_id)
    })
    if (account) return signedIn(await signIn.admit(account, provided, by))
    if (email === null) return { answer: { next: 'no_email' } }
    const known = emailVerified
      ? await auth.query((queries) => accountOfEmail(queries, email))
      : undefined
    if (!known) return askOwner(provided, email, origin)
    const { ticket, passkey } = await proofs.demandAccount(known)
    await auth.query((queries) => waiting.keep(queries, ticket, { provided, membershipId }))
    return { answer: { next: 'account', email, demand: { ticket, passkey } } }
  }

  /** Links an identity that its owner's letter confirms, and signs in; a new person is a Guest. */
  async function byLetter(
    provided: ProviderSession,
    token: string,
    origin: Origin,
  ): Promise<Answered> {
    const asked = await auth.query((queries) => identityOfLetter(queries, token))
    // Who reads the letter and who asked for it are one person, or nothing happens.
    if (!asked || asked.issuer !== provided.issuer || asked.subject !== provided.subject)
      throw fieldProblem('letter', 'token_invalid')
    const account = await identities.personOf(asked)
    if (account?.status !== 'ATIVO') throw fieldProblem('letter', 'token_invalid')
    if (!(await auth.query((queries) => spendLetter(queries, token))))
      throw fieldProblem('letter', 'token_invalid')
    await identities.link(account, provided, origin)
    const memberships = await auth.query((queries) => membershipsOf(queries, account.id))
    if (memberships.length === 0) return { answer: { next: 'guest' } }
    return signedIn(await signIn.admit(account, provided, { origin, firstFactor: 'provider' }))
  }

  async function actorOf({ purpose }: KeptAttempt, { actor }: Asking): Promise<Actor> {
    const asking = await actor()
    const isTheirs =
      'sessionId' in purpose &&
      asking.sessionId === purpose.sessionId &&
      asking.userId === purpose.userId
    if (!isTheirs) throw fieldProblem('ticket', 'ticket_ended')
    return asking
  }

  async function provedAccount(body: ProveAccountBody, origin: Origin): Promise<Account> {
    const ticket = await auth.query((queries) => readTicket(queries, body.ticket, purposes))
    const userId = ticket?.user_id
    const account = userId ? await auth.query((queries) => accountOfId(queries, userId)) : undefined
    if (!account) throw fieldProblem('ticket', 'ticket_ended')
    if ('passkey' in body) {
      const isRight = await proofs.isPasskey(account.id, body, 'account_link')
      if (!isRight) throw fieldProblem('passkey', 'passkey_wrong')
      return account
    }
    if ('password' in body) await requirePassword(account, body.password, origin)
    const isSpent = await auth.query((queries) => spendTicket(queries, body.ticket, purposes))
    if (!isSpent) throw fieldProblem('ticket', 'ticket_ended')
    return account
  }

  /** As at the sign-in: with its limits, and without the password of a registration that nobody proved. */
  async function requirePassword(account: Account, password: string, origin: Origin) {
    const { email } = account
    const knownBy = () => auth.query((queries) => knownDevice(queries, origin, email))
    const tried = { account: email, address: origin.address, knownBy }
    const right = await throttle.attemptPassword(tried, async () =>
      (await verifyPassword(password, account.proven ? account.hash : null)) ? true : null,
    )
    if (right) return
    failures.note(account, origin)
    throw fieldProblem('password', 'password_wrong')
  }

  return {
    async begin({ page, letter, membership }, { browser, origin }) {
      if (page === 'register' && !registration) throw problem('operation-not-allowed')
      const who = await auth.query((queries) => askingParty(queries, origin))
      await throttle.allow('provider', who, FREE_SIGN_INS)
      const purpose =
        letter === undefined
          ? ({ kind: 'sign_in', membershipId: membership } as const)
          : ({ kind: 'letter', token: letter } as const)
      return provider.begin(page, purpose, browser)
    },

    async complete(answer, asking) {
      const callback = new URL(`${publicUrl}/callback`)
      callback.search = answer
      const attempt = await provider.take(callback.searchParams.get('state'), asking.browser)
      if (!attempt) throw fieldProblem('ticket', 'ticket_ended')
      const { purpose, asked } = attempt
      const actor = 'sessionId' in purpose ? await actorOf(attempt, asking) : null
      const provided = await provider.client
        .complete(callback, attempt, asked)
        .catch((error: unknown) => {
          provider.note(error)
          if (isUnreachable(error)) throw problem('unavailable')
          throw fieldProblem('answer', 'provider_answer_wrong')
        })
      if (purpose.kind === 'letter') return byLetter(provided, purpose.token, asking.origin)
      if (purpose.kind === 'sign_in')
        return byIdentity(provided, asking.origin, purpose.membershipId)
      if (actor === null) throw problem('unauthenticated')
      if (purpose.kind === 'prove') {
        await own.prove(actor, provided, purpose.ticket)
        return { answer: { next: 'proved' } }
      }
      await own.link(actor, provided, asking.origin)
      return { answer: { next: 'linked' } }
    },

    async proveAccount(body, origin) {
      const account = await provedAccount(body, origin)
      const waited = await auth.query((queries) => waiting.take(queries, body.ticket))
      if (!waited) throw fieldProblem('ticket', 'ticket_ended')
      const { provided, membershipId } = waited
      if ('letter' in body) return askOwner(provided, account.email, origin)
      const firstFactor = 'passkey' in body ? 'passkey' : 'provider'
      return signedIn(await signIn.admit(account, provided, { origin, firstFactor, membershipId }))
    },
  }
}
