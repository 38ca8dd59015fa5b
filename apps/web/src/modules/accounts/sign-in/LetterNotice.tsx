import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { FormFailure } from './FormFailure.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/**
 * Says that the password of an e-mail is blocked after too many wrong ones, and requests a letter.
 */
export function LetterNotice({ email }: { email: string }) {
  const t = signInTexts.useTexts()
  const [isSent, setIsSent] = useState(false)
  const { busy, failure, run } = useAction({
    send: () => callApi('/password/forgot', { method: 'POST', body: { email }, anonymous: true }),
    explain: () => ({}),
    onDone: () => setIsSent(true),
  })
  if (isSent) {
    return (
      <Banner tone="success" title={t('forgot.sentTitle')}>
        {t('forgot.sentText', { email })}
      </Banner>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Banner tone="warning" title={t('letter.title')}>
        {t('letter.text', { email })}
      </Banner>
      <FormFailure failure={failure} />
      <Button
        size="lg"
        variant="primary"
        icon={Mail}
        className="w-full"
        loading={busy}
        onClick={() => void run()}
      >
        {t('letter.send')}
      </Button>
    </div>
  )
}
