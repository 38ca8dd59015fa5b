import { choices } from '@portaria/contract/modules/notices-pt'
import { defineTexts } from '@portaria/i18n/react/texts'

/** What each kind of notifications is, for the person who chooses how it comes. */
export const noticeTexts = defineTexts('notices', choices, {
  en: async () => (await import('@portaria/contract/modules/notices-en')).choices,
  es: async () => (await import('@portaria/contract/modules/notices-es')).choices,
  ar: async () => (await import('@portaria/contract/modules/notices-ar')).choices,
})
