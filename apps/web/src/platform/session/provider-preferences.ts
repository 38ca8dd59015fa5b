import type { PreferencesOutcome } from '@portaria/contract/modules/identities/hosted-provider'
import { callApi } from '../http-client.ts'
import { providerKeepsPreferences } from '../offered.ts'
import { tellKeptHereOnly } from './kept-here-only.ts'
import { fetchMe } from './me.ts'

/** Milliseconds that a sign-in waits for the settings kept by the provider. */
const PATIENCE_MS = 1_500

/**
 * Adopts settings and shortcuts that are newer at the provider; a slow answer is awaited in the
 * background. Never throws: on failure the ones kept here stay.
 */
export async function comparePreferences(): Promise<void> {
  if (!providerKeepsPreferences()) return
  const compared = compare().catch(() => undefined)
  await Promise.race([compared, new Promise((done) => setTimeout(done, PATIENCE_MS))])
}

async function compare(): Promise<void> {
  const { data } = await callApi<{ data: { outcome: PreferencesOutcome } }>(
    '/me/provider-preferences',
    { method: 'POST' },
  )
  if (data.outcome === 'taken') await fetchMe()
  if (data.outcome === 'failed') tellKeptHereOnly()
  if (data.outcome === 'not_initialised') {
    // Operators search the log for these words (identities §5).
    // oxlint-disable-next-line no-console
    console.warn("Firebase Service didn't initialize, check your configuration")
  }
}
