import type {
  HostedAnswer,
  ProveAccountBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import { fieldProblem, ProblemError } from '../../../platform/problem.ts'
import {
  accountOfEmail,
  type Member,
  memberOfEmail,
  memberOfId,
} from '../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../accounts/public/account/account.ts'
import { addGuest } from '../../accounts/public/account/new-guest.ts'
import { askingParty, deviceOfTry } from '../../accounts/public/devices/known-devices.ts'
import { verifyPassword } from '../../accounts/public/password/password-hash.ts'
import type {
  Entrant,
  SessionBond,
  SignedIn,
  SigningIn,
  Spend,
  Tie,
} from '../../accounts/public/sign-in/sign-in-part.ts'
import type { PersonProofs } from '../../proofs/public/person/person-proofs.ts'
import { readTicket, spendTicket } from '../../proofs/public/tickets/proof-ticket.repository.ts'
import { ownerOfIdentity } from '../links/external-identity.repository.ts'
import { askByLetter, identityOfLetter, spendLetter } from '../links/identity-letters.ts'
import { factorOf, type ProvidedSession } from '../provided/provided-session.ts'
import { sessionBonds } from '../sessions/session-bond.ts'
import { type Waiting, waitingSessions } from '../sessions/waiting-sessions.ts'

/**
 * Limit of letters that a network, or a known device, may cause in a quarter of an hour, as for a
 * forgotten password.
 */
const FREE_LETTERS = 20

/** The answer to the person; the device's cookie after a sign-in. */
export type Answered = { answer: HostedAnswer; device?: string }

/** The outcomes of a sign-in by an identity of a provider. */
export type IdentitySignIn = {
  /**
   * Signs in by a linked identity. An identity that is not linked yet is linked once its person has
   * proved the account, or the e-mail by a letter. Throws `throttled`, and the problems of signing
   * in after the right password.
   */
  arrive(provided: ProvidedSession, origin: Origin, membershipId?: string): Promise<Answered>
  /**
   * Links an identity that its owner has confirmed by a letter, and signs in; a new person becomes
   * a Guest. Throws `token_invalid` on the letter, and the problems of `arrive`.
   */
  confirm(provided: ProvidedSession, token: string, origin: Origin): Promise<Answered>
  /**
   * Proves the account that has the e-mail of an identity, and links the identity to it; or sends a
   * letter instead. The ticket counts only in the browser that it was given to. Throws
   * `ticket_ended`, `password_wrong` and `passkey_wrong` on their fields, and the problems of
   * `arrive`.
   */
  proveAccount(body: ProveAccountBody, origin: Origin): Promise<Answered>
}

const purposes = ['account_link'] as const

const letterEnded = () => fieldProblem('letter', 'token_invalid')

export function identitySignIn(
  { parts, signIn, throttle, failures }: SigningIn,
  proofs: PersonProofs,
): IdentitySignIn {
  const { auth, database, registration } = parts
  const waiting = waitingSessions(parts)
  const bondOf = sessionBonds(parts)

  const signedIn = ({ answer, device }: SignedIn): Answered => ({ answer, device })

  /**
   * A person who comes from a provider; they have to prove the second factor as after a password.
   */
  function entrantBy(member: Member, what: Waiting, origin: Origin) {
    const { provided, membershipId } = what
    const firstFactor = factorOf(provided)
    const bond = bondOf(what, origin)
    return { member, origin, firstFactor, membershipId, isWhole: false, bond } satisfies Entrant
  }

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
    const { email, emailVerified } = provided
    const { member, known } = await auth.query(async (queries) => {
      const owner = await ownerOfIdentity(queries, provided)
      const linked = owner && (await memberOfId(queries, owner.user_id))
      const named =
        !linked && email !== null && emailVerified
          ? await accountOfEmail(queries, email)
          : undefined
      return { member: linked, known: named }
    })
    const what = { provided, membershipId }
    if (member) return signedIn(await signIn.enter(entrantBy(member, what, origin)))
    if (email === null) return { answer: { next: 'no_email' } }
    if (!known) return askOwner(provided, email, origin)
    const demand = await auth.transaction(async (queries) => {
      const { ticket, passkey } = await proofs.demandAccount(queries, known)
      await waiting.keep(queries, ticket, origin, what)
      return { ticket, passkey }
    })
    return { answer: { next: 'account', email, demand } }
  }

  /**
   * The person of a confirmed e-mail: the known one, or a new Guest where registering is allowed.
   */
  async function personOf(email: string, name: string): Promise<Member | undefined> {
    if (!registration) return undefined
    await addGuest(database, { name, email })
    return auth.query((queries) => memberOfEmail(queries, email))
  }

  async function confirm(
    provided: ProvidedSession,
    token: string,
    origin: Origin,
  ): Promise<Answered> {
    const { asked, known } = await auth.query(async (queries) => {
      const letter = await identityOfLetter(queries, token)
      return { asked: letter, known: letter && (await memberOfEmail(queries, letter.email)) }
    })
    // The reader of the letter must be the person who requested it; otherwise nothing happens.
    const isTheirs =
      asked?.kind === provided.kind &&
      asked.issuer === provided.issuer &&
      asked.subject === provided.subject
    if (!asked || !isTheirs) throw letterEnded()
    const member = known ?? (await personOf(asked.email, asked.name))
    if (member?.account.status !== 'ATIVO') throw letterEnded()
    const entrant = entrantBy(member, { provided }, origin)
    const { bond } = entrant
    let tie: Tie | undefined
    // The identity is linked when the letter is used up, even if a further step follows.
    const spend: Spend = async (queries, note) => {
      if (!(await spendLetter(queries, token))) throw letterEnded()
      const linked = await bond.link(queries, member, note)
      if (linked instanceof ProblemError) return linked
      tie = linked
      return null
    }
    const link: SessionBond['link'] = async (...linked) => tie ?? bond.link(...linked)
    if (member.memberships.length === 0) {
      const refused = await auth.transaction((queries) => spend(queries, () => undefined))
      if (refused) throw refused
      return { answer: { next: 'guest' } }
    }
    return signedIn(await signIn.enter({ ...entrant, bond: { ...bond, link } }, spend))
  }

  /**
   * Checks the password as at a sign-in: with the same limits, and never against the unproven
   * password of a registration.
   */
  async function requirePassword(account: Account, password: string, origin: Origin) {
    const { email } = account
    const knownBy = deviceOfTry(auth, origin, email)
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
      const { what, member } = await auth.query(async (queries) => {
        // The answer is read before a password is compared and before the ticket is used up.
        const kept = await waiting.read(queries, body.ticket, origin)
        const ticket = await readTicket(queries, body.ticket, purposes)
        return {
          what: kept,
          member: ticket?.user_id && (await memberOfId(queries, ticket.user_id)),
        }
      })
      if (!member || !what) throw fieldProblem('ticket', 'ticket_ended')
      const { account } = member
      const byPasskey = 'passkey' in body
      if (byPasskey && !(await proofs.isPasskey(account.id, body, 'account_link')))
        throw fieldProblem('passkey', 'passkey_wrong')
      if ('password' in body) await requirePassword(account, body.password, origin)
      const spend: Spend = async (queries) => {
        // The answer to a passkey's challenge has used its ticket up already.
        const isSpent = byPasskey || (await spendTicket(queries, body.ticket, purposes))
        const isTaken = isSpent && (await waiting.take(queries, body.ticket))
        return isTaken ? null : fieldProblem('ticket', 'ticket_ended')
      }
      if ('letter' in body) {
        const refused = await auth.transaction((queries) => spend(queries, () => undefined))
        if (refused) throw refused
        return askOwner(what.provided, account.email, origin)
      }
      const entrant = entrantBy(member, what, origin)
      const proved = byPasskey && ({ firstFactor: 'passkey', isWhole: true } as const)
      return signedIn(await signIn.enter({ ...entrant, ...proved }, spend))
    },
  }
}
