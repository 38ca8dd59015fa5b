import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  button: 'Sign in with {{provider}}',
  or: 'or',
  registerTitle: 'Registering with {{provider}}',
  registerText: 'You create the account at {{provider}} and come back here.',
  register: 'Create an account with {{provider}}',
  unavailable: '{{provider}} did not answer. Try again, or sign in with e-mail and password.',
  // A fixed text, whatever the provider's name (identities §5).
  loggingIn: 'Logging in with Auth0',
  wait_one: 'Too many tries: wait {{count}} second.',
  wait_other: 'Too many tries: wait {{count}} seconds.',
  waiting: 'Confirming the sign-in…',
  letter: {
    title: 'Check your e-mail',
    text: 'We sent a message to {{email}}. Open its link and sign in with the same {{provider}} account: it confirms that the e-mail is yours and is good for seven days.',
    note: 'Nothing there? Look at the spam folder. Who has an account here can also sign in with e-mail and password and link {{provider}} on the profile.',
    login: 'Back to sign-in',
  },
  noEmail: {
    title: 'An e-mail is missing',
    text: '{{provider}} did not tell your e-mail. Sign in with e-mail and password and link {{provider}} on your profile.',
  },
  guest: {
    title: 'Registration confirmed',
    text: 'Your account exists, and opens nothing yet.',
    next: 'And then?',
    nextText:
      'Ask the manager or the administration of your condominium to give access to your e-mail. If you got an invitation, open its link.',
  },
  account: {
    pageTitle: 'Confirm the account',
    title: 'You have an account here',
    text: '{{email}} has a Portaria account. Confirm that it is yours to sign in with {{provider}}.',
    password: 'Portaria password',
    required: 'Type your password.',
    wrong: 'The password is not right.',
    submit: 'Confirm and sign in',
    passkey: 'Confirm with a passkey',
    letter: 'Get a link by e-mail',
    passkeyWrong: 'The passkey was not recognised. Use the password, or get a link.',
    ended: 'The time to confirm is over. Sign in again.',
    passkeyLeft: 'Confirming with a passkey was interrupted.',
  },
  confirm: {
    pageTitle: 'Confirm sign-in',
    title: 'Confirm that it is you',
    text: 'To finish, sign in with the same {{provider}} account that you used before.',
    action: 'Go on with {{provider}}',
    endedTitle: 'This link is no longer good',
    endedText:
      'It was used, has expired, or is for another account. Sign in with {{provider}} to get another one.',
    offText: 'Signing in through another service is not set up here.',
    login: 'Go to sign-in',
  },
  panel: {
    none: 'No account is linked.',
    linked: 'Linked {{linked}}. Last used: {{used}}.',
    link: 'Link a {{provider}} account',
    unlink: 'Unlink',
    unlinkLabel: 'Unlink {{name}}',
    unlinkTitle: 'Unlink this account?',
    unlinkText:
      '{{name}} will not open your account any more, and other devices that signed in with it are signed out now.',
    done: 'Account unlinked.',
    linkedToast: 'Account linked.',
    failed: 'The linked accounts could not be loaded.',
    notDone: 'This could not be done',
  },
  proved: 'Identity confirmed. Repeat what you wanted to do.',
}
