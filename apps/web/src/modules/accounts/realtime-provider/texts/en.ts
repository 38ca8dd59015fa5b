import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  // A fixed text (identities §5).
  loggingIn: 'Logging in with Firebase',
  email: 'E-mail',
  password: '{{provider}} password',
  emailInvalid: 'Type a valid e-mail.',
  passwordRequired: 'Type the password.',
  login: {
    text: 'Use the e-mail and password of your {{provider}} account. The password is not kept here.',
    submit: 'Sign in',
    back: 'Sign in another way',
  },
  register: {
    text: 'The account is created at {{provider}}, and an e-mail confirms that the address is yours.',
  },
  link: {
    text: 'Sign in with the account that will open your account here. The password is not kept.',
    submit: 'Link',
    cancel: 'Cancel',
  },
}
