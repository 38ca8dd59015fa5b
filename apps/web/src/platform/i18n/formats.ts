import type { Language } from '@portaria/contract/actor'
import { locales } from './locales.ts'

export type Formats = {
  /** An instant as day and minute, for example 20/11/2026 14:05. */
  dateTime: (iso: string) => string
  /** The time of day to the minute, for example 14:05. */
  time: (time: Date) => string
  /** A day with its weekday, for example sexta-feira, 20 de novembro. */
  longDay: (day: Date) => string
  /** An integer with its thousands parted. */
  count: (value: number) => string
}

const known = new Map<Language, Formats>()

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? makeFormats(language)
  known.set(language, formats)
  return formats
}

function makeFormats(language: Language): Formats {
  const locale = locales[language]
  const moment = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, options))
  const day = moment({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const minute = moment({ timeStyle: 'short' })
  const long = moment({ weekday: 'long', day: 'numeric', month: 'long' })
  const number = onFirstUse(() => new Intl.NumberFormat(locale))
  return {
    time: (date) => minute().format(date),
    longDay: (date) => long().format(date),
    dateTime: (iso) => {
      const time = new Date(iso)
      // Arabic marks turn the parts of a day around; stored days stand beside it without them.
      const written = () => day().format(time).replaceAll('\u200f', '')
      return Number.isNaN(time.getTime()) ? '' : `${written()} ${minute().format(time)}`
    },
    count: (value) => parted(value, language) ?? number().format(value),
  }
}

/** The mark between thousands, and the number from which a language writes it. */
const thousands = {
  pt: { mark: '.', from: 1_000 },
  en: { mark: ',', from: 1_000 },
  es: { mark: '.', from: 10_000 },
  ar: null,
} as const satisfies Record<Language, unknown>

/** What the formatter would write of a whole number, without making one; null where it must be made. */
function parted(value: number, language: Language): string | null {
  const rule = thousands[language]
  if (rule === null || !Number.isSafeInteger(value) || value < 0) return null
  const digits = String(value)
  return value < rule.from ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, rule.mark)
}

/** A page's first formatter takes as long as half of its drawing, so none is made before its use. */
function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
