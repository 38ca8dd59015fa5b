import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { identityTexts } from './texts/identity-texts.ts'

/** Shown for a link that was used, has expired, is incomplete, or is for another identity. */
export function LetterEnded({ provider }: { provider: string | null }) {
  const t = identityTexts.useTexts()
  return (
    <AuthLayout
      pageTitle={t('confirm.pageTitle')}
      title={t('confirm.endedTitle')}
      text={provider === null ? t('confirm.offText') : t('confirm.endedText', { provider })}
    >
      <ButtonLink href="/login" variant="primary" size="lg">
        {t('confirm.login')}
      </ButtonLink>
    </AuthLayout>
  )
}
