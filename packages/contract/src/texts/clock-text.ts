import { type Language, locales } from '@portaria/i18n/languages'

/**
 * A moment as sentences of notifications tell it, in a language: its weekday, day and time. `clock` is what the
 * company's clock shows then, `YYYY-MM-DDTHH:MM`, so that it reads the same on a device of another zone.
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

/** A day as such sentences tell it. `day` is `YYYY-MM-DD`. */
export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))

/** The month of a day as such sentences tell it, with its year. `day` is `YYYY-MM-DD`. */
export const monthText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))
