import type { Language } from '@portaria/i18n/languages'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { writeStored } from '../session/session-storage.ts'

/** What `public/theme.js` reads at the next visit. */
const LANGUAGE_KEY = 'language'

/** Changes the language of the page and of the next visit; throws where its texts don't come. */
export async function changePageLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  writeStored(LANGUAGE_KEY, language)
}
