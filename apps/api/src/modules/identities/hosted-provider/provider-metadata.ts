import { type GuardedFetch, guardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { ResolveName } from '../../../platform/resolve-name.ts'
import {
  heldPreferences,
  type PreferenceOwner,
  type PreferenceStore,
  writtenPreferences,
} from '../provided/preference-store.ts'

type Options = {
  /** With a slash at its end. */
  managementUrl: string
  loopback: boolean
  resolve?: ResolveName
}

/** The calls about a person's metadata (identities §2), at an address of the operator. */
export function providerMetadata({ managementUrl, loopback, resolve }: Options): PreferenceStore {
  const { origin } = new URL(managementUrl)
  const fetchGuarded = guardedFetch({
    approves: (asked) => asked === origin,
    loopback,
    ...(resolve && { resolve }),
  })

  async function call(
    { subject, accessToken }: PreferenceOwner,
    options: Parameters<GuardedFetch>[1] = {},
  ): Promise<Response> {
    // As steps of a path, these would lead to another place than a person's.
    if (subject === '.' || subject === '..') throw new Error('the subject has no address')
    const address = `${managementUrl}users/${encodeURIComponent(subject)}`
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const answer = await fetchGuarded(address, { ...options, headers })
    if (!answer.ok) throw new Error(`the provider's metadata answers ${answer.status}`)
    return answer
  }

  return {
    async read(owner) {
      const body: unknown = await (await call(owner)).json()
      const isHeld = typeof body === 'object' && body !== null && 'user_metadata' in body
      return heldPreferences(isHeld ? body.user_metadata : null)
    },

    async write(owner, preferences) {
      const metadata = writtenPreferences(preferences)
      await call(owner, { method: 'PATCH', body: JSON.stringify({ user_metadata: metadata }) })
    },
  }
}
