import { languages } from '@portaria/i18n/languages'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { readStored } from '../../../platform/session/session-storage.ts'

/**
 * Shows the page in the first of the browser's languages that the product has, unless one was
 * chosen here: a guest has no account that stores a choice.
 */
export async function speakBrowserLanguage(): Promise<void> {
  if (readStored('language') !== null) return
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const spoken = wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0]
  // If its texts fail to load, the page is in Portuguese.
  if (spoken !== undefined) await changeLanguage(spoken).catch(() => undefined)
}
