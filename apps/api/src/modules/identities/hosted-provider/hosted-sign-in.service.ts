import type { Actor } from '@portaria/contract/actors/actor'
import type {
  BeginHostedBody,
  BeginProofBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { Origin } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { askingParty } from '../../accounts/public/devices/known-devices.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import { type OwnIdentities, personOf } from '../own/own-identities.service.ts'
import type { Answered, IdentitySignIn } from '../sign-in/identity-sign-in.service.ts'
import type { Begun, HostedProvider } from './provider-attempt.service.ts'
import type { KeptAttempt } from './provider-attempts.ts'
import { isUnreachable } from './provider-failure.ts'

/** Limit of sign-ins that a network, or a known device, may begin in a quarter of an hour. */
const FREE_SIGN_INS = 300

/** The browser that asks: its cookies, and the person who is signed in there. */
export type Asking = { browser: string | null; origin: Origin; actor: () => Promise<Actor> }

export type HostedSignIn = {
  /**
   * Begins a sign-in. Throws `throttled`, `operation-not-allowed`, and the problems of
   * `HostedProvider.begin`.
   */
  begin(body: BeginHostedBody, asking: Pick<Asking, 'browser' | 'origin'>): Promise<Begun>
  /**
   * Takes the provider's answer. Throws `ticket_ended` and `provider_answer_wrong` on their fields,
   * `unavailable`, and the problems of signing in after the right password.
   */
  complete(answer: string, asking: Asking): Promise<Answered>
  /** Begins to link an identity; the session was proved recently. */
  beginLink(actor: Actor, browser: string | null): Promise<Begun>
  /** Begins to prove the session anew at the provider. Throws like `OwnIdentities.requireCode`. */
  beginProof(actor: Actor, body: BeginProofBody, browser: string | null): Promise<Begun>
}

type NeededParts = Pick<SignInTools, 'auth' | 'publicUrl' | 'registration'>

type Tools = {
  provider: HostedProvider
  identities: IdentitySignIn
  throttle: SignInThrottle
  own: OwnIdentities
}

export function hostedSignIn(
  parts: NeededParts,
  { provider, identities, throttle, own }: Tools,
): HostedSignIn {
  const { auth, publicUrl, registration } = parts

  async function actorOf({ purpose }: KeptAttempt, { actor }: Asking): Promise<Actor> {
    const asking = await actor()
    const isTheirs =
      'sessionId' in purpose &&
      asking.sessionId === purpose.sessionId &&
      asking.userId === purpose.userId
    if (!isTheirs) throw fieldProblem('ticket', 'ticket_ended')
    return asking
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
      if (purpose.kind === 'letter')
        return identities.confirm(provided, purpose.token, asking.origin)
      if (purpose.kind === 'sign_in')
        return identities.arrive(provided, asking.origin, purpose.membershipId)
      if (actor === null) throw problem('unauthenticated')
      if (purpose.kind === 'prove') {
        await own.prove(actor, provided, purpose.ticket)
        return { answer: { next: 'proved' } }
      }
      await own.link(actor, provided, asking.origin)
      return { answer: { next: 'linked' } }
    },

    async beginLink(actor, browser) {
      await own.requireMayLink(actor)
      return provider.begin('login', { kind: 'link', ...personOf(actor) }, browser)
    },

    async beginProof(actor, body, browser) {
      await own.requireCode(actor, body)
      const { ticket } = body
      return provider.begin('again', { kind: 'prove', ticket, ...personOf(actor) }, browser)
    },
  }
}
