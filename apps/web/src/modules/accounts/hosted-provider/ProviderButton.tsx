import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { failureText } from '../identities/failure-text.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'

export interface ProviderButtonProps {
  provider: string
  page: 'login' | 'register'
  /** The path that was asked for before. */
  target?: string | undefined
}

/** Leads to the login page of the hosted provider, or to its page for new people. */
export function ProviderButton({ provider, page, target }: ProviderButtonProps) {
  const t = identityTexts.useTexts()
  const [busy, setBusy] = useState(false)
  const visit = async () => {
    setBusy(true)
    try {
      await visitProvider({ path: '/login/hosted', body: { page }, target })
    } catch (error) {
      showToast({ title: failureText(error, t('unavailable', { provider })), tone: 'warning' })
      setBusy(false)
    }
  }
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
