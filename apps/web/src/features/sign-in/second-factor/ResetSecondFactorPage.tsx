import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { proofTexts } from './texts/proof-texts.ts'

/**
 * `/pages/auth/second-factor#token`: where somebody who lost everything gives up their second factor,
 * by the letter that an administrator asked for. Opening it changes nothing.
 */
export function ResetSecondFactorPage({ onDone }: { onDone: () => void }) {
  const t = proofTexts.useTexts()
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await callApi('/second-factor/reset', { method: 'POST', body: { token }, anonymous: true })
      showToast({ title: t('reset.done'), tone: 'success' })
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
      pageTitle={t('reset.pageTitle')}
      title={t(isGood ? 'reset.title' : 'reset.noTokenTitle')}
      text={t(isGood ? 'reset.text' : 'reset.noTokenText')}
    >
      {isGood ? (
        <Button variant="primary" size="lg" loading={busy} onClick={() => void confirm()}>
          {t('reset.action')}
        </Button>
      ) : (
        <ButtonLink href="/login" variant="primary" size="lg">
          {t('reset.toLogin')}
        </ButtonLink>
      )}
    </AuthLayout>
  )
}
