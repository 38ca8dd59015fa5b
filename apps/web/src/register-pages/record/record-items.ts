import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { badgeTone, fieldToShow } from '@portaria/contract/define-register/record-names'
import type { Language } from '@portaria/i18n/languages'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { besideOf, type RegisterRecord } from '../record.ts'

export type RecordItem = { name: string; field: Field }

/** The telephones of a record's own fields, in E.164. */
export function contactsOf({ fields }: AnyRegister, record: RegisterRecord): string[] {
  return Object.entries(fields).flatMap(
    ([name, { kind }]) => fieldKinds[kind].telephones?.(record[name]) ?? [],
  )
}

/**
 * The sections of a record that has something in them, each with its filled fields only: without what
 * stands in the head of its page or is shown elsewhere on it, and without what is as usual.
 */
export function filledSections(
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
  elsewhere: readonly string[] = [],
): { section: string; items: RecordItem[] }[] {
  const shownAlready = [...titleOf(register, record), ...elsewhere]
  const isFilled = ({ name, field }: RecordItem) => {
    const value = record[name]
    const kind = fieldKinds[field.kind]
    if (shownAlready.includes(name) || kind.telephones) return false
    if (badgeTone(field, value) || (field.badge && value === false)) return false
    if (name === register.states?.field && isUndecided(register, record)) return false
    const place = { language, register: register.name, name, field, beside: besideOf(record, name) }
    return fieldWords(value, place) !== '' || typeof record[`${name}_masked`] === 'string'
  }
  return register.form.flatMap(({ section, fields }) => {
    const items = fields
      .flatMap((name): RecordItem[] => {
        const field = register.fields[name]
        return field ? [{ name, field }] : []
      })
      .filter(isFilled)
    return items.length > 0 ? [{ section, items }] : []
  })
}

/** Whether no transition has written its moment: the state is the one that a record begins with. */
function isUndecided({ states }: AnyRegister, record: RegisterRecord): boolean {
  return Object.values(states?.transitions ?? {}).every(
    ({ stamps }) => !stamps || !record[stamps.at],
  )
}

/** The fields that the title of the record's page shows whole; a reference is a link below as well. */
function titleOf({ title, fields }: AnyRegister, record: RegisterRecord): string[] {
  return title
    .map((name) => fieldToShow(name, fields[name], record))
    .filter((name) => !fields[name]?.register)
}
