import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { Language } from '@portaria/i18n/languages'
import { besideOf, type RegisterRecord, recordTitle } from '../record.ts'
import { agreementOf, registerNoun } from '../register-words.ts'
import { fieldWords, headingWords } from './field-words.ts'

/** Whether a title begins with a bare number, which needs the register's noun: "22", "22 · G1". */
const isBareNumber = (title: string) => /^\d[^\p{L}]*( ·|$)/u.test(title)

const named = (register: AnyRegister, title: string, language: Language): string =>
  isBareNumber(title) ? `${registerNoun(register, language)} ${title}` : title

/** A record's name in a heading or a sentence: "Vaga 22". */
export const recordName = (
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
): string => named(register, recordTitle(register, record), language)

/**
 * The heading of a record's page: "Encomenda 12 · 1203". Its template comes from the register's
 * texts and names fields; `{{one|other}}` stands for the first filled one. A part between two `·`
 * is left out if its field is empty. Without a template it is the record's name.
 */
export function recordHeading(
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
): string {
  const { heading = '' } = registerText(language, register.name)
  const parts = heading
    .split(' · ')
    .flatMap((part) => filled(part, register, record, language) ?? [])
  const words = parts.join(' · ')
  return words === '' ? recordName(register, record, language) : named(register, words, language)
}

/** The fields that the heading template of a register names, for lists that show headings. */
export const headingFields = (register: AnyRegister, language: Language): string[] => {
  const { heading = '' } = registerText(language, register.name)
  const names = [...heading.matchAll(/\{\{([\w|]+)\}\}/g)].flatMap(([, one = '']) => one.split('|'))
  return Object.keys(register.fields).filter((own) => names.includes(readableName(own)))
}

/**
 * The fields that the heading of a record's page shows in full: a reference, which a fact shows as a
 * link, and a value that it shortens are none.
 */
export function fieldsInHeading(
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
): string[] {
  const heading = recordHeading(register, record, language)
  return headingFields(register, language).filter((name) => {
    const field = register.fields[name]
    if (field === undefined || field.register) return false
    const words = fieldWords(record[name], { language, register: register.name, name, field })
    return words !== '' && heading.includes(words)
  })
}

function filled(
  part: string,
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
): string | null {
  let isWhole = part !== ''
  const words = part.replace(/\{\{([\w|]+)\}\}/g, (_, names: string) => {
    const value = names
      .split('|')
      .flatMap((name) => wordsOf(name, register, record, language) || [])[0]
    isWhole &&= value !== undefined
    return value ?? ''
  })
  return isWhole ? words : null
}

function wordsOf(
  name: string,
  register: AnyRegister,
  record: RegisterRecord,
  language: Language,
): string {
  const [key, field] =
    Object.entries(register.fields).find(([own]) => own === name || readableName(own) === name) ??
    []
  if (key === undefined || field === undefined) return ''
  const value = record[key]
  const said = agreementOf(register, record, language)
  const place = { language, register: register.name, name: key, field, said }
  return headingWords(value, { ...place, beside: besideOf(record, key) })
}
