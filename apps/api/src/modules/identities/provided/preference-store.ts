import { updateMeBody } from '@portaria/contract/modules/accounts/sign-in'
import * as z from 'zod'
import type { Preferences } from '../../accounts/public/account/preferences.repository.ts'

/** The owner of preferences, by a token of their session. */
export type PreferenceOwner = { subject: string; accessToken: string }

/** The place where a provider stores people's preferences of the app. */
export type PreferenceStore = {
  /**
   * Returns null if the provider has no preferences, or none that could be ours. Throws if it does
   * not answer.
   */
  read(owner: PreferenceOwner): Promise<Preferences | null>
  /** Throws where the provider does not store them, or they are too long for it. */
  write(owner: PreferenceOwner, preferences: Preferences): Promise<void>
}

/** Limit of a person's preferences as JSON, in characters, which large providers store. */
const LENGTH_MAX = 16 * 1024

/** Milliseconds by which the provider's clock and ours may differ. */
const CLOCK_MS = 60_000

/** Checked like a body of `PATCH /me`, since another application may have written there. */
const kept = z.object({
  settings: updateMeBody.shape.settings,
  shortcuts: updateMeBody.shape.shortcuts,
  saved_at: z.iso.datetime(),
})

/** Reads a provider's data of a person; null for data that cannot be ours. */
export function heldPreferences(held: unknown): Preferences | null {
  const read = kept.safeParse(held)
  // Data that another application wrote is ignored.
  if (!read.success || JSON.stringify(read.data).length > LENGTH_MAX) return null
  const { settings = {}, shortcuts = [], saved_at: savedAt } = read.data
  return { settings, shortcuts, savedAt: timeOf(savedAt) }
}

/** Returns preferences in the form that is sent to a provider. Throws if they are too long. */
export function writtenPreferences({ settings, shortcuts, savedAt }: Preferences) {
  const written = { settings, shortcuts, saved_at: savedAt.toISOString() }
  if (JSON.stringify(written).length > LENGTH_MAX)
    throw new Error('the preferences are too long for the provider')
  return written
}

/** A time in the future is dropped: it would win over each later change for ever. */
function timeOf(savedAt: string): Date {
  const at = Date.parse(savedAt)
  return new Date(at > Date.now() + CLOCK_MS ? 0 : at)
}
