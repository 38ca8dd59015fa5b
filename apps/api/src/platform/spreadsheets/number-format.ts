import { SheetError } from './sheet.ts'
import { readXml } from './xml-reader.ts'

/**
 * The way a cell shows its number: as a date, a moment or a time of day, or as a number with a
 * minimum of digits (a format of zeros alone, like Excel's own for CPF and CEP, keeps the leading
 * zeros that a number has lost).
 */
export type NumberFormat = 'date' | 'moment' | 'time' | { readonly digits: number }

export const GENERAL: NumberFormat = { digits: 0 }

/**
 * The formats that every workbook knows by number alone (ECMA-376 part 1, 18.8.30), including those
 * of East Asian dates.
 */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 17],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
]
/** Day and time of day. */
const BUILT_IN_MOMENT = 22
const BUILT_IN_TIMES: readonly (readonly [number, number])[] = [
  [18, 21],
  [32, 35],
  [45, 47],
  [55, 56],
]

/** Excel's own limit of cell formats; it writes each of them as up to a dozen elements. */
const MOST_STYLES = 65_490
const MOST_ELEMENTS = 1_000_000

/**
 * Limit of custom formats in a workbook: Excel keeps about 250, other programs write one for each
 * style.
 */
const MOST_FORMATS = 10_000
/** Limit of characters of a format's code in Excel. */
const LONGEST_CODE = 255

/**
 * Reads the number format of each cell style of a workbook, by the style's number. Throws
 * `too_complex` for more of them than Excel has.
 */
export async function readNumberFormats(chunks: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const custom = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let inCellStyles = false
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true
      if (name === 'numFmt') {
        const code = attributes['formatCode'] ?? ''
        if (custom.size >= MOST_FORMATS) throw new SheetError('too_complex', 'number formats')
        const format = code.length > LONGEST_CODE ? GENERAL : numberFormat(code)
        custom.set(Number(attributes['numFmtId']), format)
      }
      if (name === 'xf' && inCellStyles) {
        if (styles.length >= MOST_STYLES) throw new SheetError('too_complex', 'cell formats')
        const id = Number(attributes['numFmtId'] ?? 0)
        styles.push(custom.get(id) ?? builtInFormat(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
    mostElements: MOST_ELEMENTS,
  })
  return styles
}

function builtInFormat(id: number): NumberFormat {
  const within = ([from, to]: readonly [number, number]) => id >= from && id <= to
  if (id === BUILT_IN_MOMENT) return 'moment'
  if (BUILT_IN_DATES.some(within)) return 'date'
  return BUILT_IN_TIMES.some(within) ? 'time' : GENERAL
}

/** Returns the number format of a code like `dd/mm/yyyy;@`. */
export function numberFormat(code: string): NumberFormat {
  // Literal text may hold any letter; in brackets only elapsed time matters.
  const plain = code
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/AM\/PM|A\/P|General/gi, '')
  const [positive = ''] = plain.split(';')
  if (/[dy]/i.test(positive)) return /[hs]/i.test(positive) ? 'moment' : 'date'
  if (/[hs]/i.test(positive)) return 'time'
  if (/m/i.test(positive)) return 'date'
  return /^[0\s()/-]+$/.test(positive)
    ? { digits: positive.replaceAll(/[^0]/g, '').length }
    : GENERAL
}

/**
 * Formats a cell's stored number as a Brazilian person reads it: `52998224725`, `1,5`,
 * `31/12/2026`, `08:30`.
 */
export function formatNumber(stored: string, format: NumberFormat, from1904: boolean): string {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return stored
  if (format === 'date') return dateOfSerial(number, from1904) ?? plainNumber(number, 0)
  if (format === 'moment') {
    const day = dateOfSerial(number, from1904)
    return day === undefined ? plainNumber(number, 0) : `${day} ${secondOfSerial(number)}`
  }
  if (format === 'time') return timeOfSerial(number)
  return plainNumber(number, format.digits)
}

/**
 * Formats a number with the fifteen digits that a spreadsheet shows; those after it are noise of
 * binary floats.
 */
function plainNumber(number: number, digits: number): string {
  const exact = Number.isSafeInteger(number) ? number : Number(number.toPrecision(15))
  if (Math.abs(exact) >= 1e21) return String(exact)
  const [whole = '', fraction = ''] = decimalDigits(Math.abs(exact)).split('.')
  const sign = exact < 0 ? '-' : ''
  const padded = whole.padStart(digits, '0')
  return fraction === '' ? sign + padded : `${sign}${padded},${fraction}`
}

/** Formats a number from 0 to 1e21 without an exponent. */
function decimalDigits(number: number): string {
  const text = String(number)
  if (!text.includes('e-')) return text
  return number.toFixed(20).replace(/\.?0+$/, '')
}

const DAY_SECONDS = 86_400
/** 9999-12-31 in either system: no spreadsheet shows a later date. */
const LAST_DAY_1900 = 2_958_465
const LAST_DAY_1904 = 2_957_003

function dateOfSerial(serial: number, from1904: boolean): string | undefined {
  const seconds = Math.round(serial * DAY_SECONDS)
  const day = Math.floor(seconds / DAY_SECONDS)
  if (from1904) {
    return day >= 0 && day <= LAST_DAY_1904 ? dayMonthYear(Date.UTC(1904, 0, 1 + day)) : undefined
  }
  if (day < 1 || day > LAST_DAY_1900) return undefined
  // Lotus took 1900 for a leap year, and every spreadsheet since has its 29 February.
  if (day === 60) return '29/02/1900'
  return dayMonthYear(Date.UTC(1899, 11, 30 + day + (day < 60 ? 1 : 0)))
}

function timeOfSerial(serial: number): string {
  const minutes = Math.floor(Math.round(serial * DAY_SECONDS) / 60)
  const within = ((minutes % 1440) + 1440) % 1440
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`
}

/** Formats the time of day of a moment, with its seconds if they are not zero. */
function secondOfSerial(serial: number): string {
  const within = Math.round(serial * DAY_SECONDS) % DAY_SECONDS
  const seconds = within % 60
  const minutes = Math.floor(within / 60)
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return seconds === 0 ? time : `${time}:${twoDigits(seconds)}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

/**
 * Formats a date that a cell stores as ISO 8601 text, as strict workbooks do, with its time of day
 * if any.
 */
export function formatIsoDate(stored: string): string {
  const [, year, month, day, time] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(stored) ?? []
  if (!year || !month || !day) return stored
  const isMidnight = time === undefined || /^00:00(?::00)?$/.test(time)
  return isMidnight ? `${day}/${month}/${year}` : `${day}/${month}/${year} ${time}`
}

function dayMonthYear(milliseconds: number): string {
  return formatIsoDate(new Date(milliseconds).toISOString().slice(0, 10))
}
