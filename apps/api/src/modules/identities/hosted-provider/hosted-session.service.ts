import type { Actor } from '@portaria/contract/actors/actor'
import type { Renewed } from '@portaria/contract/modules/identities/hosted-provider'
import { problem } from '../../../platform/problem.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'
import { providerSessions } from '../sessions/provider-sessions.ts'
import type { HostedProvider } from './provider-attempt.service.ts'
import { isUnreachable } from './provider-failure.ts'

/** Milliseconds that signing out waits for the provider's metadata. */
const END_MS = 2_000

export type HostedSession = {
  /**
   * Renews a session at its provider, once if several tabs ask. If the provider cannot be reached,
   * the session continues for a while. Throws `not_found` for a session that began here.
   */
  renew(actor: Actor): Promise<Renewed>
  /**
   * The address for signing out of the provider too; null where it has no such page, or does not
   * answer.
   */
  endAddress(idToken: string): Promise<string | null>
}

type NeededParts = Pick<SignInTools, 'auth' | 'guard' | 'secret'>

export function hostedSession(
  { auth, guard, secret }: NeededParts,
  { client, note }: HostedProvider,
): HostedSession {
  const sessions = providerSessions(secret)

  /**
   * Returns the renewed session; null if the provider refused or is unavailable, or if another tab
   * has just asked.
   */
  async function renewNow(sessionId: string): Promise<ProvidedSession | null> {
    const claimed = await auth.query((queries) => sessions.claim(queries, sessionId))
    if (!claimed) return null
    const { id, refreshToken, issuer, subject } = claimed
    try {
      // No database connection is held during the call.
      const provided = await client.renew(refreshToken)
      if (provided.issuer !== issuer || provided.subject !== subject)
        throw new Error('the provider renews the session of somebody else')
      await auth.query((queries) => sessions.renewed(queries, id, provided))
      return provided
    } catch (error) {
      note(error)
      const settle = isUnreachable(error) ? sessions.putOff : sessions.refused
      await auth.query((queries) => settle(queries, id))
      return null
    }
  }

  return {
    async renew({ sessionId }) {
      if (sessionId === null) throw problem('unauthenticated')
      const provided = await renewNow(sessionId)
      guard.forget(sessionId)
      const state = await auth.query((queries) => sessions.read(queries, sessionId))
      if (!state) throw problem('not_found')
      return {
        access_token: provided?.accessToken ?? null,
        id_token: provided?.idToken ?? null,
        expires_at: state.expires_at.toISOString(),
        renewable: state.renewable,
      }
    },

    async endAddress(idToken) {
      const late = new Promise<null>((done) => {
        setTimeout(done, END_MS, null).unref()
      })
      try {
        return await Promise.race([client.endAddress(idToken), late])
      } catch (error) {
        note(error)
        return null
      }
    },
  }
}
