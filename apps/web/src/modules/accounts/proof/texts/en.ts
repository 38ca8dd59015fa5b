export const en = {
  title: 'Confirm that it is you',
  text: 'It is more than 15 minutes since you showed who you are. Confirm to go on; what you asked for follows by itself.',
  password: 'Your password',
  passwordRequired: 'Type your password.',
  code: 'Code of the app, or a recovery code',
  codeRequired: 'Type a code.',
  passkey: 'Use a passkey',
  submit: 'Confirm',
  cancel: 'Cancel',
  left: 'Nothing was confirmed. Try again whenever you like.',
  impossible: 'This device or address takes no passkeys.',
}
