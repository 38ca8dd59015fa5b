import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { hostedProviderName } from '../../../platform/offered.ts'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { useLinkToken } from '../sign-in/use-link-token.ts'
import { failureText } from './ProviderButton.tsx'
import { hostedProviderTexts } from './texts/hosted-provider-texts.ts'

/**
 * `/pages/auth/confirm-identity#token`: the page of the letter about an identity. Its reader signs in
 * by that identity, which shows that both are one person.
 */
export function ConfirmIdentityPage() {
  const t = hostedProviderTexts.useTexts()
  const letter = useLinkToken()
  const [busy, setBusy] = useState(false)
  const provider = hostedProviderName()
  if (letter === '' || provider === null) return <LetterEnded provider={provider} />
  const visit = async () => {
    setBusy(true)
    try {
      await visitProvider({ path: '/login/hosted', body: { page: 'login', letter } })
    } catch (error) {
      showToast({ title: failureText(error, t('unavailable', { provider })), tone: 'warning' })
      setBusy(false)
    }
  }
  return (
    <AuthLayout
      pageTitle={t('confirm.pageTitle')}
      title={t('confirm.title')}
      text={t('confirm.text', { provider })}
    >
      <Button variant="primary" size="lg" loading={busy} onClick={() => void visit()}>
        {t('confirm.action', { provider })}
      </Button>
    </AuthLayout>
  )
}

/** A link that was used, has expired, is incomplete, or is for another identity. */
export function LetterEnded({ provider }: { provider: string | null }) {
  const t = hostedProviderTexts.useTexts()
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
