import type { Language } from '@portaria/contract/actor'
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts'
import { updateMe } from './me.ts'
import { currentSession, onSessionChange } from './session.store.ts'

/** What a guest chose on the way in; it goes with them into their account. */
let chosenByGuest: Language | null = null
let before: Language | undefined

/** Changes the language of the page, and of the account of who has one; throws where it is not kept. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  if (currentSession().user === null) chosenByGuest = language
  else await updateMe({ language })
}

/** The language that a person saved goes with them to every browser. Called once, at the start. */
export function followOwnLanguage(): void {
  onSessionChange(follow)
  follow()
}

function follow(): void {
  const saved = currentSession().user?.language
  if (saved === before) return
  before = saved
  if (saved === undefined) return
  const chosen = chosenByGuest ?? saved
  chosenByGuest = null
  if (chosen !== currentLanguage()) void changeLanguage(chosen)
  // Where it cannot be saved now, this browser keeps it, and the profile page offers it again.
  if (chosen !== saved) void updateMe({ language: chosen }).catch(() => undefined)
}
