import type { SecondFactorDemand } from '@portaria/contract/answers/errors'
import type { InvitationAnswer } from '@portaria/contract/modules/accounts/invitations'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { showToast } from '@portaria/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import { SecondFactorStep } from '../second-factor/SecondFactorStep.tsx'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import type { LoginOutcome, SendProof } from '../sign-in/login.ts'
import { useLinkToken } from '../sign-in/use-link-token.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { AskEmailForm } from './AskEmailForm.tsx'
import { invitationPageTexts } from './texts/invitation-page-texts.ts'

type Offer = InvitationAnswer['data']

export interface InvitationPageProps {
  /** Called when the invitation is answered; continues at the sign-in page. */
  onDone: () => void
}

/** `/pages/auth/invitation#token`: the page of an invitation's link. Opening it changes nothing. */
export function InvitationPage({ onDone }: InvitationPageProps) {
  const t = invitationPageTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const token = useLinkToken()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const end = useCallback((error: unknown) => {
    setEnded(fieldTextsOf(error)['token'] ?? problemTextOf(error).detail)
  }, [])
  useEffect(() => {
    if (token === '') return
    lookAt(token).then(setOffer, end)
  }, [token, end])

  const done = (text: string) => {
    showToast({ title: text, tone: 'success' })
    onDone()
  }
  const send: SendProof = async (proof) => {
    await post('/invitations/accept/proof', { token, proof })
    return null
  }
  const settle = (outcome: LoginOutcome) => {
    if (outcome.kind === 'done') return done(t('accepted'))
    setDemand(null)
    showToast({ title: t(outcome.kind === 'not-proved' ? 'stale' : 'failed'), tone: 'danger' })
  }
  const decline = async () => {
    try {
      await post('/invitations/decline', { token })
      done(t('declined'))
    } catch (error) {
      end(error)
    }
  }

  const pageTitle = t('pageTitle')
  if (token === '' || ended !== null) {
    return (
      <AuthLayout {...{ pageTitle }} title={t('endedTitle')} text={ended ?? t('incomplete')}>
        <ButtonLink href="/login" variant="primary" size="lg">
          {t('toLogin')}
        </ButtonLink>
      </AuthLayout>
    )
  }
  if (demand !== null) {
    const startAgain = () => setDemand(null)
    return <SecondFactorStep {...{ demand, send }} onSettled={settle} onStartAgain={startAgain} />
  }
  if (sentTo !== null) {
    const text = t('sentText', { email: sentTo })
    return <AuthLayout {...{ pageTitle, text }} title={t('sentTitle')} />
  }
  if (offer === null) {
    return (
      <AuthLayout {...{ pageTitle }} title={t('title')}>
        <Skeleton className="h-40 w-full" />
      </AuthLayout>
    )
  }
  const { first_name: name } = offer
  const title = name === null ? t('title') : t('titleFor', { name })
  const place = { company: offer.company ?? common('product'), role: roleOf(offer.role) }
  return (
    <AuthLayout {...{ pageTitle }} title={title} text={t('offer', place)}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty">{t(offer.asks, { email: offer.email ?? '' })}</p>
        {offer.asks === 'email' ? (
          <AskEmailForm token={token} onSent={setSentTo} onEnded={end} />
        ) : (
          <AcceptForm
            token={token}
            isNew={offer.asks === 'account'}
            onDone={() => done(t('accepted'))}
            onDemand={setDemand}
            onEnded={end}
          />
        )}
        <Button variant="ghost" className="w-full" onClick={() => void decline()}>
          {t('decline')}
        </Button>
      </div>
    </AuthLayout>
  )
}

const post = (path: string, body: unknown) =>
  callApi(path, { method: 'POST', body, anonymous: true })

async function lookAt(token: string): Promise<Offer> {
  const body = { token }
  const asked = { method: 'POST', body, anonymous: true } as const
  return (await callApi<InvitationAnswer>('/invitations/look', asked)).data
}
