import { choiceLabel } from '@portaria/contract/texts/register-texts'
import { weekdays } from '@portaria/contract/weekdays'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** On which days and hours a pass holds, on one line. */
export function PassHours({ record }: { record: RegisterRecord }) {
  const t = visitsTexts.useTexts()
  const language = useLanguage()
  const held = record['weekdays']
  const days = weekdays.filter((day) => Array.isArray(held) && held.includes(day))
  const named = days.map((day) => choiceLabel(language, 'passes', 'weekdays', day)).join(', ')
  const { from_time: from, to_time: to } = record
  const hours =
    typeof from === 'string' && typeof to === 'string' ? t('home.hours', { from, to }) : ''
  return [named || t('home.everyDay'), hours].filter(Boolean).join(' · ')
}
