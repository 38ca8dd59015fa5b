import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { badgeTone, fieldToShow } from '@portaria/contract/define-register/record-names'
import type { Language } from '@portaria/i18n/languages'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { besideOf, type RegisterRecord } from '../record.ts'

export type RecordItem = { name: string; field: Field }

/** The telephone numbers of a record's own fields, in E.164. */
export function contactsOf({ fields }: AnyRegister, record: RegisterRecord): string[] {
  return Object.entries(fields).flatMap(
    ([name, { kind }]) => fieldKinds[kind].telephones?.(record[name]) ?? [],
  )
}

/**
 * The sections of a record with their filled fields; empty sections are left out. Omits values that
 * the page shows in its head or elsewhere, and usual ones such as an unset flag or the initial
 * state.
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

/** Whether the record is still in its initial state: no transition has set its time yet. */
function isUndecided({ states }: AnyRegister, record: RegisterRecord): boolean {
  return Object.values(states?.transitions ?? {}).every(
    ({ stamps }) => !stamps || !record[stamps.at],
  )
}

/** The fields that the page's title shows in full; a reference is shown as a link as well. */
function titleOf({ title, fields }: AnyRegister, record: RegisterRecord): string[] {
  return title
    .map((name) => fieldToShow(name, fields[name], record))
    .filter((name) => !fields[name]?.register)
}
