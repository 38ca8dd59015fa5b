import { useFormats } from '@portaria/i18n/react/use-formats'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** The days and hours of a pass, on one line. */
export function PassHours({ record }: { record: RegisterRecord }) {
  const t = visitsTexts.useTexts()
  const { weekdays } = useFormats()
  const held = record['weekdays']
  const named = Array.isArray(held) ? weekdays(held) : ''
  const { from_time: from, to_time: to } = record
  const hours =
    typeof from === 'string' && typeof to === 'string' ? t('home.hours', { from, to }) : ''
  return [named || t('home.everyDay'), hours].filter(Boolean).join(' · ')
}
