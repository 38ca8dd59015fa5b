import { type Language, locales } from './languages.ts'

const formatters = new Map<Language, Intl.NumberFormat>()

/**
 * Formats an integer with thousands separators. It has a file of its own, since every sentence with
 * a number needs it.
 */
export function countIn(language: Language, value: number): string {
  const written = parted(value, language)
  if (written !== null) return written
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(locales[language])
  formatters.set(language, formatter)
  return formatter.format(value)
}

/** The thousands separator, and the smallest number that has one. */
const thousands = {
  pt: { mark: '.', from: 1_000 },
  en: { mark: ',', from: 1_000 },
  es: { mark: '.', from: 10_000 },
  ar: null,
} as const satisfies Record<Language, unknown>

/** Formats a whole number like the formatter; null if only the formatter can. */
function parted(value: number, language: Language): string | null {
  const rule = thousands[language]
  if (rule === null || !Number.isSafeInteger(value) || value < 0) return null
  const digits = String(value)
  return value < rule.from ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, rule.mark)
}
