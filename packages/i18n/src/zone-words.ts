import { type Language, locales } from './languages.ts'

/** Brazil has no summer time, so "padrão" in the name of a zone tells nobody anything. */
const standard: Record<Language, RegExp> = {
  pt: / padrão/i,
  en: / standard/i,
  es: / estándar/i,
  ar: / الرسمي/,
}

/**
 * A time zone as people call it inside a sentence: America/Sao_Paulo is "horário de Brasília"; without one,
 * that of the device.
 */
export function zoneWords(language: Language, timeZone: string | undefined): string {
  const named = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
  const words = (named?.value ?? timeZone ?? '').replace(standard[language], '')
  return language === 'en'
    ? words
    : words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
}
