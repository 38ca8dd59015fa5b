import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { BadgeTone } from '@portaria/contract/define-register/field'
import { badgeTone } from '@portaria/contract/define-register/record-names'
import { choiceLabel, flagLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { Language } from '@portaria/i18n/languages'
import { agreementOf } from './register-words.ts'

export type RecordBadge = { name: string; tone: BadgeTone; label: string }

/**
 * The unusual properties of a record, shown beside its name: blocked, pending, under age, inactive.
 */
export function recordBadges(
  register: AnyRegister,
  record: { readonly [field: string]: unknown },
  language: Language,
): RecordBadge[] {
  const said = agreementOf(register, record, language)
  const labelOf = (name: string) => flagLabel(language, register.name, name, said)
  const valueOf = (name: string, value: string) =>
    choiceLabel(language, register.name, name, value, said)
  const fields = Object.entries(register.fields).flatMap(([name, field]) => {
    const value = record[name]
    const tone = badgeTone(field, value)
    const label = typeof value === 'string' ? valueOf(name, value) : labelOf(name)
    return tone ? [{ name, tone, label }] : []
  })
  const marks = Object.entries(register.marks ?? {}).flatMap(([name, { tone }]) =>
    record[name] === true ? [{ name, tone, label: labelOf(name) }] : [],
  )
  const isInactive = record['status'] === 'INATIVO'
  const label = valueOf('status', 'INATIVO')
  return [
    ...fields,
    ...marks,
    ...(isInactive ? [{ name: 'status', tone: 'neutral', label } as const] : []),
  ]
}
