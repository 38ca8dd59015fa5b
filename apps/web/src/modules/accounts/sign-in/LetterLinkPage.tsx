import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { useLinkToken } from './use-link-token.ts'

export interface LetterLinkPageProps {
  pageTitle: string
  /** An explanation of what confirming does, and its button. */
  asks: { title: string; text: string; action: string }
  /** Shown for a link that was used, has expired or is incomplete. */
  ended: { title: string; text: string; toLogin: string }
  /** The message of success. */
  done: string
  /** The call that receives the link's token. */
  path: string
  onDone: () => void
}

/** The page of a letter's link that confirms something. Opening it changes nothing. */
export function LetterLinkPage(props: LetterLinkPageProps) {
  const { pageTitle, asks, ended, done, path, onDone } = props
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  const [busy, attempt] = useAttempt({
    failed(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'validation') {
        return { title: problemTextOf(error).detail }
      }
      setRefused(true)
      return null
    },
  })
  const agree = () =>
    attempt(async () => {
      await callApi(path, { method: 'POST', body: { token }, anonymous: true })
      showToast({ title: done, tone: 'success' })
      onDone()
    })
  if (token === '' || refused) {
    return (
      <AuthLayout pageTitle={pageTitle} title={ended.title} text={ended.text}>
        <ButtonLink href="/login" variant="primary" size="lg">
          {ended.toLogin}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout pageTitle={pageTitle} title={asks.title} text={asks.text}>
      <Button variant="primary" size="lg" loading={busy} onClick={() => void agree()}>
        {asks.action}
      </Button>
    </AuthLayout>
  )
}
