import type { HostedNext } from '@portaria/contract/modules/identities/hosted-provider'
import { RegisterForm } from '../registration/RegisterForm.tsx'
import { registerByRealtime } from './realtime-calls.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

export interface RegisterAtRealtimeProps {
  provider: string
  /** Called when the account there has been created, with the next step. */
  onNext: (next: HostedNext) => void
}

/** The tab of `/register` that creates an account of the realtime database service. */
export function RegisterAtRealtime({ provider, onNext }: RegisterAtRealtimeProps) {
  const t = realtimeProviderTexts.useTexts()
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base text-pretty text-muted">{t('register.text', { provider })}</p>
      <RegisterForm
        send={async (body) => {
          const answer = await registerByRealtime(body)
          if ('next' in answer) onNext(answer)
        }}
      />
    </div>
  )
}
