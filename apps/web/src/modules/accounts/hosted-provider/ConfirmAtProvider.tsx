import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { failureText } from '../identities/failure-text.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'

/** Leads the reader of a letter to the hosted provider once more. */
export function ConfirmAtProvider({ provider, letter }: { provider: string; letter: string }) {
  const t = identityTexts.useTexts()
  const [busy, setBusy] = useState(false)
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
