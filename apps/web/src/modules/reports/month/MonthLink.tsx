import { mayUse } from '@portaria/contract/define-register/permissions'
import { monthPagePath } from '@portaria/contract/modules/reports/month-page'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { CalendarHeart } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { monthTexts } from './texts/month-texts.ts'

/** Links from the list of announcements to the page of the month, which becomes one of them. */
export function MonthLink() {
  const t = monthTexts.useTexts()
  const { role } = useRegister()
  if (!mayUse(role, 'reports.month')) return null
  return (
    <ButtonLink icon={CalendarHeart} href={monthPagePath}>
      <CompactLabel>{t('title')}</CompactLabel>
    </ButtonLink>
  )
}
