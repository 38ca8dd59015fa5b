import type { Field } from '@portaria/contract/define-register/field'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { fieldSchema, issuesToCodes } from '@portaria/contract/record-checks/validation'
import { currentLanguage } from '@portaria/i18n/react/texts'

/**
 * Returns the errors of a value by its field's own rules, by dotted path. They are found before
 * anything is sent, and before a photo is taken that would have to be taken again.
 */
export function wrongValue(name: string, field: Field, value: unknown): Record<string, string> {
  const { error } = fieldSchema(field).safeParse(value)
  const codes = error ? issuesToCodes(error.issues, value) : []
  return Object.fromEntries(
    codes.map(({ field: path, code }) => [
      path === '' ? name : `${name}.${path}`,
      fieldText(currentLanguage(), code),
    ]),
  )
}
