import type { Actor } from '@portaria/contract/actors/actor'
import type { PreferencesOutcome } from '@portaria/contract/modules/identities/hosted-provider'
import { problem } from '../../../platform/problem.ts'
import {
  readPreferences,
  takePreferences,
} from '../../accounts/public/account/preferences.repository.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import { providerMetadata } from '../hosted-provider/provider-metadata.ts'
import type { PreferenceOwner } from '../provided/preference-store.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'
import type { RealtimeClient } from '../realtime-provider/realtime-client.ts'
import { realtimeDatabase } from '../realtime-provider/realtime-database.ts'
import { type HeldToken, providerSessions } from '../sessions/provider-sessions.ts'

/** Calls to a provider about preferences that a session may cause in a quarter of an hour. */
const FREE_CALLS = 100

export type ProviderPreferences = {
  /**
   * Compares our preferences with the provider's, and stores the newer ones on both sides. Throws
   * `not_found` for a session that did not begin at a provider. Returns `not_initialised` for a
   * provider that stores none.
   */
  compare(actor: Actor): Promise<PreferencesOutcome>
  /**
   * Stores our preferences at the provider, and returns its kind; null for a session that did not
   * begin at a provider with preferences. Never throws: returns `failed` if the provider does not
   * store them, and they stay stored here.
   */
  save(actor: Actor): Promise<ProvidedSession['kind'] | 'failed' | null>
}

type NeededParts = Pick<
  SignInTools,
  'auth' | 'database' | 'secret' | 'oidc' | 'realtime' | 'outboundLoopback'
>

type Tools = {
  throttle: SignInThrottle
  /** Renews the tokens of the realtime database service; null where none is set up. */
  client: Pick<RealtimeClient, 'renew'> | null
  note: (error: unknown) => void
}

/** The place where each kind of provider stores preferences. */
function storesOf({ oidc, realtime, outboundLoopback: loopback }: NeededParts) {
  const { managementUrl } = oidc ?? {}
  const { databaseUrl } = realtime ?? {}
  return {
    hosted: managementUrl === undefined ? null : providerMetadata({ managementUrl, loopback }),
    realtime: databaseUrl === undefined ? null : realtimeDatabase({ databaseUrl, loopback }),
  }
}

/**
 * Reads and stores the settings and shortcuts of people at the providers through which they sign
 * in.
 */
export function providerPreferences(
  parts: NeededParts,
  { throttle, client, note }: Tools,
): ProviderPreferences {
  const { auth, database, secret } = parts
  const stores = storesOf(parts)
  const sessions = providerSessions(secret)

  const keepsAny = Object.values(stores).some((store) => store !== null)

  const heldBy = async ({ sessionId }: Actor): Promise<HeldToken | null> =>
    sessionId === null ? null : auth.query((queries) => sessions.owner(queries, sessionId))

  /** The token of a session; an old one of the realtime service is renewed. */
  async function ownerOf({ sessionId }: Actor, held: HeldToken): Promise<PreferenceOwner> {
    if (held.kind !== 'realtime' || !held.isOld || client === null || sessionId === null)
      return held
    const renewal = await auth.query((queries) => sessions.claim(queries, sessionId))
    if (!renewal) return held
    const provided = await client.renew(renewal.refreshToken)
    if (provided.subject !== held.subject) throw new Error('the token is renewed for somebody else')
    await auth.query((queries) => sessions.renewed(queries, renewal.id, provided))
    return provided
  }

  /** Calls a provider in the person's turn; its failure is noted. */
  async function asked<Answer>(
    actor: Actor,
    held: HeldToken,
    work: (owner: PreferenceOwner) => Promise<Answer>,
  ): Promise<Answer | 'failed'> {
    try {
      await throttle.allow('provider preferences', `session ${actor.sessionId}`, FREE_CALLS)
      return await work(await ownerOf(actor, held))
    } catch (error) {
      note(error)
      return 'failed'
    }
  }

  return {
    async compare(actor) {
      const held = await heldBy(actor)
      if (!held) throw problem('not_found')
      const store = stores[held.kind]
      if (store === null) return held.kind === 'realtime' ? 'not_initialised' : 'kept'
      return asked(actor, held, async (owner) => {
        const theirs = await store.read(owner)
        const mine = await readPreferences(database, actor)
        if (theirs && (!mine || theirs.savedAt > mine.savedAt))
          return (await takePreferences(database, actor, theirs)) > 0 ? 'taken' : 'kept'
        if (mine && (!theirs || mine.savedAt > theirs.savedAt)) await store.write(owner, mine)
        return 'kept'
      })
    },

    async save(actor) {
      // Where no provider stores preferences, saving takes no further statement.
      const held = keepsAny ? await heldBy(actor) : null
      const store = held && stores[held.kind]
      const mine = store && (await readPreferences(database, actor))
      if (!held || !store || !mine) return null
      return asked(actor, held, async (owner) => {
        await store.write(owner, mine)
        return held.kind
      })
    },
  }
}
