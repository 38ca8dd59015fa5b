import { type CommonFieldCode, commonFieldCodes } from '../answers/common-field-codes.ts'
import { refusals } from '../modules/refusals.ts'
import { type RegistersByName, registers } from '../modules/registers.ts'

type OfRegister = NonNullable<RegistersByName[keyof RegistersByName]['refusals']>[number]

/** The stable code of one field's error; every language has a text for each. */
export type FieldCode = CommonFieldCode | (typeof refusals)[number] | OfRegister

/** An error of a field, without a text. */
export type CodedField = { readonly field: string; readonly code: FieldCode }

/** All codes: those of any field, those of modules, and those of registers. */
export const fieldCodes: readonly string[] = [
  ...commonFieldCodes,
  ...refusals,
  ...Object.values(registers).flatMap((register) => register.refusals ?? []),
]

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.includes(code)
