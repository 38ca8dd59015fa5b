import type { Language } from '@portaria/i18n/languages'
import { changePageLanguage } from '../i18n/change-page-language.ts'
import { updateMe } from './me.ts'
import { currentSession } from './session.store.ts'

/** The language chosen by a guest, saved to their account after signing in. */
let chosenByGuest: Language | null = null

/**
 * Changes the language of the page, and of the signed-in person's account. Throws where it cannot
 * be saved.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await changePageLanguage(language)
  if (currentSession().user === null) chosenByGuest = language
  else await updateMe({ language }, { keepalive: true })
}

/** Returns the language chosen before signing in, once. */
export function takeGuestLanguage(): Language | null {
  const chosen = chosenByGuest
  chosenByGuest = null
  return chosen
}
