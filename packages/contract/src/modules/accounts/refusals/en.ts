import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accountsRefusals } from './refusals.ts'

export const en: SentencesOf<typeof accountsRefusals> = {
  'weak-password': 'Choose a password of 12 characters or more that is not a common one.',
  'email-already-in-use': 'The email address is already in use',
  'invalid-email': 'You must enter a valid email',
  'operation-not-allowed':
    'Registration is switched off. Ask the manager or the administration of your condominium for an invitation.',
  password_wrong: 'The current password is not right.',
  code_wrong: 'The code is not right, or was used already. Check it, or wait for the next one.',
  passkey_wrong: 'The passkey does not match. Try again or use another way.',
  ticket_ended: 'The time is over. Start again.',
  provider_answer_wrong: 'The answer of the other service is not right. Sign in again.',
  'user-not-found': 'Nobody has an account with this e-mail there.',
  'user-disabled': 'This account is disabled there.',
  'wrong-password': 'The e-mail or the password is not right.',
  provider_missing: 'This installation has no identity provider.',
  passkeys_missing:
    'First a manager here and an administrator of the platform need a passkey: it opens when the provider fails.',
  token_invalid: 'This link is no longer valid. Ask for another.',
  token_used: 'This invitation has been used already.',
  token_ended: 'This invitation has ended. Ask whoever invited you for another.',
  token_waits:
    'This invitation waits for a manager to confirm it. Once it is confirmed, you get another e-mail.',
  token_taken:
    'This account already has access here as a resident. Use another e-mail, or ask the manager.',
  login_exists: 'This person already has a login.',
  login_over: 'The login of this person has ended. Make it active again on their page in Users.',
  login_unaccepted: 'This record has not been accepted yet.',
  login_inactive: 'The record is inactive.',
  login_former: 'This person has moved out.',
  login_minor: 'People under 18 have no login.',
  login_no_email: 'The record has no e-mail. Use a card or link.',
  login_email_taken:
    'This e-mail belongs to somebody else who has access or is invited. Check the record.',
  login_invited: 'This person is already invited. Use Remind.',
  login_not_invited: 'There is no invitation by e-mail to remind of.',
  login_reminded: 'The last e-mail went out less than a day ago. Remind again tomorrow.',
  login_throttled: 'Today’s limit of e-mails is reached. Try again tomorrow.',
}
