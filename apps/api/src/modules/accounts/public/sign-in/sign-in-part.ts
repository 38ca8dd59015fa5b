import type { Actor, SessionOrigin } from '@portaria/contract/actors/actor'
import type { SecondFactorDemand } from '@portaria/contract/answers/errors'
import type { LoginProofBody } from '@portaria/contract/modules/accounts/login-proof'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiModule } from '../../../../parts/module.ts'
import type { Queries } from '../../../../platform/database/queries.ts'
import type { ProblemError } from '../../../../platform/problem.ts'
import type { FirstFactor } from '../../../../platform/sessions/session.store.ts'
import type { Member } from '../account/account.repository.ts'
import type { Account, Origin } from '../account/account.ts'
import type { Note } from '../account/in-trail.ts'
import type { SignInTools, WithAuth } from '../account/sign-in-tools.ts'
import type { Wish } from '../account/usable-membership.ts'
import type { PasswordTurns } from '../throttle/password-turns.ts'
import type { SignInFailures } from '../throttle/sign-in-failures.ts'
import type { SignInThrottle } from '../throttle/sign-in-throttle.ts'

/** A completed sign-in: the answer, and the browser's new device cookie. */
export type SignedIn<Answer = LoginAnswer> = { answer: Answer; device: string }

/** A further step: its problem, and the ticket by which the sign-in continues. */
export type Asked = { ticket: string; problem: ProblemError }

/** A step between the membership and the session: its demand, or null where it is done. */
export type SignInStep = (queries: Queries, account: Account) => Promise<Asked | null>

/** The connection between a provider's session and the session that opens. */
export type SessionBond = {
  readonly vouched: SessionOrigin
  /** The provider's tokens that the browser stores. */
  readonly tokens: Pick<LoginAnswer, 'provider'>
  /** Stores it until the ticket of a further step is answered. */
  wait(queries: Queries, ticket: string): Promise<void>
  /**
   * Links the identity to the account; returns the function that ties a session to it, or a
   * refusal.
   */
  link(queries: Queries, member: Member, note: Note): Promise<Tie | ProblemError>
}

/** Ties a new session to the provider's. */
export type Tie = (sessionId: string) => Promise<void>

/** A person whose account is proved, and their way to sign in. */
export type Entrant = Wish & {
  member: Member
  origin: Origin
  /**
   * Whether no further step is needed: one was taken before, or the first factor counts as both.
   */
  isWhole: boolean
  /** Null for those who sign in without a provider. */
  bond: SessionBond | null
}

/**
 * Uses up the ticket, or another part, of a way to sign in, in the transaction of the session; a
 * refusal ends the sign-in.
 */
export type Spend = (queries: Queries, note: Note) => Promise<ProblemError | null>

export type SignIn = {
  /**
   * Signs in a person whose account is proved, all in one transaction: `spend`, the membership, the
   * steps, and the session. Throws `user_inactive`, `credentials_wrong`, `provider_required`, and
   * the problems of the steps. Writes before a refusal are kept; an error undoes all.
   */
  enter(entrant: Entrant, spend?: Spend): Promise<SignedIn>
}

/** A person who has been proved by a code or a passkey; `spend` uses that code or passkey up. */
export type Proved<Beside> = {
  member: Member
  isPasskey: boolean
  spend: (queries: Queries) => Promise<ProblemError | null>
  beside: Beside
}

/** The further data to read with the ticket of a proof, and the function called for wrong codes. */
export type ProofAsked<Beside> = {
  address: string
  beside: (queries: Queries) => Promise<Beside>
  onWrong: (account: Account) => void
}

/** The proof of a person beside the password. */
export type SecondFactor = {
  /** The demand of an account with a second factor; null without one. */
  demand(queries: Queries, account: Account): Promise<SecondFactorDemand | null>
  /**
   * The person of a code or a passkey. Throws `ticket_ended`, `code_wrong` and `passkey_wrong` on
   * their fields, and `throttled`; `spend` refuses with the first and the last of these.
   */
  prove<Beside>(body: LoginProofBody, asked: ProofAsked<Beside>): Promise<Proved<Beside>>
}

/** A provider's answer that is stored until a further step is completed. */
export type Waiting = Pick<Entrant, 'membershipId'> & {
  bond: SessionBond
  firstFactor: FirstFactor
  /** Uses the answer up; false if that was done before. */
  take(queries: Queries): Promise<boolean>
}

/**
 * The provider's answer that waits for a ticket; null without one. Throws `ticket_ended` in another
 * browser than that of the ticket.
 */
export type WaitingFor = (
  queries: Queries,
  ticket: string,
  origin: Origin,
) => Promise<Waiting | null>

/**
 * Stores a person's preferences at their provider; null for a session that did not begin at a
 * provider with preferences.
 */
export type KeepPreferences = (actor: Actor) => Promise<'hosted' | 'realtime' | 'failed' | null>

/**
 * The shared parts of the ways to sign in, one on each server: guesses and turns are counted
 * together.
 */
export type SignInBase = {
  readonly parts: SignInTools
  readonly turns: PasswordTurns
  readonly throttle: SignInThrottle
  readonly failures: SignInFailures
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** The contribution of a higher module to signing in. */
export type SignInPart = {
  /** Steps of each sign-in, after those of the lower modules. */
  steps?(base: SignInBase): readonly SignInStep[]
  secondFactor?(base: SignInBase): SecondFactor
  waitingFor?(base: SignInBase): WaitingFor
  keepPreferences?(base: SignInBase): KeepPreferences
}

/** Signing in with the contributions of the higher modules. */
export type SigningIn = SignInBase & {
  readonly signIn: SignIn
  readonly secondFactor: SecondFactor
  readonly waitingFor: WaitingFor
  readonly keepPreferences: KeepPreferences
}

/** Additional tools for the routes of modules by which people sign in. */
export type WithSigningIn = { readonly signingIn: SigningIn }

/** A module by which people sign in: its jobs get the auth role's database. */
export type SignInModule = ApiModule<WithSigningIn, WithAuth> & { readonly signInPart?: SignInPart }
