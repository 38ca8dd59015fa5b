import { type Language, locales } from '@portaria/i18n/languages'

const inUnit = (language: Language, unit: string, value: number) =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)

/** A span of time in the largest unit that it fills: "40 s", "12 min", "3 h". */
export function spanWords(seconds: number, language: Language): string {
  if (seconds < 60) return inUnit(language, 'second', seconds)
  if (seconds < 3_600) return inUnit(language, 'minute', Math.floor(seconds / 60))
  if (seconds < 86_400) return inUnit(language, 'hour', Math.floor(seconds / 3_600))
  return inUnit(language, 'day', Math.floor(seconds / 86_400))
}
