import type { FieldTexts, ProblemTexts } from '../problem-text.ts'

/** Problem documents in English. */
export const enProblemTexts: ProblemTexts = {
  malformed: {
    title: 'Unreadable request',
    detail: 'The request could not be read. Reload the page and try again.',
  },
  tenant_required: { title: 'Choose a company', detail: 'Choose a company to go on.' },
  user_inactive: { title: 'Access inactive', detail: 'This user is inactive.' },
  unauthenticated: { title: 'Sign in to go on', detail: 'You need to sign in to go on.' },
  credentials_wrong: {
    title: 'Wrong e-mail or password',
    detail: 'Check the e-mail and the password and try again.',
  },
  session_ended: {
    title: 'Session ended',
    detail: 'Your session has ended. Sign in again to go on.',
  },
  provider_session_ended: {
    title: 'Session ended',
    detail: 'Your sign-in through another service has ended. Sign in again to go on.',
  },
  forbidden: {
    title: 'Not permitted',
    detail: 'Your role does not permit this. Ask the administration.',
  },
  proof_required: {
    title: 'Confirm that it is you',
    detail: 'Type your password or use a passkey to go on.',
  },
  'operation-not-allowed': {
    title: 'Registration is switched off',
    detail: 'Ask the manager or the administration of your condominium for an invitation.',
  },
  second_factor_enrolment: {
    title: 'Two-step verification is still to be set up',
    detail: 'Set up an authenticator app or a passkey to come in.',
  },
  provider_required: {
    title: 'Sign in through the other service',
    detail: 'This company asks you to sign in through the identity provider, or with a passkey.',
  },
  second_factor_required: {
    title: 'One more step',
    detail: 'Confirm the sign-in with a code or a passkey.',
  },
  not_found: {
    title: 'Not found',
    detail: 'This record does not exist, or you have no access to it.',
  },
  duplicate: { title: 'Already there', detail: 'A record with these data already exists.' },
  id_taken: {
    title: 'Identifier in use',
    detail: 'This identifier already belongs to another record.',
  },
  in_use: {
    title: 'In use',
    detail: 'Other records depend on this one. Move or remove them first.',
  },
  parent_removed: {
    title: 'Linked record removed',
    detail: 'A record that this one depends on was removed. Restore it first.',
  },
  last_sindico: {
    title: 'Last manager',
    detail: 'A site cannot be left without a manager. Add another one first.',
  },
  identity_taken: {
    title: 'Somebody else’s account',
    detail:
      'This account is already linked to another person here. Sign in with it, or use another.',
  },
  last_way_in: {
    title: 'Last way to sign in',
    detail: 'Without it you could not sign in any more. Set a password or add a passkey first.',
  },
  state_conflict: {
    title: 'Not possible now',
    detail: 'The state of this record has changed and does not permit this.',
  },
  total_changed: {
    title: 'The list has changed',
    detail: 'The number of records changed since you looked. Check the list and try again.',
  },
  stale: {
    title: 'Changed by somebody else',
    detail: 'This record changed after you opened it. Compare and save again.',
  },
  too_slow: {
    title: 'Sent too slowly',
    detail:
      'The data came too slowly, and the request was ended. Check the connection and try again.',
  },
  too_many_rows: {
    title: 'Too many rows',
    detail:
      'A PDF takes 5,000 rows at most, an Excel workbook 1,000,000. Export a CSV, which takes all.',
  },
  too_large: { title: 'File too large', detail: 'The file is over the permitted size.' },
  unsupported_media: {
    title: 'File type not accepted',
    detail: 'Send the file in one of the accepted formats.',
  },
  validation: { title: 'Check the fields', detail: 'Some fields need correcting.' },
  version_required: {
    title: 'Version missing',
    detail: 'The request does not say which version it changes. Reload the page and try again.',
  },
  throttled: { title: 'Too many tries', detail: 'Wait a little before trying again.' },
  sign_in_by_letter: {
    title: 'To be safe, make another password',
    detail:
      'There were too many wrong passwords for this e-mail. Ask for a link by e-mail to make another password, or sign in with a passkey.',
  },
  internal: { title: 'Server error', detail: 'Server error, try again later.' },
  'invalid-api-key': {
    title: 'The other service does not know this installation',
    detail:
      'The key of the service is not valid. Tell who looks after the server, and sign in with e-mail and password.',
  },
  unavailable: {
    title: 'Service unavailable',
    detail: 'The service is unavailable at the moment. Try again shortly.',
  },
  outcome_unknown: {
    title: 'We do not know whether it was saved',
    detail:
      'The connection to the database was lost while the change was being saved. Check whether it is there before you repeat it.',
  },
}

