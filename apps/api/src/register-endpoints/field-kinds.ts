import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field, FieldKindName } from '@portaria/contract/define-register/field'
import { cardNumber } from '@portaria/contract/value-types/card-number'
import { cnpj } from '@portaria/contract/value-types/cnpj'
import { maskedCpf } from '@portaria/contract/value-types/cpf'
import { parseStoredDecimal } from '@portaria/contract/value-types/decimal'
import { type IdDoc, idDocKey } from '@portaria/contract/value-types/id-doc'
import { plateKey, platesLike } from '@portaria/contract/value-types/plate'
import { searchText } from '@portaria/contract/value-types/text'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { cleanRichText } from '../platform/rich-text.ts'
import { sameValue } from './untyped-row.ts'

/** The server's half of a kind of field: how its values are compared, stored and read. */
export type ServerKind = {
  /** The expression by which two rows have the same value. */
  keyColumn(alias: Sql, name: string): Sql
  /** The same key of a value that is about to be written. */
  keyOfValue(value: unknown): Sql
  /** The same key as a text, of a value of an import. */
  keyText(value: unknown): string
  /** The parameter of a value other than null that is written. */
  parameter(value: unknown): Sql
  /** What is kept of a value; null where nothing is left. Absent, all of it. */
  readonly kept?: (value: unknown) => unknown
  /** What two values are compared by, where one value may be written in several ways. */
  readonly compared?: (value: unknown) => unknown
  /** What is stored where there is no value. */
  readonly empty: null | readonly []
  /** Whether it holds the id of an uploaded file. */
  readonly isFile: boolean
  /** The part of a sensitive value that everybody may read. */
  readonly masked?: (value: string) => string
  /** The values that a whole search text may be, which find their rows. */
  readonly wholeValues?: (typed: string) => readonly string[]
  /** The days that lists filter by, where the values are moments. */
  readonly byDay?: DayCondition
}

/** Whether a moment lies in a range of days, by the calendar of a zone, that one side bounds. */
type DayCondition = (moment: Sql, operator: RangeName | undefined, day: Sql, zone: Sql) => Sql

/** How a range of a filter is bounded. */
export const ranges = ['gte', 'lte', 'gt', 'lt'] as const
export type RangeName = (typeof ranges)[number]

/** By the moments at which days begin, so that an index over the column serves. */
const momentByDay: DayCondition = (moment, operator, day, zone) => {
  const begin = sql`(${day}::date::timestamp AT TIME ZONE ${zone})`
  const end = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${zone})`
  if (operator === 'gte') return sql`${moment} >= ${begin}`
  if (operator === 'lt') return sql`${moment} < ${begin}`
  if (operator === 'lte') return sql`${moment} < ${end}`
  if (operator === 'gt') return sql`${moment} >= ${end}`
  return sql`(${moment} >= ${begin} AND ${moment} < ${end})`
}

/** A moment as the driver reads it, of one that a body brings as text. */
const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(asText(value)))

const columnOf = (alias: Sql, name: string): Sql => sql`${alias}.${sql.ref(name)}`
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const valuesOf = <Value>(parsed: { ok: true; value: Value } | { ok: false }) =>
  parsed.ok ? [parsed.value] : []

const plain: ServerKind = {
  keyColumn: columnOf,
  keyOfValue: (value) => sql`${value}`,
  keyText: asText,
  parameter: (value) => sql`${value}`,
  empty: null,
  isFile: false,
}

/** A kind whose values are the same where a function of the database makes them so. */
const keyedBy = (name: string): Pick<ServerKind, 'keyColumn' | 'keyOfValue'> => ({
  keyColumn: (alias, column) => sql`${sql.ref(name)}(${columnOf(alias, column)})`,
  keyOfValue: (value) => sql`${sql.ref(name)}(${value})`,
})

/** The stored key beside a column: an index over a function would serve no condition here. */
const keyOf = (alias: Sql, name: string): Sql => columnOf(alias, `${name}_key`)

// List columns are never null: no value is an empty list.
const list: ServerKind = { ...plain, empty: [] }

// The driver would send a list inside of it as a PostgreSQL array.
const json: ServerKind = {
  ...plain,
  parameter: (value) => sql`${JSON.stringify(value)}::jsonb`,
}

/** What the server does with each kind of field. */
const serverKinds: Readonly<Record<FieldKindName, ServerKind>> = {
  text: { ...plain, ...keyedBy('search_normal'), keyText: (value) => searchText(asText(value)) },
  long_text: plain,
  rich_text: { ...plain, kept: (value) => cleanRichText(asText(value)) },
  integer: plain,
  // Columns with a scale answer `60.00` for what was sent as `60`.
  decimal: {
    ...plain,
    compared: (value) => valuesOf(parseStoredDecimal(String(value)))[0] ?? value,
  },
  flag: plain,
  date: plain,
  moment: { ...plain, byDay: momentByDay, kept: momentOf },
  choice: plain,
  choices: list,
  status: plain,
  reference: plain,
  image: { ...plain, isFile: true },
  signature: { ...plain, isFile: true },
  tags: list,
  phones: list,
  id_doc: {
    ...json,
    keyColumn: keyOf,
    keyOfValue: (value) => sql`id_doc_key(${JSON.stringify(value)}::jsonb)`,
    keyText: (value) => idDocKey(value as IdDoc),
  },
  details: json,
  rows: list,
  cpf: { ...plain, masked: maskedCpf },
  cnpj: { ...plain, wholeValues: (typed) => valuesOf(cnpj.parse(typed)) },
  plate: {
    ...plain,
    keyColumn: keyOf,
    keyOfValue: (value) => sql`plate_key(${value})`,
    keyText: (value) => plateKey(asText(value)),
    wholeValues: platesLike,
  },
  renavam: plain,
  vin: plain,
  microchip: plain,
  cnh: plain,
  cep: plain,
  uf: plain,
  country: plain,
  phone: plain,
  email: { ...plain, ...keyedBy('lower') },
  time_zone: plain,
  local_time: plain,
  card_number: { ...plain, wholeValues: (typed) => valuesOf(cardNumber.parse(typed)) },
  host: plain,
  ip: plain,
}

/** What is stored in a field of owned rows. */
export const ownedValue = ({ kind }: Field, value: unknown): unknown =>
  value ?? serverKinds[kind].empty

/** The kind of a register's field; a common column, such as `status`, is of a plain one. */
export function kindOf(register: AnyRegister, name: string): ServerKind {
  const kind = register.fields[name]?.kind
  return kind ? serverKinds[kind] : plain
}

/** Whether two values of a field are one: as it is stored, and as somebody sends it. */
export function sameIn(register: AnyRegister, name: string, one: unknown, other: unknown): boolean {
  const { compared } = kindOf(register, name)
  if (!compared || one == null || other == null) return sameValue(one, other)
  return sameValue(compared(one), compared(other))
}

/** How lists compare a field of moments with a day; undefined of all others. */
export const byDayOf = ({ kind }: Field): DayCondition | undefined => serverKinds[kind].byDay
