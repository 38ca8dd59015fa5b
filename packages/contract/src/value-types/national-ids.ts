import { accepted, type Parsed } from './value-type.ts'

/**
 * The numbering of a country's identity cards: without mask and leading zeros, as returned by
 * `nationalIdNumber`.
 */
type NationalId = {
  /** The name of the card in that country. */
  readonly name: string
  readonly pattern: RegExp
  /** Whether its last character is behind a dash, like a check digit. */
  readonly dashed?: true
  /** Whether its check digit is correct; absent if it has none. */
  readonly agrees?: (number: string) => boolean
}

/** Checks the digit of Uruguay's card: weights 2 9 8 7 6 3 4 over the seven digits before it. */
function agreesInUruguay(number: string): boolean {
  const digits = number.padStart(8, '0').split('').map(Number)
  const sum = [2, 9, 8, 7, 6, 3, 4].reduce((all, by, at) => all + by * (digits[at] ?? 0), 0)
  return digits[7] === (10 - (sum % 10)) % 10
}

/** Checks the digit of Chile's RUN: weights 2 to 7 from the right, modulo 11; 10 is K. */
function agreesInChile(number: string): boolean {
  const digits = number.slice(0, -1).split('').toReversed().map(Number)
  const sum = digits.reduce((all, digit, at) => all + digit * (2 + (at % 6)), 0)
  return number.at(-1) === ('0123456789K0'[11 - (sum % 11)] ?? '')
}

/**
 * Identity cards of the countries whose people may enter Brazil with them (Mercosul and associated
 * states).
 */
const nationalIds: Readonly<Record<string, NationalId>> = {
  AR: { name: 'DNI', pattern: /^\d{6,8}$/ },
  BO: { name: 'CI', pattern: /^\d{4,8}(?:\d[A-Z])?$/ },
  CL: { name: 'RUN', pattern: /^\d{6,8}[\dK]$/, dashed: true, agrees: agreesInChile },
  CO: { name: 'CC', pattern: /^\d{5,10}$/ },
  EC: { name: 'CI', pattern: /^\d{9,10}$/ },
  PE: { name: 'DNI', pattern: /^\d{5,8}$/ },
  PY: { name: 'CI', pattern: /^\d{5,8}$/ },
  UY: { name: 'CI', pattern: /^\d{6,8}$/, dashed: true, agrees: agreesInUruguay },
}

/** Countries with known identity cards, which a form offers first. */
export const neighbourCountries: readonly string[] = Object.keys(nationalIds)

/** Returns a country's name for its identity card; null if unknown. */
export const nationalIdName = (country: string | null): string | null =>
  nationalIds[country ?? '']?.name ?? null

/** The department after the number of Bolivia's card; it is not part of the number. */
const department = /(?<=^\d{4,8}(?:\d[A-Z])?)(?:LP|SC|CB|CBBA|OR|PT|TJ|CH|BE|BN|PD|PA)$/

/**
 * Returns the forms under which cards with a typed number may be stored: as typed, and without
 * leading zeros or a department.
 */
export function numberForms(bare: string): string[] {
  const short = bare.replace(/^0+(?=.{3})/, '').replace(department, '')
  return [...new Set([bare, short])]
}

/**
 * Returns the number of a country's card without mask; another form gets a warning and is never
 * refused.
 */
export function nationalIdNumber(country: string, bare: string): Parsed<string> {
  const known = nationalIds[country]
  if (!known) return accepted(bare)
  const number = (country === 'BO' ? bare.replace(department, '') : bare).replace(/^0+(?=.{3})/, '')
  const isUsual = known.pattern.test(number) && (known.agrees?.(number) ?? true)
  return isUsual ? accepted(number) : accepted(number, 'id_doc_unusual')
}

/**
 * Formats a number as its country writes it: dots between thousands, a dash before a check digit.
 */
export function formatNationalId(country: string | null, number: string): string {
  const known = nationalIds[country ?? '']
  if (!known?.pattern.test(number)) return number
  const checked = known.dashed ? number.slice(-1) : ''
  const digits = checked === '' ? number : number.slice(0, -1)
  const dotted = /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : digits
  return checked === '' ? dotted : `${dotted}-${checked}`
}
