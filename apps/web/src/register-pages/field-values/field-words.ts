import type { Field, FieldKindName } from '@portaria/contract/define-register/field'
import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import type { RegisterName } from '@portaria/contract/registers/names'
import { fieldLabel } from '@portaria/contract/texts/register-texts'
import { formatDate } from '@portaria/contract/value-types/date'
import { decimal } from '@portaria/contract/value-types/decimal'
import { idDoc, idDocKinds } from '@portaria/contract/value-types/id-doc'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { formatsOf } from '@portaria/i18n/formats'
import { type Language, writesDecimalComma } from '@portaria/i18n/languages'
import { asReference, isObject } from '../record.ts'
import { choiceWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** What the words of a value depend on, besides the value. */
export type ValuePlace = {
  language: Language
  register: RegisterName
  /** The field's name. */
  name: string
  field: Field
  /** The readable half of a reference or a picture. */
  beside?: unknown
}

/** A value as a person reads it, masked; '' for none. */
type FieldWords = (value: unknown, place: ValuePlace) => string

const plain: FieldWords = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const choice: FieldWords = (value, { language, register, name }) =>
  typeof value === 'string' ? choiceWords(language, register, name, value) : ''

const list =
  (one: FieldWords): FieldWords =>
  (value, place) =>
    Array.isArray(value) ? value.map((each) => one(each, place)).join(', ') : ''

const coded: FieldWords = (value, { field }) => {
  const kinds: Partial<Record<FieldKindName, { format(value: string): string }>> = codedValueTypes
  return typeof value === 'string' ? (kinds[field.kind]?.format(value) ?? value) : ''
}

const phone: FieldWords = (value) =>
  typeof value === 'string' ? codedValueTypes.phone.format(value) : ''

/** Ids mean nothing to a reader, so only their number is shown. */
const tags: FieldWords = (value, place) => {
  const { language, register, name } = place
  const areIds = Array.isArray(value) && value.length > 0 && value.every(isUuid)
  return areIds
    ? `${fieldLabel(language, register, name)}: ${formatsOf(language).count(value.length)}`
    : list(plain)(value, place)
}

const inside: FieldWords = (value, place) =>
  isObject(value)
    ? Object.entries(place.field.fields ?? {})
        .map(([name, field]) => fieldWords(value[name], { ...place, name, field }))
        .filter(Boolean)
        .join(' · ')
    : ''

const idDocWords: FieldWords = (value) => {
  if (!isObject(value) || typeof value['number'] !== 'string') return ''
  const kind = idDocKinds.find((one) => one === value['kind'])
  if (!kind) return ''
  const part = (name: string) => (typeof value[name] === 'string' ? value[name] : null)
  const read = { kind, number: value['number'], issuer: part('issuer'), country: part('country') }
  return `${pageTexts.text(`idDoc.kinds.${kind}`)} ${idDoc.format(read)}`
}

const wordsByKind = {
  text: plain,
  long_text: plain,
  integer: (value, { language }) =>
    typeof value === 'number' ? formatsOf(language).count(value) : '',
  decimal: (value, { language }) => {
    if (typeof value !== 'string') return ''
    return writesDecimalComma(language) ? decimal.format(value) : value
  },
  flag: (value) => (typeof value === 'boolean' ? pageTexts.text(value ? 'yes' : 'no') : ''),
  date: (value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
  choice,
  // A field of a related row has one choice where there can be only one such row.
  choices: (value, place) => list(choice)(typeof value === 'string' ? [value] : value, place),
  status: choice,
  reference: (value, { beside }) =>
    // Several where rows of another register refer to this one, such as the units of a resident.
    [beside ?? value]
      .flat()
      .flatMap((one) => asReference(one)?.title ?? [])
      .join(', '),
  image: () => '',
  tags,
  phones: list(phone),
  id_doc: idDocWords,
  details: inside,
  rows: (value, place) =>
    Array.isArray(value) ? value.map((row) => inside(row, place)).join('; ') : '',
  cpf: coded,
  cnpj: coded,
  plate: coded,
  renavam: coded,
  vin: coded,
  cnh: coded,
  cep: coded,
  uf: coded,
  time_zone: coded,
  phone: coded,
  email: coded,
} satisfies Record<FieldKindName, FieldWords>

/** A field's value in words, masked for reading; '' where there is none. */
export function fieldWords(value: unknown, place: ValuePlace): string {
  return wordsByKind[place.field.kind](value, place)
}
