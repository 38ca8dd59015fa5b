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

/** What a further step asks for: the problem that says so, and the ticket by which the sign-in goes on. */
export type Asked = { ticket: string; problem: ProblemError }

/** A step between the membership and the session: what it asks for, or null where it is done. */
export type SignInStep = (queries: Queries, account: Account) => Promise<Asked | null>

/** What a sign-in by a provider ties to the session that it opens. */
export type SessionBond = {
  readonly vouched: SessionOrigin
  /** What the browser keeps of the provider's session. */
  readonly tokens: Pick<LoginAnswer, 'provider'>
  /** Keeps it until the ticket of a further step is answered. */
  wait(queries: Queries, ticket: string): Promise<void>
  /** Links the identity to the account; answers how a session is tied to it, or a refusal. */
  link(queries: Queries, member: Member, note: Note): Promise<Tie | ProblemError>
}

/** Ties a new session to the provider's. */
export type Tie = (sessionId: string) => Promise<void>

/** Somebody whose account is proved, and how they sign in. */
export type Entrant = Wish & {
  member: Member
  origin: Origin
  /** Whether no step asks for more: one was taken before, or the first factor is both. */
  isWhole: boolean
  /** Null for those who sign in without a provider. */
  bond: SessionBond | null
}

/** What a way in spends in the transaction of the session, such as a ticket; a refusal ends the sign-in. */
export type Spend = (queries: Queries, note: Note) => Promise<ProblemError | null>

export type SignIn = {
  /**
   * Signs in somebody whose account is proved, all in one transaction: `spend`, the membership, the
   * steps, and the session. Throws `user_inactive`, `credentials_wrong`, `provider_required`, and what
   * the steps ask for. What was done before a refusal is kept; an error undoes all.
   */
  enter(entrant: Entrant, spend?: Spend): Promise<SignedIn>
}

/** Somebody proved by a code or a passkey, which `spend` uses up. */
export type Proved<Beside> = {
  member: Member
  isPasskey: boolean
  spend: (queries: Queries) => Promise<ProblemError | null>
  beside: Beside
}

/** What is read with the ticket of a proof, and who is told of a wrong code. */
export type ProofAsked<Beside> = {
  address: string
  beside: (queries: Queries) => Promise<Beside>
  onWrong: (account: Account) => void
}

/** The proof of a person beside the password. */
export type SecondFactor = {
  /** What an account with a second factor is asked for; null without one. */
  demand(queries: Queries, account: Account): Promise<SecondFactorDemand | null>
  /**
   * The person of a code or a passkey. Throws `ticket_ended`, `code_wrong` and `passkey_wrong` on
   * their fields, and `throttled`; `spend` refuses with the first and the last of these.
   */
  prove<Beside>(body: LoginProofBody, asked: ProofAsked<Beside>): Promise<Proved<Beside>>
}

/** What a provider said before a further step was asked for. */
export type Waiting = Pick<Entrant, 'membershipId'> & {
  bond: SessionBond
  firstFactor: FirstFactor
  /** Takes it, once. */
  take(queries: Queries): Promise<boolean>
}

/** What waits for a ticket; null without. Throws `ticket_ended` in another browser than that of the ticket. */
export type WaitingFor = (
  queries: Queries,
  ticket: string,
  origin: Origin,
) => Promise<Waiting | null>

/** Keeps a person's preferences at their provider; null for a session that did not begin at one that does. */
export type KeepPreferences = (actor: Actor) => Promise<'hosted' | 'realtime' | 'failed' | null>

/** What the ways to sign in share, one a server: guesses and turns are counted together. */
export type SignInBase = {
  readonly parts: SignInTools
  readonly turns: PasswordTurns
  readonly throttle: SignInThrottle
  readonly failures: SignInFailures
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** What a module above brings to signing in. */
export type SignInPart = {
  /** Steps of each sign-in, after those of the modules below. */
  steps?(base: SignInBase): readonly SignInStep[]
  secondFactor?(base: SignInBase): SecondFactor
  waitingFor?(base: SignInBase): WaitingFor
  keepPreferences?(base: SignInBase): KeepPreferences
}

/** Signing in with what the modules above bring. */
export type SigningIn = SignInBase & {
  readonly signIn: SignIn
  readonly secondFactor: SecondFactor
  readonly waitingFor: WaitingFor
  readonly keepPreferences: KeepPreferences
}

/** What the routes of modules that people sign in by are given besides. */
export type WithSigningIn = { readonly signingIn: SigningIn }

/** A module that people sign in by: its jobs are given the auth role's database. */
export type SignInModule = ApiModule<WithSigningIn, WithAuth> & { readonly signInPart?: SignInPart }