/** Errors of fields, and how to correct them. */
export const enFieldTexts: FieldTexts = {
  cpf_length: 'A CPF has 11 digits.',
  cpf_repeated: 'This CPF is not valid: its digits are all the same.',
  cpf_check_digits: 'This CPF does not add up. Check the digits.',
  cnpj_length: 'A CNPJ has 14 characters.',
  cnpj_check_letters: 'The last two characters of a CNPJ are digits.',
  cnpj_repeated: 'This CNPJ is not valid: its characters are all the same.',
  cnpj_check_digits: 'This CNPJ does not add up. Check the characters.',
  plate_length: 'A plate has 6 or 7 characters.',
  plate_pattern:
    'Write the plate as ABC1D23, ABC-1234 or, of a neighbouring country, as AB 123 CD.',
  renavam_length: 'A Renavam has up to 11 digits.',
  renavam_check_digit: 'This Renavam does not add up. Check the digits.',
  vin_length: 'A chassis number has up to 17 characters.',
  vin_characters: 'A chassis number has letters and digits only, without I, O and Q.',
  vin_short: 'A chassis number usually has 17 characters. Check it.',
  microchip_length: 'A microchip has 15 digits.',
  card_number_format:
    'Type the number in decimal, or in hexadecimal with letters or with 0x before it.',
  time_format: 'Type the time as 07:30.',
  host_format:
    'Type only the name or address, without port or path, such as reader.example.com or 10.0.0.5.',
  ip_format: 'Type an IP address, such as 10.0.0.5.',
  cnh_length: 'A licence number usually has 11 digits. Check it.',
  cnh_check_digits: 'The licence number does not add up. Check the digits.',
  cep_length: 'A CEP has 8 digits.',
  phone_characters: 'A telephone number has digits only.',
  phone_length: 'Write the number with its area code, such as (11) 98765-4321.',
  phone_ddd: 'This area code does not exist. Check the number.',
  phone_prefix: 'The number does not begin like a mobile or a landline. Check it.',
  zone_unknown: 'There is no time zone of this name.',
  uf_unknown: 'There is no state with these letters.',
  country_unknown: 'Choose a country from the list.',
  email_format: 'Write an e-mail such as name@example.com.',
  email_length: 'The e-mail is too long.',
  date_format: 'Write the date as 31/12/2026.',
  moment_format: 'Write the day and the time as 31/12/2026 14:30.',
  date_no_such_day: 'The calendar has no such day.',
  date_future: 'The date is in the future. Check day, month and year.',
  id_doc_kind: 'Choose the kind of document.',
  id_doc_number: 'Write the number of the document.',
  id_doc_country: 'Write the country in two letters, such as BR.',
  id_doc_country_other: 'Choose the country of the document, which is not Brazil.',
  id_doc_unusual: 'The number does not look like this document’s. Check it.',
  decimal_format: 'Write a number such as 1.234,5.',
  decimal_range: 'The number is over the limit.',
  required: 'Fill in this field.',
  unknown_field: 'There is no such field.',
  invalid_type: 'This value does not fit the field.',
  invalid_choice: 'Choose one of the options.',
  invalid_format: 'This value is not valid.',
  too_long: 'The text is too long.',
  too_big: 'The value is over the limit.',
  too_small: 'The value is below the minimum.',
  out_of_range: 'The number is out of range.',
  not_found: 'This record was not found. Choose another.',
  duplicate: 'A record with this value already exists.',
  named_twice: 'It is in the list already. Remove one of them.',
  not_allowed: 'You may not change this field.',
  ends_before_start: 'The end comes before the start.',
  one_holder: 'Give only one: resident, employee or provider.',
  ends_in_past: 'The end is in the past. Choose a time to come.',
  in_future: 'This time has not come yet. Write one that is past, or leave it blank.',
  one_destination: 'Give only one destination: apartment, employee or common area.',
  wrong_kind: 'This record is of another kind. Choose one that fits here.',
  columns_missing: 'The line has fewer columns than the head.',
  columns_extra: 'The line has filled cells beyond the last column of the head.',
  ambiguous: 'More than one record has this name.',
  stale: 'The record changed after it was exported.',
}
