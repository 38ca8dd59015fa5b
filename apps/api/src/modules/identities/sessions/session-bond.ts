import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { ProblemError } from '../../../platform/problem.ts'
import type { Origin } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type {
  SessionBond,
  SignInBase,
  WaitingFor,
} from '../../accounts/public/sign-in/sign-in-part.ts'
import { useIdentity } from '../links/external-identity.repository.ts'
import { linking } from '../links/linking.ts'
import { factorOf, type ProvidedSession } from '../provided/provided-session.ts'
import { providerSessions } from './provider-sessions.ts'
import { type Waiting, waitingSessions } from './waiting-sessions.ts'

/** Makes the bond of a provider's answer, for a sign-in from `origin`. */
export type BondOf = (waiting: Waiting, origin: Origin) => SessionBond

type NeededParts = Pick<SignInTools, 'secret' | 'oidc' | 'realtime'>

export function sessionBonds(parts: NeededParts): BondOf {
  const waiting = waitingSessions(parts)
  const sessions = providerSessions(parts.secret)
  const link = linking(parts)
  return (what, origin) => {
    const { provided } = what
    return {
      vouched: provided.kind,
      tokens: tokensOf(provided),
      wait: (queries, ticket) => waiting.keep(queries, ticket, origin, what),
      async link(queries, member, note) {
        const identityId = await link(queries, member.account, provided, note)
        if (identityId instanceof ProblemError) return identityId
        return async (sessionId) => {
          await useIdentity(queries, identityId, provided.email)
          await sessions.keep(queries, { sessionId, identityId, provided })
        }
      },
    }
  }
}

/** The provider's tokens that the browser stores. */
function tokensOf(provided: ProvidedSession): Pick<LoginAnswer, 'provider'> {
  // The browser stores nothing of the realtime service.
  if (provided.kind !== 'hosted') return {}
  const { accessToken, idToken, expiresAt } = provided
  const provider = {
    access_token: accessToken,
    id_token: idToken,
    expires_at: expiresAt.toISOString(),
  }
  return { provider }
}

/**
 * The answer that waits for the ticket of a further step, in the browser that asked the provider.
 */
export function waitingFor({ parts }: Pick<SignInBase, 'parts'>): WaitingFor {
  const waiting = waitingSessions(parts)
  const bondOf = sessionBonds(parts)
  return async (queries, ticket, origin) => {
    const what = await waiting.read(queries, ticket, origin)
    return (
      what && {
        bond: bondOf(what, origin),
        firstFactor: factorOf(what.provided),
        membershipId: what.membershipId,
        take: (taking) => waiting.take(taking, ticket),
      }
    )
  }
}
