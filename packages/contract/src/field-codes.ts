import { valueTypeCodes } from './value-types/codes.ts'

/** What can be wrong with a field beyond its value type; stable, like the value types' own codes. */
const machineryCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_choice',
  'invalid_format',
  'too_long',
  'too_big',
  'too_many_views',
  'too_small',
  'out_of_range',
  'not_found',
  'duplicate',
  'not_allowed',
  'guardian_required',
  'guardian_self',
  'document_required',
  'ends_before_start',
  'weak-password',
  'email-already-in-use',
  'invalid-email',
  'operation-not-allowed',
  'password_wrong',
  'token_invalid',
  'token_used',
  'token_ended',
  'token_waits',
  'code_wrong',
  'passkey_wrong',
  'ticket_ended',
  'columns_missing',
  'columns_extra',
  'ambiguous',
  'stale',
] as const

export const fieldCodes = [...valueTypeCodes, ...machineryCodes] as const

/** The stable code of one field's error; every language has a text for each. */
export type FieldCode = (typeof fieldCodes)[number]
