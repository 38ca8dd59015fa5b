import type {
  HostedAnswer,
  ProveAccountBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import { fieldProblem } from '../../../platform/problem.ts'
import type { RefusalTrail } from '../../../platform/refusal-trail.ts'
import {
  accountOfEmail,
  accountOfId,
  membershipsOf,
} from '../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { askingParty, knownDevice } from '../../accounts/public/devices/known-devices.ts'
import { verifyPassword } from '../../accounts/public/password/password-hash.ts'
import { signInFailures } from '../../accounts/public/throttle/sign-in-failures.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import type { SignedIn, SignInService } from '../../accounts/sign-in/sign-in.service.ts'
import type { PersonProofs } from '../../proofs/public/person/person-proofs.ts'
import { readTicket, spendTicket } from '../../proofs/public/tickets/proof-ticket.repository.ts'
import { ownerOfIdentity } from '../links/external-identity.repository.ts'
import { askByLetter, identityOfLetter, spendLetter } from '../links/identity-letters.ts'
import { linking } from '../links/linking.ts'
import { factorOf, type ProvidedSession } from '../provided/provided-session.ts'
import { waitingSessions } from '../sessions/waiting-sessions.ts'

/** Letters that a network, or a known device, may cause in a quarter of an hour, as for a forgotten password. */
const FREE_LETTERS = 20

/** What the person is answered; the device's cookie after a sign-in. */
export type Answered = { answer: HostedAnswer; device?: string }

/** What a sign-in by an identity of a provider comes to. */
export type IdentitySignIn = {
  /**
   * Signs in by a linked identity; another one is linked once its person has proved the account, or
   * the e-mail by a letter. Throws `throttled`, and what signing in does after the right password.
   */
  arrive(provided: ProvidedSession, origin: Origin, membershipId?: string): Promise<Answered>
  /**
   * Links an identity that its owner's letter confirms, and signs in; a new person is a Guest. Throws
   * `token_invalid` on the letter, and the same.
   */
  confirm(provided: ProvidedSession, token: string, origin: Origin): Promise<Answered>
  /**
   * Proves the account that has the e-mail of an identity, which is then linked to it, or asks for a
   * letter. The ticket counts in the browser that it was given to. Throws `ticket_ended`, `password_wrong` and `passkey_wrong` on their fields, and the same.
   */
  proveAccount(body: ProveAccountBody, origin: Origin): Promise<Answered>
}

type NeededParts = Pick<
  SignInTools,
  'auth' | 'database' | 'secret' | 'oidc' | 'realtime' | 'registration'
>

type Tools = {
  signIn: SignInService
  proofs: PersonProofs
  throttle: SignInThrottle
  refusals: RefusalTrail
}

const purposes = ['account_link'] as const

export function identitySignIn(
  parts: NeededParts,
  { signIn, proofs, throttle, refusals }: Tools,
): IdentitySignIn {
  const { auth, secret } = parts
  const waiting = waitingSessions(parts)
  const identities = linking(parts)
  const failures = signInFailures(secret, refusals)

  const signedIn = ({ answer, device }: SignedIn): Answered => ({ answer, device })

  async function askOwner(
    provided: ProvidedSession,
    email: string,
    origin: Origin,
  ): Promise<Answered> {
    const who = await auth.query((queries) => askingParty(queries, origin))
    await throttle.allow('provider letter', who, FREE_LETTERS)
    const { kind, issuer, subject } = provided
    const name = provided.name ?? email.slice(0, email.lastIndexOf('@'))
    await auth.transaction((queries) =>
      askByLetter(queries, { kind, issuer, subject, email, name }),
    )
    return { answer: { next: 'letter', email } }
  }

  async function arrive(
    provided: ProvidedSession,
    origin: Origin,
    membershipId?: string,
  ): Promise<Answered> {
    const by = { origin, firstFactor: factorOf(provided), membershipId }
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
    await waiting.keep(ticket, origin, { provided, membershipId })
    return { answer: { next: 'account', email, demand: { ticket, passkey } } }
  }

  async function confirm(
    provided: ProvidedSession,
    token: string,
    origin: Origin,
  ): Promise<Answered> {
    const asked = await auth.query((queries) => identityOfLetter(queries, token))
    // Who reads the letter and who asked for it are one person, or nothing happens.
    const isTheirs =
      asked?.kind === provided.kind &&
      asked.issuer === provided.issuer &&
      asked.subject === provided.subject
    if (!asked || !isTheirs) throw fieldProblem('letter', 'token_invalid')
    const account = await identities.personOf(asked)
    if (account?.status !== 'ATIVO') throw fieldProblem('letter', 'token_invalid')
    if (!(await auth.query((queries) => spendLetter(queries, token))))
      throw fieldProblem('letter', 'token_invalid')
    await identities.link(account, provided, origin)
    const memberships = await auth.query((queries) => membershipsOf(queries, account.id))
    if (memberships.length === 0) return { answer: { next: 'guest' } }
    return signedIn(
      await signIn.admit(account, provided, { origin, firstFactor: factorOf(provided) }),
    )
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
    arrive,
    confirm,

    async proveAccount(body, origin) {
      // Before a password is compared, or the ticket spent.
      await waiting.requireBrowser(body.ticket, origin)
      const account = await provedAccount(body, origin)
      const waited = await waiting.take(body.ticket, origin)
      if (!waited) throw fieldProblem('ticket', 'ticket_ended')
      const { provided, membershipId } = waited
      if ('letter' in body) return askOwner(provided, account.email, origin)
      const firstFactor = 'passkey' in body ? 'passkey' : factorOf(provided)
      return signedIn(await signIn.admit(account, provided, { origin, firstFactor, membershipId }))
    },
  }
}
