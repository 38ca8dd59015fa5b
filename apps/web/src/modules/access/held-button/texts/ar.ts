import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  hint: 'اضغط باستمرار حتى يمتلئ الشريط.',
  tooShort: 'كان ذلك قصيرًا: اضغط باستمرار حتى يمتلئ الشريط.',
}
