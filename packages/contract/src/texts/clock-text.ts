import { type Language, locales } from '@portaria/i18n/languages'

/**
 * Formats a moment for sentences of notifications, in a language: its weekday, day and time.
 * `clock` is the company's local time, `YYYY-MM-DDTHH:MM`, so that it reads the same on a device in
 * another zone.
 */
export const clockText = (language: Language, clock: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${clock}Z`))

/** Formats a day for such sentences. `day` is `YYYY-MM-DD`. */
export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))

/** Formats the month of a day for such sentences, with its year. `day` is `YYYY-MM-DD`. */
export const monthText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))

/** Names the month of a day for such sentences, without its year. `day` is `YYYY-MM-DD`. */
export const monthName = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )
