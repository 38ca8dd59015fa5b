import { type Language, locales } from './languages.ts'

/**
 * The word for standard time, which is removed from the name of a zone: Brazil has no summer time.
 */
const standard: Record<Language, RegExp> = {
  pt: / padrão/i,
  en: / standard/i,
  es: / estándar/i,
  ar: / الرسمي/,
}

/**
 * The name of a time zone inside a sentence: "horário de Brasília" for America/Sao_Paulo; by
 * default the device's zone.
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
