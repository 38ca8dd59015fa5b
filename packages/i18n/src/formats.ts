import { countIn } from './count-format.ts'
import { type Language, locales } from './languages.ts'
import { isOnPaper } from './paper.ts'
import { shownZone } from './time-zone.ts'

export type Formats = {
  /**
   * An instant as day and minute for paper, exports and proofs: 20/11/2026 14:05, with its zone if
   * this device's differs. Screens show `when`.
   */
  dateTime: (iso: string) => string
  /**
   * An instant as one says it: "hoje 14:05", "amanhã 9:30", "sexta 9:30" (see `dayWords`). `now` is
   * the time of reading.
   */
  when: (iso: string, now?: Date) => string
  /** The same to the second, of what is counted by the second: "hoje 14:05:09". */
  second: (iso: string, now?: Date) => string
  /**
   * A day, given as year-month-day, as one says it (interface §50): "hoje", "sexta" within the
   * six days that follow, "sex. 20/11" within the six before, then "20/11", with the year if it is
   * another one.
   */
  dayWords: (day: string, now?: Date) => string
  /** The day of an instant as one says it (see `dayWords`). */
  day: (iso: string, now?: Date) => string
  /**
   * A span of time relative to today, with its day only once if there is one: "hoje 5:16–15:16".
   */
  span: (from: string, to: string, now?: Date) => string
  /**
   * A span of time for messages that are read on another day: "sábado, 5 de dezembro 14:00 – 22:00".
   */
  longSpan: (from: string, to: string) => string
  /** An instant for such messages: "sábado, 5 de dezembro às 14:00". */
  longMoment: (iso: string) => string
  /** The time of day to the minute: 14:05, with its zone if this device's differs. */
  time: (time: Date) => string
  /** A day with its weekday: sexta-feira, 20 de novembro. */
  longDay: (day: Date) => string
  /** A weekday, 0 for Sunday, abbreviated: "seg.". */
  weekday: (day: number) => string
  /** Names in a sentence: "A, B e C". */
  list: (names: readonly string[]) => string
  /**
   * Weekdays, given by their first three letters in English, on one line: "seg., qua. e sex.",
   * "seg.–sex. e dom.".
   */
  weekdays: (days: readonly string[]) => string
  /** A day given as year-month-day for paper, exports and proofs: 20/11/2026. Screens show `dayWords`. */
  wholeDay: (day: string) => string
  /** Day and month of a day given as year-month-day, where the year is clear: 20/11. */
  dayOfYear: (day: string) => string
  /** An integer with thousands separators. */
  count: (value: number) => string
  /** An amount in reais, with its cents or in whole reais: R$ 1.234,56. */
  money: (amount: number | string, digits?: 0 | 2) => string
}

const DAY_MS = 86_400_000

/** Any Sunday: the names of weekdays are those of the days after it. */
const SUNDAY = Date.UTC(2023, 11, 31)

/** The stored names of a week's days. */
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const known = new Map<string, Formats>()

/**
 * The formats of a language and a zone, made once. On paper, what people say of a day would be
 * untrue tomorrow: it is written in full there (interface §50).
 */
export function formatsOf(language: Language, zone = shownZone(), onPaper = isOnPaper()): Formats {
  // A device travels: without a zone they are those of its own, and another zone is named beside times.
  const key = `${language} ${zone ?? ''} ${new Date().getTimezoneOffset()} ${onPaper}`
  const formats = known.get(key) ?? makeFormats(language, zone, onPaper)
  known.set(key, formats)
  return formats
}

