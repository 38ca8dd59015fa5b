import type { RightsColumn } from '../actors/roles.ts'
import type { IdDoc, TypedIdDoc } from '../value-types/id-doc.ts'
import type { BadgeTone, CodedKindName, FieldKindName } from './field-kind-names.ts'
import { foundByName } from './found-by-name.ts'
import type { RegisterName } from './register-names.ts'

export type { BadgeTone, CodedKindName, FieldKindName } from './field-kind-names.ts'

/** A tone for a flag that is set, or for some values of a choice. */
type BadgeTones = BadgeTone | { readonly [value: string]: BadgeTone }

/**
 * One field of a register, as data only. `Value` is its type in the API, `Stored` its type in a row
 * on the server. Only the functions below that make fields declare these types.
 */
export type Field<Value = unknown, Stored = Value> = {
  readonly kind: FieldKindName
  /** A null or missing value is refused. */
  readonly required?: true
  /**
   * Roles that must give it a value when they create a row. Forms ask them for it, and the
   * register's behaviour refuses a row without it.
   */
  readonly requiredOf?: readonly RightsColumn[]
  /** Roles without the right read null (registers §16). */
  readonly sensitive?: true
  /** Written by the server or by an action, never through create or update. */
  readonly readOnly?: true
  /** The only roles that may read it and filter by it; all others read null. */
  readonly readBy?: readonly RightsColumn[]
  /** The only roles whom the dialog of a transition asks for it. */
  readonly askedOf?: readonly RightsColumn[]
  /** Limit of characters of text, or of items of a list. */
  readonly max?: number
  /** Least and greatest number. */
  readonly range?: readonly [number, number]
  /** `integer`: a year, written without a separator of thousands. */
  readonly year?: true
  /** `flag`: the column with the moment at which it ends by itself; a null there means never. */
  readonly until?: string
  /**
   * `flag`: if true, its label is shown beside the record's name as a badge of this tone; `choice`:
   * the same for the labels of these values.
   */
  readonly badge?: BadgeTones
  /** The field that is shown instead if it has a value: a social name. */
  readonly shownAs?: string
  /** `image`: of a person or an animal, shown beside the name in lists. */
  readonly face?: true
  /** `image`: kept unchanged and in any shape, for pictures of papers; a PDF is refused. */
  readonly whole?: true
  /**
   * `choice` of roles: forms offer only the roles that the writer may give, by `mayWritePerson`.
   */
  readonly ofLevel?: true
  /** `choice`: the only values that a condômino may choose. */
  readonly proposable?: readonly string[]
  /** `choice`: the default of a new row, which the writer may change. */
  readonly begins?: string
  /** `choice`, `choices`: the values, lower-case English. */
  readonly options?: readonly string[]
  /** `reference`: the register referred to. */
  readonly register?: RegisterName
  /** `date`: days after today are refused. `moment`: forms offer now, today and yesterday. */
  readonly past?: true
  /** `date`: today is the default of a new row, which the writer may change. */
  readonly fromToday?: true
  /**
   * `reference`: only rows with one of these values in each of these choices are accepted and
   * offered.
   */
  readonly where?: { readonly [choice: string]: readonly string[] }
  /** `rows`, `details`: the fields of one row, or of the one object. */
  readonly fields?: { readonly [name: string]: Field }
  /** `rows`: their order has a meaning, and forms can change it. */
  readonly ordered?: true
  /** `rows`: the child table. */
  readonly table?: string
  /** Phantom: the type alone, never a value. */
  readonly value?: Value
  /** The same for the stored type. */
  readonly stored?: Stored
}

export type Fields = { readonly [name: string]: Field }

/** The type of a field in the API; it may be null unless the field is required. */
type ReadValue<F extends Field> = F extends { required: true }
  ? NonNullable<F['value']>
  : NonNullable<F['value']> | null

/**
 * The value of a field in a row. A list without values is empty; any other field without a value is
 * null, unless it is required.
 */
export type StoredValue<F extends Field> =
  NonNullable<F['stored']> extends readonly unknown[]
    ? NonNullable<F['stored']>
    : F extends { required: true }
      ? NonNullable<F['stored']>
      : NonNullable<F['stored']> | null

/** The fields of every record besides its own (registers §1). */
export type CommonColumns = {
  id: string
  version: number
  status: 'ATIVO' | 'INATIVO'
  created_at: string
  created_by: string | null
  updated_at: string
  updated_by: string | null
  deleted_at: string | null
}

/** The record in the API for a map of fields. */
export type RecordOf<Map extends Fields> = CommonColumns & {
  [Name in keyof Map]: ReadValue<Map[Name]>
}

/** The readable half of a reference: `tower_id` comes with `tower`. */
export type ReferenceRead = { id: string; title: string; deleted: boolean }

/** Returns the name of the readable half: `tower_id` → `tower`, `photo_file_id` → `photo`. */
export function readableName(field: string): string {
  return field.replace(/_file_id$|_id$/, '')
}

type Marks = {
  required?: true
  requiredOf?: readonly RightsColumn[]
  sensitive?: true
  readOnly?: true
  ofLevel?: true
  readBy?: readonly RightsColumn[]
  askedOf?: readonly RightsColumn[]
  badge?: BadgeTones
  shownAs?: string
  face?: true
  whole?: true
  proposable?: readonly string[]
  begins?: string
  until?: string
  where?: Field['where']
  ordered?: true
}

/**
 * Keeps `required: true` and `readOnly: true` in the type of the field. The types of records depend
 * on the first, those of states and stamps on the second.
 */
