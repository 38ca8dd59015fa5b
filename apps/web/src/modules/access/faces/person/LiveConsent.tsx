import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import type { FaceActs } from '../face-calls.ts'
import { faceTexts } from '../texts/face-texts.ts'
import { OtherWay } from './ConsentStep.tsx'
import { faceProblem } from './face-problem.ts'
import { TwoWays, WayPanel } from './TwoWays.tsx'

export interface LiveConsentProps {
  face: PersonFace
  consent: NonNullable<PersonFace['consent']>
  acts: Pick<FaceActs, 'withdraw'>
  onChange: (face: PersonFace) => void
  pinHref: string | null
}

/** The consent as it stands, to withdraw as easily as it was given; beside it the card or PIN. */
export function LiveConsent({ face, consent, acts, onChange, pinHref }: LiveConsentProps) {
  const t = faceTexts.useTexts()
  const { when } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const [, attempt] = useAttempt({ failed: faceProblem })
  const { name } = face.person
  const withdraw = () =>
    attempt(async () => {
      const next = await acts.withdraw()
      showToast({ title: t('consent.withdrawn'), tone: 'success' })
      setAsked(false)
      onChange(next)
    })
  // Isolated, since a sentence from right to left would turn the parts of the version round.
  const since = { at: when(consent.given_at), version: `\u2066${consent.version}\u2069` }
  return (
    <TwoWays label={t('choice.label')}>
      <WayPanel
        title={t('consent.title')}
        text={<p className="text-muted">{t('consent.since', since)}</p>}
      >
        <Button size="lg" className="w-full" onClick={() => setAsked(true)}>
          {t('consent.withdraw')}
        </Button>
      </WayPanel>
      <OtherWay face={face} pinHref={pinHref} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('consent.ask', { name })}
        text={t('consent.askText')}
        confirmLabel={t('consent.withdraw')}
        onConfirm={async () => {
          await withdraw()
        }}
      />
    </TwoWays>
  )
}
