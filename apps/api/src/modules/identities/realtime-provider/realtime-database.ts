import { type GuardedFetch, guardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { ResolveName } from '../../../platform/resolve-name.ts'
import {
  heldPreferences,
  type PreferenceOwner,
  type PreferenceStore,
  writtenPreferences,
} from '../provided/preference-store.ts'
import { readable, storable } from './realtime-keys.ts'

type Options = {
  /** With a slash at its end. */
  databaseUrl: string
  loopback: boolean
  resolve?: ResolveName
}

/** A person's place in the realtime database, `users/{uid}` (identities §3), by its REST interface. */
export function realtimeDatabase({ databaseUrl, loopback, resolve }: Options): PreferenceStore {
  const { origin } = new URL(databaseUrl)
  const fetchGuarded = guardedFetch({
    approves: (asked) => asked === origin,
    loopback,
    ...(resolve && { resolve }),
  })

  async function call(
    { subject, accessToken }: PreferenceOwner,
    options: Parameters<GuardedFetch>[1] = {},
  ): Promise<unknown> {
    const place = `${databaseUrl}users/${encodeURIComponent(subject)}.json`
    // The service accepts an id token only in the address. Our log does not contain the addresses
    // of such calls.
    const address = `${place}?auth=${encodeURIComponent(accessToken)}`
    const headers = { 'content-type': 'application/json' }
    const answer = await fetchGuarded(address, { ...options, headers })
    if (!answer.ok) throw new Error(`the realtime database answers ${answer.status}`)
    return answer.json().catch(() => {
      // The parser's error is dropped, since it quotes the text.
      throw new Error('the realtime database answers no JSON')
    })
  }

  return {
    async read(owner) {
      const held = objectOf(await call(owner))
      return heldPreferences(held && { ...held, settings: readable(held.settings) })
    },

    async write(owner, preferences) {
      const written = writtenPreferences(preferences)
      // The data that other applications have stored there is kept.
      const others = objectOf(await call(owner))
      const all = { ...others, ...written, settings: storable(written.settings) }
      await call(owner, { method: 'PUT', body: JSON.stringify(all) })
    },
  }
}

const objectOf = (held: unknown): { settings?: unknown } | null =>
  typeof held === 'object' ? held : null
