import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { AuthLayout } from './AuthLayout.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** `/callback`: where a hosted identity provider would come back to; none is connected. */
export function CallbackPage() {
  const t = signInTexts.useTexts()
  return (
    <AuthLayout
      pageTitle={t('callback.pageTitle')}
      title={t('callback.title')}
      text={t('callback.text')}
    >
      <ButtonLink href="/login" variant="primary" size="lg">
        {t('callback.action')}
      </ButtonLink>
    </AuthLayout>
  )
}