type Marked<M extends Marks, Value, Stored> = Field<Value, Stored> &
  (M['required'] extends true ? { required: true } : unknown) &
  (M['readOnly'] extends true ? { readOnly: true } : unknown)

function field<Value, Stored = Value>() {
  return <const M extends Marks>(kind: FieldKindName, marks?: M, more?: Partial<Field>) =>
    ({ kind, ...marks, ...more }) as Marked<M, Value, Stored>
}

const ofText = field<string>()
const ofNumber = field<number>()
const ofFlag = field<boolean>()
const ofList = field<readonly string[]>()
const ofMoment = field<string, Date>()

/** Makes a field of one line of text, 120 characters by default. */
export const text = <const M extends Marks & { max?: number }>(marks?: M) =>
  ofText('text', marks, { max: marks?.max ?? 120 })

/** Makes a field of several lines of text, 4,000 characters by default. */
export const longText = <const M extends Marks & { max?: number }>(marks?: M) =>
  ofText('long_text', marks, { max: marks?.max ?? 4000 })

/**
 * Makes a field of text with headings, lists and links, 40,000 characters of HTML by default; the
 * server cleans it.
 */
export const richText = <const M extends Marks & { max?: number }>(marks?: M) =>
  ofText('rich_text', marks, { max: marks?.max ?? 40_000 })

export const integer = <const M extends Marks & { range: readonly [number, number]; year?: true }>(
  marks: M,
) => ofNumber('integer', marks)

/** Makes a field of an exact decimal number, stored as text such as `"1234.5"`: never a float. */
export const decimal = <const M extends Marks & { range?: readonly [number, number] }>(marks?: M) =>
  ofText('decimal', marks)

export const flag = <const M extends Marks>(marks?: M) => ofFlag('flag', marks)

/** Makes a field of a calendar date, `YYYY-MM-DD`; `past` refuses days after today. */
export const date = <const M extends Marks & { past?: true; fromToday?: true }>(marks?: M) =>
  ofText('date', marks)

/** Makes a field of a moment in UTC, `2026-11-22T14:05:00.000Z`; stamps are `readOnly`. */
export const moment = <const M extends Marks>(marks?: M) => ofMoment('moment', marks)

/** Makes a field of one of several lower-case English words. */
export function choice<const Options extends readonly string[], const M extends Marks>(
  options: Options,
  marks?: M,
) {
  const made = field<Options[number]>()('choice', marks, { options })
  return made as typeof made & { readonly options: Options }
}

/** Makes a field of several of these words, each at most once. */
export function choices<const Options extends readonly string[], const M extends Marks>(
  options: Options,
  marks?: M,
) {
  const made = field<readonly Options[number][]>()('choices', marks, { options })
  return made as typeof made & { readonly options: Options }
}

/** Makes a reference to a row of another register; the field's name ends in `_id`. */
export const reference = <const M extends Marks>(register: RegisterName, marks?: M) =>
  ofText('reference', marks, { register })

/** Makes a field of a picture; its name ends in `_file_id`, its readable half is `{id, url}`. */
export const image = <const M extends Marks>(marks?: M) => ofText('image', marks)

/** Makes a field of a signature, drawn or photographed; stored and read as an image. */
export const signature = <const M extends Marks>(marks?: M) => ofText('signature', marks)

/** Makes a field of a list of short texts. */
export const tags = <const M extends Marks & { max?: number }>(marks?: M) => ofList('tags', marks)

/** Makes a field of telephone numbers in E.164, at most ten. */
export const phones = <const M extends Marks>(marks?: M) => ofList('phones', marks, { max: 10 })

/** Makes a field of an identity document (registers §12). */
export const idDoc = <const M extends Marks>(marks?: M) =>
  field<TypedIdDoc, IdDoc>()('id_doc', marks)

/** Makes a field of one small object, stored as JSON: no reference leads into it. */
export function details<const Inner extends Fields, const M extends Marks>(
  fields: Inner,
  marks?: M,
) {
  type Value = { [Name in keyof Inner]?: Inner[Name]['value'] | null }
  foundByName(fields)
  const made = field<Value>()('details', marks, { fields })
  return made as typeof made & { readonly fields: Inner }
}

/**
 * Makes a field of owned rows in a child table. They are sent whole and compared by id, under the
 * version of the parent. They refer only to rows of the tenant, and each of their pictures belongs
 * to one row only.
 */
export function rows<const Inner extends Fields, const M extends Marks>(
  table: string,
  fields: Inner,
  marks?: M,
) {
  type Row = { id?: string } & { [Name in keyof Inner]?: ReadValue<Inner[Name]> }
  type Stored = { id: string } & { [Name in keyof Inner]: ReadValue<Inner[Name]> }
  foundByName(fields)
  const made = field<readonly Row[], readonly Stored[]>()('rows', marks, { table, fields })
  return made as typeof made & { readonly fields: Inner }
}

/** Makes the constructor of a kind that consists of a value type: CPF, plate, CEP, … */
function coded(kind: CodedKindName) {
  return <const M extends Marks>(marks?: M) => ofText(kind, marks)
}
export const cpf = coded('cpf')
export const cnpj = coded('cnpj')
export const plate = coded('plate')
export const renavam = coded('renavam')
export const vin = coded('vin')
export const microchip = coded('microchip')
export const cnh = coded('cnh')
export const cep = coded('cep')
export const uf = coded('uf')
export const country = coded('country')
export const phone = coded('phone')
export const email = coded('email')
export const timeZone = coded('time_zone')
export const localTime = coded('local_time')
export const cardNumber = coded('card_number')
export const host = coded('host')
export const ip = coded('ip')
