import { Button } from '@portaria/ui/actions/Button'
import { LogIn } from 'lucide-react'
import { identityTexts } from '../identities/texts/identity-texts.ts'

/** A button to the form of the realtime database service. */
export function RealtimeButton({ provider, onClick }: { provider: string; onClick: () => void }) {
  const t = identityTexts.useTexts()
  return (
    <Button size="lg" icon={LogIn} className="w-full" onClick={onClick}>
      {t('button', { provider })}
    </Button>
  )
}