function makeFormats(language: Language, timeZone: string | undefined, onPaper: boolean): Formats {
  const locale = locales[language]
  const moment = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, options))
  // In English dates are shown as stored, since English readers may read 11/12/2026 in two ways.
  const yearFirst = language === 'en'
  const dated = onFirstUse(
    () =>
      new Intl.DateTimeFormat(yearFirst ? 'en-CA' : locale, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      }),
  )
  const dayAndMonth = moment({
    day: yearFirst ? 'numeric' : '2-digit',
    month: yearFirst ? 'short' : '2-digit',
    timeZone: 'UTC',
  })
  const minute = moment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const toSecond = moment({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const offset = moment({ timeZone, timeZoneName: 'shortOffset' })
  const offsetHere = moment({ timeZoneName: 'shortOffset' })
  const long = moment({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  /** Adds the zone to a time, if this device is in another one. */
  const zoned = (written: string, date: Date): string => {
    if (timeZone === undefined || timeZone === offsetHere().resolvedOptions().timeZone)
      return written
    const zone = zoneIn(offset().formatToParts(date))
    return zone === zoneIn(offsetHere().formatToParts(date)) ? written : `${written} ${zone}`
  }
  const time = (date: Date) => zoned(minute().format(date), date)
  const clock = moment({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone })
  const longTime = moment({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const weekdayName = moment({ weekday: 'long', timeZone: 'UTC' })
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const stored = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { timeZone }))
  const dayOf = (at: Date) => stored().format(at)
  const dayOfWeek = moment({ weekday: 'short', timeZone: 'UTC' })
  const weekday = (nth: number) => dayOfWeek().format(SUNDAY + nth * DAY_MS)
  const wholeDay = (stored: string) => withoutMarks(dated().format(midnight(stored)))
  const dayOfYear = (stored: string) =>
    onPaper ? wholeDay(stored) : withoutMarks(dayAndMonth().format(midnight(stored)))
  const dayWords = (stored: string, now = new Date()): string => {
    const [at, today] = [midnight(stored), dayOf(now)]
    const days = (at - midnight(today)) / DAY_MS
    if (Number.isNaN(days)) return ''
    if (onPaper) return wholeDay(stored)
    if (Math.abs(days) <= 1) return relative().format(days, 'day')
    // Spoken without its second half in Portuguese: "sexta", not "sexta-feira".
    if (days > 0 && days < 7) return weekdayName().format(at).replace('-feira', '')
    if (stored.slice(0, 4) !== today.slice(0, 4)) return wholeDay(stored)
    const written = dayOfYear(stored)
    return days < 0 && days > -7 ? `${dayOfWeek().format(at)} ${written}` : written
  }
  /** The day and a time of an instant, relative to now; '' for no instant. */
  const said = (iso: string, timeIn: Intl.DateTimeFormat, now?: Date): string => {
    const at = new Date(iso)
    if (Number.isNaN(at.getTime())) return ''
    return `${dayWords(dayOf(at), now)} ${zoned(timeIn.format(at), at)}`
  }
  const listed = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const reais = (digits: 0 | 2) =>
    onFirstUse(
      () =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: 'BRL',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    )
  const amounts = { 0: reais(0), 2: reais(2) }
  return {
    time,
    weekday,
    list: (names) => listed().format(names),
    weekdays: (days) => listed().format(runsOf(days).map((run) => weekRun(run, weekday))),
    longDay: (date) => long().format(date),
    dayWords,
    wholeDay,
    dayOfYear,
    dateTime: (iso) => {
      const at = new Date(iso)
      return Number.isNaN(at.getTime()) ? '' : `${wholeDay(dayOf(at))} ${time(at)}`
    },
    when: (iso, now) => said(iso, clock(), now),
    second: (iso, now) => said(iso, toSecond(), now),
    day: (iso, now = new Date()) => {
      const at = new Date(iso)
      return Number.isNaN(at.getTime()) ? '' : dayWords(dayOf(at), now)
    },
    span: (from, to, now = new Date()) => {
      const [begins, ends] = [new Date(from), new Date(to)]
      if (Number.isNaN(begins.getTime()) || Number.isNaN(ends.getTime())) return ''
      const [firstDay, lastDay] = [dayOf(begins), dayOf(ends)]
      const first = `${dayWords(firstDay, now)} ${clock().format(begins)}`
      const last = zoned(clock().format(ends), ends)
      return firstDay === lastDay
        ? `${first}–${last}`
        : `${first} – ${dayWords(lastDay, now)} ${last}`
    },
    longSpan: (from, to) => longTime().formatRange(new Date(from), new Date(to)),
    longMoment: (iso) => longTime().format(new Date(iso)),
    count: (value) => countIn(language, value),
    money: (amount, digits = 2) => amounts[digits]().format(Number(amount)),
  }
}

/** The first instant of a stored day, in milliseconds of UTC; NaN if it is no day. */
const midnight = (stored: string): number => Date.parse(`${stored}T00:00Z`)

/** Removes direction marks, which would reverse the parts of a date within an Arabic sentence. */
const withoutMarks = (written: string): string => written.replaceAll('\u200f', '')

/** Groups consecutive weekdays by index: Monday to Wednesday is 0, 1, 2. */
function runsOf(days: readonly string[]): number[][] {
  const runs: number[][] = []
  for (const [nth, name] of WEEK.entries()) {
    if (!days.includes(name)) continue
    const last = runs.at(-1)
    if (last?.at(-1) === nth - 1) last.push(nth)
    else runs.push([nth])
  }
  // Two days are no range: "sáb. e dom.".
  return runs.flatMap((run) => (run.length === 2 ? run.map((day) => [day]) : [run]))
}

/** Formats one weekday, or the first and last of several: "seg.–sex.". */
function weekRun(run: readonly number[], weekday: (day: number) => string): string {
  const ends = run.filter((_, nth) => nth === 0 || nth === run.length - 1)
  return ends.map((nth) => weekday((nth + 1) % 7)).join('–')
}

/** The name of an instant's zone, such as GMT-4; equal names mean equal offsets. */
const zoneIn = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''

/**
 * Delays making a formatter until its first use: the first one on a page takes half as long as
 * rendering it.
 */
function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
