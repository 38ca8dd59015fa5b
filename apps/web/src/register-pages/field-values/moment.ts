import { type Language, locales } from '@portaria/i18n/languages'

/** A moment of the server for reading, in the browser's own zone: `20/11/2026 14:05`. */
export function momentWords(at: string, language: Language): string {
  const written = formatOf(language).formatToParts(new Date(at))
  const parts = new Map(written.map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const time = `${part('hour')}:${part('minute')}`
  // In English as stored dates are written: English readers may read `11/12/2026` in two ways.
  return language === 'en'
    ? `${part('year')}-${part('month')}-${part('day')} ${time}`
    : `${part('day')}/${part('month')}/${part('year')} ${time}`
}

const formats = new Map<Language, Intl.DateTimeFormat>()

/** One formatter for each language: making one takes longer than formatting a column with it. */
function formatOf(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(locales[language], {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(language, format)
  return format
}
