import type { Actor } from '@portaria/contract/actor'
import type { PreferencesOutcome } from '@portaria/contract/modules/accounts/hosted-provider'
import { sql } from 'kysely'
import { inActingScope } from '../../../platform/database/acting-scope.ts'
import { problem } from '../../../platform/problem.ts'
import { providerSessions } from '../identities/provider-sessions.ts'
import type { SignInTools } from '../sign-in/sign-in-tools.ts'
import type { SignInThrottle } from '../throttle/sign-in-throttle.ts'
import {
  type MetadataOwner,
  type Preferences,
  type ProviderMetadata,
  providerMetadata,
} from './provider-metadata.ts'

/** Calls about metadata that a session causes in a quarter of an hour. */
const FREE_CALLS = 100

export type ProviderPreferences = {
  /**
   * Compares what we keep with the provider's: the newer of both is kept here and there. Throws
   * `not_found` for a session that did not begin at a provider which keeps some.
   */
  compare(actor: Actor): Promise<PreferencesOutcome>
  /**
   * Keeps at the provider what was kept here; null for a session that did not begin at one. Never
   * throws: what the provider does not keep, we do.
   */
  save(actor: Actor): Promise<'saved' | 'failed' | null>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'secret' | 'oidc' | 'outboundLoopback'>

type Tools = { throttle: SignInThrottle; note: (error: unknown) => void }

type Row = { settings: Record<string, unknown>; shortcuts: string[]; saved_at: Date | null }

/** The settings and shortcuts of people at the hosted provider; null where it keeps none. */
export function providerPreferences(
  { auth, database, secret, oidc, outboundLoopback: loopback }: NeededParts,
  { throttle, note }: Tools,
): ProviderPreferences | null {
  const { managementUrl } = oidc ?? {}
  if (managementUrl === undefined) return null
  const metadata: ProviderMetadata = providerMetadata({ managementUrl, loopback })
  const sessions = providerSessions(secret)

  async function ownerOf({ sessionId }: Actor): Promise<MetadataOwner | null> {
    if (sessionId === null) return null
    return auth.query((queries) => sessions.owner(queries, sessionId))
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
      const owner = await ownerOf(actor)
      if (!owner) throw problem('not_found')
      try {
        const theirs = await counted(actor, () => metadata.read(owner))
        const mine = await ours(actor)
        if (theirs && (!mine || theirs.savedAt > mine.savedAt))
          return (await take(actor, theirs)) > 0 ? 'taken' : 'kept'
        if (mine && (!theirs || mine.savedAt > theirs.savedAt)) await metadata.write(owner, mine)
        return 'kept'
      } catch (error) {
        note(error)
        return 'failed'
      }
    },

    async save(actor) {
      const owner = await ownerOf(actor)
      const mine = owner && (await ours(actor))
      if (!owner || !mine) return null
      try {
        await counted(actor, () => metadata.write(owner, mine))
        return 'saved'
      } catch (error) {
        note(error)
        return 'failed'
      }
    },
  }
}
