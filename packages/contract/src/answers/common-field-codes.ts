import { valueTypeCodes } from '../value-types/codes.ts'

/**
 * Errors that any field may have beyond those of its value type; stable, like the value types' own
 * codes.
 */
const anyFieldCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_choice',
  'invalid_format',
  'too_long',
  'too_big',
  'too_small',
  'out_of_range',
  'not_found',
  'duplicate',
  'named_twice',
  'not_allowed',
  'ends_before_start',
  'ends_in_past',
  'in_future',
  'one_holder',
  'wrong_kind',
  'one_destination',
  'columns_missing',
  'columns_extra',
  'ambiguous',
  'stale',
] as const

/** Codes that belong to no module. */
export const commonFieldCodes = [...valueTypeCodes, ...anyFieldCodes] as const

export type CommonFieldCode = (typeof commonFieldCodes)[number]
