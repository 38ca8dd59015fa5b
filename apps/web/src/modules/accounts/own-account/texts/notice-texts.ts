import { choices } from '@portaria/contract/modules/notices-pt'
import { defineTexts } from '@portaria/i18n/react/texts'

/** Descriptions of each kind of notification, for choosing its channels. */
export const noticeTexts = defineTexts('notices', choices, {
  en: async () => (await import('@portaria/contract/modules/notices-en')).choices,
  es: async () => (await import('@portaria/contract/modules/notices-es')).choices,
  ar: async () => (await import('@portaria/contract/modules/notices-ar')).choices,
})
