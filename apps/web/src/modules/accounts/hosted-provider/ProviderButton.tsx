import { Button } from '@portaria/ui/actions/Button'
import { LogIn } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { failureText } from '../identities/failure-text.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'

export interface ProviderButtonProps {
  provider: string
  page: 'login' | 'register'
  /** The path that was requested before. */
  target?: string | undefined
}

/** A button to the sign-in page of the hosted provider, or to its page for new people. */
export function ProviderButton({ provider, page, target }: ProviderButtonProps) {
  const t = identityTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({
      title: failureText(error, t('unavailable', { provider })),
      tone: 'warning',
    }),
  })
  const visit = () =>
    attempt(() => visitProvider({ path: '/login/hosted', body: { page }, target }))
  return (
    <Button
      size="lg"
      icon={LogIn}
      className="w-full"
      variant={page === 'register' ? 'primary' : 'secondary'}
      loading={busy}
      onClick={() => void visit()}
    >
      {t(page === 'login' ? 'button' : 'register', { provider })}
    </Button>
  )
}
