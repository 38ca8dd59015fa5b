import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Building2 } from 'lucide-react'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { showCompanyChooser } from './company-chooser.ts'

/** Shown on a page that needs a company, if a platform role has not chosen one. */
export function ChooseCompanyState() {
  const t = commonTexts.useTexts()
  return (
    <EmptyState
      isPage
      icon={Building2}
      title={t('chooseCompany.title')}
      text={t('chooseCompany.text')}
      action={
        <Button variant="primary" icon={Building2} onClick={() => showCompanyChooser(true)}>
          {t('chooseCompany.action')}
        </Button>
      }
    />
  )
}
