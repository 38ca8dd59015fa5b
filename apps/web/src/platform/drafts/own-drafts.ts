import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange, onSessionEnd } from '../session/session.store.ts'
import { draftKeyOf } from './draft-key.ts'
import { type Draft, type DraftPlace, draftStore, isDraftRow, keyAt } from './draft-store.ts'

/** The drafts on this device; not for plain http, where the browser encrypts nothing. */
export const drafts = draftStore({
  rows: deviceStore({ database: 'portaria-drafts', table: 'drafts', keyPath: 'key' }, isDraftRow),
  keyOf: draftKeyOf,
})

/** Whether drafts stay on this device. */
export const draftsStay = (): boolean => window.isSecureContext && typeof indexedDB !== 'undefined'

/**
 * What stood in forms when the server ended the session, with what no device keeps: for the same
 * person who signs in again in this tab.
 */
const untilSignIn = new Map<string, { userId: string; draft: Draft }>()

export function holdUntilSignIn(place: DraftPlace, draft: Draft): void {
  untilSignIn.set(keyAt(place), { userId: place.userId, draft })
}

/** What was held for a place. */
export const heldAt = (place: DraftPlace): Draft | null =>
  untilSignIn.get(keyAt(place))?.draft ?? null

export function letGo(place: DraftPlace): void {
  untilSignIn.delete(keyAt(place))
}

onSessionEnd((end) => {
  if (end === 'signed-out') untilSignIn.clear()
})
onSessionChange(() => {
  const { user } = currentSession()
  if (user === null) return
  for (const [key, { userId }] of untilSignIn) if (userId !== user.id) untilSignIn.delete(key)
})
