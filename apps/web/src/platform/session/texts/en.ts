import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Your sign-in with {{provider}} ends at {{time}}',
  text: 'Save what you are doing. To go on after that, sign out and sign in again.',
  action: 'Sign out and in again',
  other: 'another service',
  notKept: '{{provider}} did not keep your preferences',
  keptHere: 'They are saved in Portaria.',
}
