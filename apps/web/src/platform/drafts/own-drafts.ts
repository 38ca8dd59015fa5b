import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange, onSessionEnd } from '../session/session.store.ts'
import { draftKeyOf } from './draft-key.ts'
import { type Draft, type DraftPlace, draftStore, isDraftRow, keyAt } from './draft-store.ts'

/**
 * The drafts on this device. Over plain http there are none, since the browser encrypts nothing
 * there.
 */
export const drafts = draftStore({
  rows: deviceStore({ database: 'portaria-drafts', table: 'drafts', keyPath: 'key' }, isDraftRow),
  keyOf: draftKeyOf,
})

/** Whether this device can keep drafts. */
export const draftsStay = (): boolean => window.isSecureContext && typeof indexedDB !== 'undefined'

/**
 * Values of the forms that were open when the server ended the session, including values that are
 * never stored on a device. They are offered if the same person signs in again in this tab.
 */
const untilSignIn = new Map<string, { userId: string; draft: Draft }>()

export function holdUntilSignIn(place: DraftPlace, draft: Draft): void {
  untilSignIn.set(keyAt(place), { userId: place.userId, draft })
}

/** The draft held in memory for a place; null without one. */
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
