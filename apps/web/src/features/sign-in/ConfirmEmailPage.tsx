import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/http-client.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'
import { useLinkToken } from './use-link-token.ts'

/** `/pages/auth/confirm-email#token`: where somebody agrees to another e-mail. Opening it changes nothing. */
export function ConfirmEmailPage({ onDone }: { onDone: () => void }) {
  const t = signInTexts.useTexts()
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await callApi('/email/confirm', { method: 'POST', body: { token }, anonymous: true })
      showToast({ title: t('confirmEmail.done'), tone: 'success' })
      onDone()
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'validation') setRefused(true)
      else showToast({ title: problemTextOf(error).detail, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const isGood = token !== '' && !refused
  return (
    <AuthLayout
      pageTitle={t('confirmEmail.pageTitle')}
      title={t(isGood ? 'confirmEmail.title' : 'reset.noTokenTitle')}
      text={t(isGood ? 'confirmEmail.text' : 'confirmEmail.noTokenText')}
    >
      {isGood ? (
        <Button variant="primary" size="lg" loading={busy} onClick={() => void confirm()}>
          {t('confirmEmail.action')}
        </Button>
      ) : (
        <ButtonLink href="/login" variant="primary" size="lg">
          {t('callback.action')}
        </ButtonLink>
      )}
    </AuthLayout>
  )
}
