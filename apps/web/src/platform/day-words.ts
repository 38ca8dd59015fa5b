import { date, dayAfter } from '@portaria/contract/value-types/date'
import { type Language, locales } from '@portaria/i18n/languages'
import { plainText } from './plain-text.ts'

/** Letters of a weekday's name that tell it from every other. */
const ENOUGH = 3

/** Words of a sentence, without those that name a day, and the day as `YYYY-MM-DD`; null for none. */
export type WordsAndDay = { readonly words: readonly string[]; readonly day: string | null }

/**
 * Finds the day that typed words name, from a day on: today, tomorrow, a weekday by its first three
 * letters or more, or a date such as 20/11.
 */
export function takeDay(typed: readonly string[], language: Language, today: string): WordsAndDay {
  for (const [place, word] of typed.entries()) {
    const day = dayOf(plainText(word), language, today)
    if (day !== null) return { words: typed.filter((_, index) => index !== place), day }
  }
  return { words: typed, day: null }
}

function dayOf(word: string, language: Language, today: string): string | null {
  const relative = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const near = [0, 1].find((days) => plainText(relative.format(days, 'day')) === word)
  if (near !== undefined) return dayAfter(today, near)
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  const coming = Array.from({ length: 7 }, (_, days) => dayAfter(today, days))
  const named = coming.find((at) => plainText(weekday.format(Date.parse(at))).startsWith(word))
  if (word.length >= ENOUGH && named !== undefined) return named
  return dateOf(word, today)
}

/** The next day with a date such as 20/11 or 20/11/2026; null for one that no calendar has. */
function dateOf(word: string, today: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word) ?? []
  if (day === undefined || month === undefined) return null
  const two = (part: string) => part.padStart(2, '0')
  const on = (of: number) => `${of}-${two(month)}-${two(day)}`
  const thisYear = Number(year ?? today.slice(0, 4))
  const asked = year === undefined && on(thisYear) < today ? on(thisYear + 1) : on(thisYear)
  const read = date.parse(asked)
  return read.ok ? read.value : null
}
