import type { pt } from './pt.ts'

export const en: typeof pt = {
  pageTitle: 'Confirm sign-in',
  title: 'Confirm that it is you',
  totp: {
    text: 'Open your authenticator app and enter the code of Portaria.',
    label: '6-digit code',
    short: 'The code has 6 digits.',
    wrong: 'This code is not right, or was used already. Wait for the next one and try again.',
    use: 'Use the app',
  },
  recovery: {
    text: 'Enter one of the codes you kept. Each is good once.',
    label: 'Recovery code',
    required: 'Enter a recovery code.',
    wrong: 'This code is not right, or was used already. Check it or try another.',
    use: 'Use a recovery code',
    lost: 'Lost everything? Talk to the administration: they can have a message sent to your e-mail.',
  },
  passkey: {
    text: 'Use the passkey of this device, or of another that you have with you.',
    use: 'Use a passkey',
    left: 'Nothing was confirmed. Try again when you like.',
    wrong: 'The passkey does not match. Go back and sign in again, or use another way.',
    impossible: 'This device or address takes no passkeys.',
  },
  or: 'or',
  submit: 'Sign in',
  back: 'Back',
  reset: {
    pageTitle: 'Remove verification',
    title: 'Remove two-step verification',
    text: 'The app, the passkeys and the recovery codes stop working. You sign in with your password, and can turn it all on again in your profile.',
    action: 'Remove verification',
    done: 'Verification removed. Sign in with your password.',
    noTokenTitle: 'This link is no longer valid',
    noTokenText:
      'It was used already, is too old, or came incomplete. Ask the administration for another.',
    toLogin: 'Go to sign in',
  },
}
