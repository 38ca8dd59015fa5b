import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  admin: {
    title: 'A page for administrators',
    text: 'Only administrators and masters get here. Any other role is led to the landing page.',
  },
  staff: {
    title: 'A page for staff',
    text: 'Administrators, masters, and commercial and support staff get here. Any other role is led to the landing page.',
  },
  guest: {
    title: 'A page for who is not signed in',
    text: 'Only people who are not signed in get here. Afterwards the same address leads to the landing page.',
  },
  home: 'Go home',
  login: 'Go to sign in',
}
