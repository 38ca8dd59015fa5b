import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  pageTitle: 'Register',
  title: 'Create your account',
  text: 'Afterwards, whoever runs your condominium gives you access.',
  off: 'Registration is switched off here',
  offText:
    'Whoever runs your condominium invites you by e-mail. If you have the invitation, open its link; if you have a password, sign in.',
  providers: 'Way to register',
  notConnected: 'Registering with {{provider}} is not connected here',
  notConnectedText: 'Register with Portaria itself, by e-mail and password.',
  useOwn: 'Register with Portaria',
  displayName: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHelp: 'Twelve characters or more. A short sentence that only you know works well.',
  passwordConfirm: 'Confirm the password',
  submit: 'Create account',
  displayNameRequired: 'You must enter display name',
  emailRequired: 'You must enter a email',
  emailInvalid: 'You must enter a valid email',
  passwordRequired: 'Please enter your password.',
  passwordShort: 'Password is too short - should be 8 chars minimum.',
  passwordsDiffer: 'Passwords must match',
  login: 'Login',
  back: 'Back to Dashboard',
  done: {
    title: 'Check your e-mail',
    text: 'We sent a link to {{email}}. It confirms that the e-mail is yours and is good for seven days.',
    next: 'And then?',
    nextText:
      'Ask the manager or the administration of your condominium to give access to this e-mail. Until then you are a guest: the account exists, but opens nothing yet.',
  },
  confirm: {
    pageTitle: 'Confirm the registration',
    title: 'Confirm your registration',
    text: 'Enter the password that you chose when you created the account.',
    submit: 'Confirm the registration',
    wrong: 'This is not the password that you chose.',
    doneTitle: 'Registration confirmed',
    doneText:
      'Now ask the manager or the administration of your condominium to give access to your e-mail. You are told, and sign in with the password you chose.',
    login: 'Go to sign in',
    noTokenTitle: 'Open the link in the e-mail',
    noTokenText:
      'A registration is confirmed by the link that we sent. If it was used or has ended, choose a password at “I forgot my password”.',
    forgot: 'I forgot my password',
  },
}
