import type { Actor } from '@portaria/contract/actor'
import type { PreferencesOutcome } from '@portaria/contract/modules/accounts/hosted-provider'
import { sql } from 'kysely'
import { inActingScope } from '../../../platform/database/acting-scope.ts'
import { ProblemError, problem } from '../../../platform/problem.ts'
import { providerMetadata } from '../hosted-provider/provider-metadata.ts'
import type { RealtimeClient } from '../realtime-provider/realtime-client.ts'
import { realtimeDatabase } from '../realtime-provider/realtime-database.ts'
import type { SignInTools } from '../sign-in/sign-in-tools.ts'
import type { SignInThrottle } from '../throttle/sign-in-throttle.ts'
import type { PreferenceOwner, PreferenceStore, Preferences } from './preference-store.ts'
import type { ProvidedSession } from './provided-session.ts'
import { providerSessions } from './provider-sessions.ts'

/** Calls to a provider about preferences that a session causes in a quarter of an hour. */
const FREE_CALLS = 100

export type ProviderPreferences = {
  /**
   * Compares what we keep with the provider's: the newer of both is kept here and there. Throws
   * `not_found` for a session that did not begin at a provider. One that keeps none is told as
   * `not_initialised`.
   */
  compare(actor: Actor): Promise<PreferencesOutcome>
  /**
   * Keeps at the provider what was kept here, and answers which; null for a session that did not begin
   * at one that keeps any. Never throws: what the provider does not keep, we do.
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

type Row = { settings: Record<string, unknown>; shortcuts: string[]; saved_at: Date | null }

/** A session that began at a provider, and where that keeps preferences; null where it keeps none. */
type Place = {
  kind: ProvidedSession['kind']
  store: PreferenceStore | null
  owner: PreferenceOwner
}

/** Where each kind of provider keeps preferences. */
function storesOf({ oidc, realtime, outboundLoopback: loopback }: NeededParts) {
  const { managementUrl } = oidc ?? {}
  const { databaseUrl } = realtime ?? {}
  return {
    hosted: managementUrl === undefined ? null : providerMetadata({ managementUrl, loopback }),
    realtime: databaseUrl === undefined ? null : realtimeDatabase({ databaseUrl, loopback }),
  }
}

/** The settings and shortcuts of people at the providers through which they sign in. */
export function providerPreferences(
  parts: NeededParts,
  { throttle, client, note }: Tools,
): ProviderPreferences {
  const { auth, database, secret } = parts
  const stores = storesOf(parts)
  const sessions = providerSessions(secret)

  /** The session's token at its provider; that of the realtime service is renewed once it is old. */
  async function placeOf({ sessionId }: Actor): Promise<Place | null> {
    if (sessionId === null) return null
    const held = await auth.query((queries) => sessions.owner(queries, sessionId))
    if (!held) return null
    const { kind, subject, accessToken, isOld } = held
    const place = { kind, store: stores[kind], owner: { subject, accessToken } }
    if (kind !== 'realtime' || !isOld || place.store === null || client === null) return place
    const renewal = await auth.query((queries) => sessions.claim(queries, sessionId))
    if (!renewal) return place
    const { uid, idToken, ...rest } = await client.renew(renewal.refreshToken)
    if (uid !== subject) throw new Error('the token is renewed for somebody else')
    const provided = { ...rest, kind, subject: uid, name: null, accessToken: idToken, idToken }
    await auth.query((queries) => sessions.renewed(queries, renewal.id, provided))
    return { ...place, owner: { subject, accessToken: idToken } }
  }

  const ours = async (actor: Actor): Promise<Preferences | null> => {
    const { saved_at: savedAt, ...row } = await inActingScope(database, actor, (queries) =>
      queries.one(sql<Row>`
        SELECT settings, shortcuts, preferences_saved_at AS saved_at
        FROM users WHERE id = ${actor.userId}`),
    )
    return savedAt && { ...row, savedAt }
  }

  /** Takes the provider's over, unless ours are newer meanwhile. */
  const take = (actor: Actor, { settings, shortcuts, savedAt }: Preferences) =>
    inActingScope(database, actor, (queries) =>
      queries.count(sql`
        UPDATE users SET settings = ${JSON.stringify(settings)}::jsonb,
          shortcuts = ${shortcuts}::text[], preferences_saved_at = ${savedAt}
        WHERE id = ${actor.userId}
          AND (preferences_saved_at IS NULL OR preferences_saved_at < ${savedAt})`),
    )

  async function counted<Answer>({ sessionId }: Actor, work: () => Promise<Answer>) {
    await throttle.allow('provider preferences', `session ${sessionId}`, FREE_CALLS)
    return work()
  }

  return {
    async compare(actor) {
      try {
        const place = await placeOf(actor)
        if (!place) throw problem('not_found')
        const { store, owner } = place
        if (store === null) return place.kind === 'realtime' ? 'not_initialised' : 'kept'
        const theirs = await counted(actor, () => store.read(owner))
        const mine = await ours(actor)
        if (theirs && (!mine || theirs.savedAt > mine.savedAt))
          return (await take(actor, theirs)) > 0 ? 'taken' : 'kept'
        if (mine && (!theirs || mine.savedAt > theirs.savedAt)) await store.write(owner, mine)
        return 'kept'
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'not_found') throw error
        note(error)
        return 'failed'
      }
    },

    async save(actor) {
      try {
        const { store, owner, kind } = (await placeOf(actor)) ?? {}
        const mine = store && (await ours(actor))
        if (!store || !owner || !mine || kind === undefined) return null
        await counted(actor, () => store.write(owner, mine))
        return kind
      } catch (error) {
        note(error)
        return 'failed'
      }
    },
  }
}
