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
