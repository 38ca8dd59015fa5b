import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { badgeTone, fieldToShow } from '@portaria/contract/define-register/record-names'
import type { Language } from '@portaria/i18n/languages'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { fieldsInHeading } from '../field-kinds/record-heading.ts'
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
  const shownAlready = [...titleOf(register, record, language), ...elsewhere]
  return register.form.flatMap(({ section, fields }) => {
    const left = fields.filter((name) => !shownAlready.includes(name))
    const items = itemsOf(register, record, language, left)
    return items.length > 0 ? [{ section, items }] : []
  })
}

/** The filled fields that the middle of a record's page shows, but for those shown elsewhere. */
export const storyItems = (
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
  elsewhere: readonly string[] = [],
): RecordItem[] =>
  itemsOf(
    register,
    record,
    language,
    (register.story ?? []).filter((name) => !elsewhere.includes(name)),
  )

/** Returns those of some fields that are worth a line. */
function itemsOf(
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
  names: readonly string[],
): RecordItem[] {
  const isFilled = ({ name, field }: RecordItem) => {
    const value = record[name]
    const kind = fieldKinds[field.kind]
    if (kind.telephones) return false
    if (badgeTone(field, value) || (field.badge && value === false)) return false
    if (name === register.states?.field && isUndecided(register, record)) return false
    const place = { language, register: register.name, name, field, beside: besideOf(record, name) }
    return fieldWords(value, place) !== '' || typeof record[`${name}_masked`] === 'string'
  }
  return names
    .flatMap((name): RecordItem[] => {
      const field = register.fields[name]
      return field ? [{ name, field }] : []
    })
    .filter(isFilled)
}

/** Whether the record is still in its initial state: no transition has set its time yet. */
function isUndecided({ states }: AnyRegister, record: RegisterRecord): boolean {
  return Object.values(states?.transitions ?? {}).every(
    ({ stamps }) => !stamps || !record[stamps.at],
  )
}

/** The fields that the page's title shows in full; a reference is shown as a link as well. */
function titleOf(register: AnyRegister, record: RegisterRecord, language: Language): string[] {
  const { title, fields } = register
  const own = title
    .map((name) => fieldToShow(name, fields[name], record))
    .filter((name) => !fields[name]?.register)
  return [...own, ...fieldsInHeading(register, record, language)]
}
