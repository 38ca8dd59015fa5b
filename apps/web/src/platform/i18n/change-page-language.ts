import type { Language } from '@portaria/i18n/languages'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { writeStored } from '../session/session-storage.ts'

/** The storage key that `public/theme.js` reads at the next visit. */
const LANGUAGE_KEY = 'language'

/**
 * Changes the language of this page and of the next visit. Throws if its texts cannot be loaded.
 */
export async function changePageLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  writeStored(LANGUAGE_KEY, language)
}
