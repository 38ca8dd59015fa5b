import { createHash } from 'node:crypto'
import type { Actor } from '@portaria/contract/actors/actor'
import type {
  LinkRealtimeBody,
  RealtimeLoginBody,
  RealtimeProofBody,
  RealtimeRegisterBody,
} from '@portaria/contract/modules/identities/realtime-provider'
import { sql } from 'kysely'
import { fieldProblem, ProblemError, problem } from '../../../platform/problem.ts'
import { accountOfEmail } from '../../accounts/public/account/account.repository.ts'
import type { Origin } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { askingParty, deviceOfTry } from '../../accounts/public/devices/known-devices.ts'
import type { SignInFailures } from '../../accounts/public/throttle/sign-in-failures.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import type { OwnIdentities } from '../own/own-identities.service.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'
import type { Answered, IdentitySignIn } from '../sign-in/identity-sign-in.service.ts'
import type { Credentials, RealtimeClient } from './realtime-client.ts'

/** Limit of accounts that a network, or a known device, may make there in a quarter of an hour. */
const FREE_REGISTRATIONS = 10

export type RealtimeSignIn = {
  /**
   * Signs in by an account of the service. Throws the refusals of the service on their fields,
   * `throttled` and `sign_in_by_letter` like a sign-in by a password here, `unavailable`, and the
   * problems of signing in after the right password.
   */
  signIn(body: RealtimeLoginBody, origin: Origin): Promise<Answered>
  /**
   * Makes an account at the service, and continues like a sign-in. Throws `operation-not-allowed`,
   * and the problems of `signIn`.
   */
  register(body: RealtimeRegisterBody, origin: Origin): Promise<Answered>
  /** Links an account of the service to the one of a session, which was proved recently. */
  link(actor: Actor, body: LinkRealtimeBody, origin: Origin): Promise<void>
  /** Proves a session anew by an account of the service. */
  prove(actor: Actor, body: RealtimeProofBody, origin: Origin): Promise<void>
}

type Tools = {
  client: RealtimeClient
  identities: IdentitySignIn
  own: OwnIdentities
  /**
   * The throttle of calls to the service, with turns of their own: they do not take the turns of
   * hashing.
   */
  throttle: SignInThrottle
  failures: SignInFailures
  note: (error: unknown) => void
}

export function realtimeSignIn(
  { auth, registration }: Pick<SignInTools, 'auth' | 'registration'>,
  { client, identities, own, throttle, failures, note }: Tools,
): RealtimeSignIn {
  /** Uses a token up: each counts once. */
  async function spend({ idToken, expiresAt }: ProvidedSession): Promise<void> {
    const digest = createHash('sha256').update(idToken).digest()
    const spent = await auth.query((queries) =>
      queries.count(sql`
        INSERT INTO spent_provider_tokens (digest, expires_at) VALUES (${digest}, ${expiresAt})
        ON CONFLICT (digest) DO NOTHING`),
    )
    if (spent === 0) throw fieldProblem('ticket', 'ticket_ended')
  }

  /**
   * Runs a call to the service. Its refusals are thrown as they are; any other error is a failure
   * of the service.
   */
  async function asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ProblemError) throw error
      note(error)
      throw problem('unavailable')
    }
  }

  /**
   * Refusals that reveal whether an account exists there. They are limited like guesses of a
   * password.
   */
  const guesses = ['wrong-password', 'user-not-found', 'user-disabled']
  const isGuess = (error: unknown): error is ProblemError =>
    error instanceof ProblemError &&
    error.details.errors?.some(({ code }) => guesses.includes(code)) === true

  /** Tries a password at the service, and counts the try like one of a password here. */
  async function byPassword(
    { email, password }: Credentials,
    origin: Origin,
  ): Promise<ProvidedSession> {
    const { address } = origin
    const knownBy = async () => {
      const known = await deviceOfTry(auth, origin, email)()
      return known && `realtime ${known}`
    }
    const tried = { account: `realtime ${email}`, address, knownBy }
    let refusal = fieldProblem('password', 'wrong-password')
    const session = await throttle.attemptPassword(tried, () =>
      asked(() => client.signIn({ email, password })).catch((error: unknown) => {
        if (!isGuess(error)) throw error
        refusal = error
        return null
      }),
    )
    if (!session) {
      // Guesses of passwords at people's accounts are recorded like those of passwords here.
      const account = await auth.query((queries) => accountOfEmail(queries, email))
      failures.note(account ?? email, origin)
      throw refusal
    }
    await spend(session)
    return session
  }

  return {
    async signIn({ letter, ...credentials }, origin) {
      const provided = await byPassword(credentials, origin)
      return letter === undefined
        ? identities.arrive(provided, origin)
        : identities.confirm(provided, letter, origin)
    },

    async register({ displayName: name, email, password }, origin) {
      if (!registration) throw problem('operation-not-allowed')
      const who = await auth.query((queries) => askingParty(queries, origin))
      await throttle.allow('register there', who, FREE_REGISTRATIONS)
      const session = await asked(() => client.signUp({ email, password }))
      await spend(session)
      return identities.arrive({ ...session, name }, origin)
    },

    async link(actor, credentials, origin) {
      await own.link(actor, await byPassword(credentials, origin), origin)
    },

    async prove(actor, { ticket, code, ...credentials }, origin) {
      const provided = await byPassword(credentials, origin)
      // The code is checked after the password, as in every proof, since a code works only once.
      await own.requireCode(actor, { ticket, code })
      await own.prove(actor, provided, ticket)
    },
  }
}
