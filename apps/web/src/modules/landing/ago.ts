import { type Language, locales } from '@portaria/i18n/languages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Formats how long ago an instant was: "há 5 minutos". Null for less than a minute and for more
 * than a week.
 */
export function ago(at: string, now: number, language: Language): string | null {
  const past = now - Date.parse(at)
  return past < MINUTE || past >= 7 * DAY ? null : waitedFor(at, now, language)
}

/** Formats since when something waits, however long: "há 40 dias"; "agora" for the last minute. */
export function waitedFor(at: string, now: number, language: Language): string {
  const past = now - Date.parse(at)
  if (past < MINUTE) {
    return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, 'second')
  }
  const format = new Intl.RelativeTimeFormat(locales[language])
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour')
  return format.format(-Math.floor(past / DAY), 'day')
}
