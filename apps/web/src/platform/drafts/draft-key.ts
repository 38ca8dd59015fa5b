import type { DraftKeyAnswer } from '@portaria/contract/modules/accounts/own-account'
import { fromBase64Url } from '../base64url.ts'
import { callApi } from '../http-client.ts'
import { onSessionEnd } from '../session/session.store.ts'

/** The key of the signed-in person, in memory only. */
let held: { userId: string; key: Promise<CryptoKey> } | null = null

onSessionEnd(() => {
  // Forms store their last changes at the same event, and need the key for that.
  setTimeout(() => {
    held = null
  })
})

/**
 * Reads the key of the signed-in person's drafts, once; it cannot be exported. Rejects where the
 * server does not answer; the next call asks again.
 */
export function draftKeyOf(userId: string): Promise<CryptoKey> {
  if (held?.userId === userId) return held.key
  const key = fetchKey()
  held = { userId, key }
  key.catch(() => {
    if (held?.key === key) held = null
  })
  return key
}

async function fetchKey(): Promise<CryptoKey> {
  const { data } = await callApi<DraftKeyAnswer>('/me/draft-key')
  const bytes = fromBase64Url(data.key)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
