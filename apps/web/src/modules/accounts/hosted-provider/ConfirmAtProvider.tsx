import { Button } from '@portaria/ui/actions/Button'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { failureText } from '../identities/failure-text.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'

/** Sends the reader of a letter to the hosted provider once more. */
export function ConfirmAtProvider({ provider, letter }: { provider: string; letter: string }) {
  const t = identityTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({
      title: failureText(error, t('unavailable', { provider })),
      tone: 'warning',
    }),
  })
  const visit = () =>
    attempt(() => visitProvider({ path: '/login/hosted', body: { page: 'login', letter } }))
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
