import { updateMeBody } from '@portaria/contract/modules/accounts/sign-in'
import * as z from 'zod'
import { type GuardedFetch, guardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { ResolveName } from '../../../platform/resolve-name.ts'

/** What a person changed about how the app looks and works for them, and when. */
export type Preferences = {
  settings: Record<string, unknown>
  shortcuts: string[]
  savedAt: Date
}

/** Whose metadata, by the access token of their session. */
export type MetadataOwner = { subject: string; accessToken: string }

export type ProviderMetadata = {
  /** Null where the provider holds none that is ours, or none that could be. Throws where it does not answer. */
  read(owner: MetadataOwner): Promise<Preferences | null>
  /** Throws where the provider does not keep them, or they are too long for it. */
  write(owner: MetadataOwner, preferences: Preferences): Promise<void>
}

/** Most characters of a person's metadata as JSON, which is what large providers keep. */
const METADATA_MAX = 16 * 1024

/** Milliseconds by which the clocks of both may differ. */
const CLOCK_MS = 60_000

/** As `PATCH /me` checks them: another application may have written there. */
const kept = z.object({
  settings: updateMeBody.shape.settings,
  shortcuts: updateMeBody.shape.shortcuts,
  saved_at: z.iso.datetime(),
})

/** A time to come is none: it would win over each later change for ever. */
function timeOf(savedAt: string): Date {
  const at = Date.parse(savedAt)
  return new Date(at > Date.now() + CLOCK_MS ? 0 : at)
}

/** The calls about a person's metadata (product.md section 7), at an address of the operator. */
export function providerMetadata({
  managementUrl,
  loopback,
  resolve,
}: {
  /** With a slash at its end. */
  managementUrl: string
  loopback: boolean
  resolve?: ResolveName
}): ProviderMetadata {
  const { origin } = new URL(managementUrl)
  const fetchGuarded = guardedFetch({
    approves: (asked) => asked === origin,
    loopback,
    ...(resolve && { resolve }),
  })

  async function call(
    { subject, accessToken }: MetadataOwner,
    options: Parameters<GuardedFetch>[1] = {},
  ): Promise<Response> {
    const address = `${managementUrl}users/${encodeURIComponent(subject)}`
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const answer = await fetchGuarded(address, { ...options, headers })
    if (!answer.ok) throw new Error(`the provider's metadata answers ${answer.status}`)
    return answer
  }

  return {
    async read(owner) {
      const body: unknown = await (await call(owner)).json()
      const metadata =
        typeof body === 'object' && body && 'user_metadata' in body && body.user_metadata
      if (JSON.stringify(metadata ?? null).length > METADATA_MAX) return null
      const read = kept.safeParse(metadata)
      if (!read.success) return null
      const { settings = {}, shortcuts = [], saved_at: savedAt } = read.data
      return { settings, shortcuts, savedAt: timeOf(savedAt) }
    },

    async write(owner, { settings, shortcuts, savedAt }) {
      const metadata = { settings, shortcuts, saved_at: savedAt.toISOString() }
      if (JSON.stringify(metadata).length > METADATA_MAX)
        throw new Error('the preferences are too long for the provider')
      await call(owner, { method: 'PATCH', body: JSON.stringify({ user_metadata: metadata }) })
    },
  }
}
