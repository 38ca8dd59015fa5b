import { useUi } from '@portaria/ui/provider/UiProvider'
import { useMemo } from 'react'

/** A day with its weekday, for example sexta-feira, 20 de novembro. */
export function useLongDay(): (day: Date) => string {
  const { locale } = useUi()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    return (day) => format.format(day)
  }, [locale])
}

/** A day given as year-month-day, for example 20/11/2026. */
export function useShortDay(): (day: string) => string {
  const { locale } = useUi()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    return (day) => format.format(new Date(`${day}T00:00Z`))
  }, [locale])
}

/** An amount in reais, with or without its cents: R$ 1.234,56. */
export function useMoney(): (amount: number | string, digits?: 0 | 2) => string {
  const { locale } = useUi()
  return useMemo(() => {
    const format = (digits: 0 | 2) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'BRL',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
    const formats = { 0: format(0), 2: format(2) }
    return (amount, digits = 2) => formats[digits].format(Number(amount))
  }, [locale])
}
