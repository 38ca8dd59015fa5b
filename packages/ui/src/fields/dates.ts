/**
 * A day written `yyyy-mm-dd`, which sorts and compares as text and has no time zone. A `format`
 * consists of `dd`, `mm` and `yyyy` with separators, for example `dd/mm/yyyy`; a mask may add `hh`
 * and `nn` for hours and minutes.
 */
export type IsoDate = string

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Year, month (1 to 12) and day of an ISO date; null if it is not in the calendar. */
export function splitIso(iso: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = (isoPattern.exec(iso) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? { year, month, day } : null
}

/**
 * The ISO date of a day; month and day may be out of range, for example 0 for the day before the
 * first.
 */
export function joinIso(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Formats an ISO date; any other text is returned unchanged. */
export function formatDate(iso: string, format: string): string {
  if (!splitIso(iso)) return iso
  const [year = '', month = '', day = ''] = iso.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', day)
}

/** Parses a date in a format or in ISO; null for any other text. */
export function parseDate(text: string, format: string): IsoDate | null {
  if (splitIso(text)) return text
  const pattern = format
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace('yyyy', '(?<year>\\d{4})')
    .replace('mm', '(?<month>\\d{2})')
    .replace('dd', '(?<day>\\d{2})')
  const found = new RegExp(`^${pattern}$`).exec(text.trim())?.groups
  const iso = found ? `${found['year']}-${found['month']}-${found['day']}` : ''
  return splitIso(iso) ? iso : null
}

/** Applies a format to typed or pasted text, as far as it goes: `2/3/2026` gives `02/03/2026`. */
export function maskDate(text: string, format: string): string {
  if (splitIso(text.trim())) return formatDate(text.trim(), format)
  const parts = [...format.matchAll(/yyyy|mm|dd|hh|nn/g)]
  const filled = ['']
  for (const char of text) {
    const index = filled.length - 1
    const length = parts[index]?.[0].length ?? 0
    const part = filled[index] ?? ''
    if (/\d/.test(char)) {
      if (part.length < length) filled[index] = part + char
      else if (filled.length < parts.length) filled.push(char)
    } else if (part !== '' && part.length < length && length === 2 && index < parts.length - 1) {
      filled[index] = part.padStart(2, '0')
      filled.push('')
    }
  }
  return filled
    .map((part, index) => {
      const end = (parts[index - 1]?.index ?? 0) + (parts[index - 1]?.[0].length ?? 0)
      return index === 0 ? part : format.slice(end, parts[index]?.index) + part
    })
    .join('')
}

const clockPattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/

/**
 * Formats a day with a time, `yyyy-mm-ddThh:nn`, in a format of days; any other text is returned
 * unchanged.
 */
export function formatClock(clock: string, format: string): string {
  const [, day = '', time = ''] = clockPattern.exec(clock) ?? []
  return splitIso(day) ? `${formatDate(day, format)} ${time}` : clock
}

/** Parses a day with a time in a format of days; null for any other text. */
export function parseClock(text: string, format: string): string | null {
  const written = formatClock(text.trim(), format)
  const day = parseDate(written.slice(0, format.length), format)
  const time = /^ ([01]\d|2[0-3]):[0-5]\d$/.exec(written.slice(format.length))?.[0].trim()
  return day !== null && time !== undefined ? `${day}T${time}` : null
}

/**
 * Adds months; if the resulting month lacks the day, its last day is returned: one month after 31
 * January is the last of February.
 */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const date = splitIso(iso)
  if (!date) return iso
  const lastDay = new Date(Date.UTC(date.year, date.month + months, 0)).getUTCDate()
  return joinIso(date.year, date.month + months, Math.min(date.day, lastDay))
}

/** Adds days. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = splitIso(iso)
  return date ? joinIso(date.year, date.month, date.day + days) : iso
}

/** The day of the week, 0 for Sunday. */
export function weekday(iso: IsoDate): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay()
}

/** The days of a month in whole weeks from `firstWeekday` (0 for Sunday), always six. */
export function monthGrid(year: number, month: number, firstWeekday: number): IsoDate[][] {
  const first = joinIso(year, month, 1)
  const start = addDays(first, -((weekday(first) - firstWeekday + 7) % 7))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  )
}

/** Today by this machine's clock and time zone. */
export function todayIso(): IsoDate {
  const now = new Date()
  return joinIso(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
