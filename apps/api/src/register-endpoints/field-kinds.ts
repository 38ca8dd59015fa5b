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
  /** Returns the key of a column, by which two rows have the same value. */
  keyColumn(alias: Sql, name: string): Sql
  /** Returns the same key of a value that is about to be written. */
  keyOfValue(value: unknown): Sql
  /** Returns the same key as a text, for a value of an import. */
  keyText(value: unknown): string
  /** Returns the parameter for writing a value other than null. */
  parameter(value: unknown): Sql
  /** Returns the part of a value that is stored, null for none; absent if all of it is. */
  readonly kept?: (value: unknown) => unknown
  /** Returns a form for comparison, if one value may be written in several ways. */
  readonly compared?: (value: unknown) => unknown
  /** The stored form of no value. */
  readonly empty: null | readonly []
  /** Whether it holds the id of an uploaded file. */
  readonly isFile: boolean
  /** The part of a sensitive value that everybody may read. */
  readonly masked?: (value: string) => string
  /** Returns the stored values that a whole search text may mean. */
  readonly wholeValues?: (typed: string) => readonly string[]
  /** The condition by which lists filter moments by day. */
  readonly byDay?: DayCondition
}

/**
 * Returns whether a moment lies in a range of days, in a time zone; the range is bounded on one
 * side.
 */
type DayCondition = (moment: Sql, operator: RangeName | undefined, day: Sql, zone: Sql) => Sql

/** The bounds of a filter's range. */
export const ranges = ['gte', 'lte', 'gt', 'lt'] as const
export type RangeName = (typeof ranges)[number]

/** Compares with the moments at which days begin, so that an index over the column can be used. */
const momentByDay: DayCondition = (moment, operator, day, zone) => {
  const begin = sql`(${day}::date::timestamp AT TIME ZONE ${zone})`
  const end = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${zone})`
  if (operator === 'gte') return sql`${moment} >= ${begin}`
  if (operator === 'lt') return sql`${moment} < ${begin}`
  if (operator === 'lte') return sql`${moment} < ${end}`
  if (operator === 'gt') return sql`${moment} >= ${end}`
  return sql`(${moment} >= ${begin} AND ${moment} < ${end})`
}

/** Returns a moment as a `Date`, as the driver reads it; a body has it as text. */
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

/** A kind whose values are equal if a database function maps them to the same key. */
const keyedBy = (name: string): Pick<ServerKind, 'keyColumn' | 'keyOfValue'> => ({
  keyColumn: (alias, column) => sql`${sql.ref(name)}(${columnOf(alias, column)})`,
  keyOfValue: (value) => sql`${sql.ref(name)}(${value})`,
})

/**
 * Returns the column that stores the key of another column: an index over a function could not be
 * used here.
 */
const keyOf = (alias: Sql, name: string): Sql => columnOf(alias, `${name}_key`)

// List columns are never null: no value is an empty list.
const list: ServerKind = { ...plain, empty: [] }

// Sent as JSON text: the driver would send a list as a PostgreSQL array.
const json: ServerKind = {
  ...plain,
  parameter: (value) => sql`${JSON.stringify(value)}::jsonb`,
}

/** The server's half of each kind of field. */
const serverKinds: Readonly<Record<FieldKindName, ServerKind>> = {
  text: { ...plain, ...keyedBy('search_normal'), keyText: (value) => searchText(asText(value)) },
  long_text: plain,
  rich_text: { ...plain, kept: (value) => cleanRichText(asText(value)) },
  integer: plain,
  // Columns with a scale return `60.00` for a sent `60`.
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

/** Returns the stored value of a field of owned rows. */
export const ownedValue = ({ kind }: Field, value: unknown): unknown =>
  value ?? serverKinds[kind].empty

/** Returns the kind of a register's field; a common column, such as `status`, has the plain one. */
export function kindOf(register: AnyRegister, name: string): ServerKind {
  const kind = register.fields[name]?.kind
  return kind ? serverKinds[kind] : plain
}

/** Whether a stored and a sent value of a field are the same. */
export function sameIn(register: AnyRegister, name: string, one: unknown, other: unknown): boolean {
  const { compared } = kindOf(register, name)
  if (!compared || one == null || other == null) return sameValue(one, other)
  return sameValue(compared(one), compared(other))
}

/** Returns the comparison of a field of moments with a day; undefined for other fields. */
export const byDayOf = ({ kind }: Field): DayCondition | undefined => serverKinds[kind].byDay
