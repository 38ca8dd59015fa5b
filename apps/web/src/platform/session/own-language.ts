import type { Language } from '@portaria/i18n/languages'
import { changePageLanguage } from '../i18n/change-page-language.ts'
import { updateMe } from './me.ts'
import { currentSession } from './session.store.ts'

/** The language that a guest chose, saved to their account after signing in. */
let chosenByGuest: Language | null = null

/** Changes the language of the page, and of the account of who has one; throws where it is not kept. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changePageLanguage(language)
  if (currentSession().user === null) chosenByGuest = language
  else await updateMe({ language }, { keepalive: true })
}

/** The language that was chosen before signing in, once. */
export function takeGuestLanguage(): Language | null {
  const chosen = chosenByGuest
  chosenByGuest = null
  return chosen
}
