import { useMemo } from 'react'
import { locales, useLanguage } from './i18n.ts'

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

/** Numbers and moments as one writes them in the language of the page. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(() => {
    const locale = locales[language]
    const day = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    const minute = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const number = new Intl.NumberFormat(locale)
    const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
    return {
      time: (date) => minute.format(date),
      longDay: (date) => long.format(date),
      dateTime: (iso) => {
        const time = new Date(iso)
        // Arabic marks turn the parts of a day around; stored days stand beside it without them.
        const written = () => day.format(time).replaceAll('\u200f', '')
        return Number.isNaN(time.getTime()) ? '' : `${written()} ${minute.format(time)}`
      },
      count: (value) => number.format(value),
    }
  }, [language])
}
