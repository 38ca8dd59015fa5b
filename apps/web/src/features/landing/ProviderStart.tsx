import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { CircleCheck } from 'lucide-react'
import { landingTexts } from './texts/landing-texts.ts'

/** A provider's first screen while nothing is assigned to them. */
export function ProviderStart() {
  const t = landingTexts.useTexts()
  return (
    <EmptyState
      icon={CircleCheck}
      title={t('nothing')}
      text={t('provider')}
      action={<ButtonLink href="/pages/profile">{t('profile')}</ButtonLink>}
    />
  )
}
