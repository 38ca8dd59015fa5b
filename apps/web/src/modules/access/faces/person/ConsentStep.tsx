import type {
  FaceController,
  PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { showToast } from '@portaria/ui/toast'
import { useRef, useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import type { FaceActs } from '../face-calls.ts'
import { faceTexts } from '../texts/face-texts.ts'
import { faceProblem } from './face-problem.ts'
import { TermText } from './TermText.tsx'
import { OwnWays, TwoWays, WayPanel } from './TwoWays.tsx'
import { useFaceTerm } from './use-face-term.ts'
import { useSettledFocus } from './use-settled-focus.ts'

export interface ConsentStepProps {
  face: PersonFace
  controller: FaceController
  acts: Pick<FaceActs, 'consent'>
  onChange: (face: PersonFace) => void
  /** Where the PIN is set; null where the reader cannot set it. */
  pinHref: string | null
  /** Whether the term is unfolded. */
  isOpen: boolean
}

/**
 * The term, and below it the two ways in one size: consenting, or a card or PIN. Without an act
 * nothing is recorded.
 */
export function ConsentStep(props: ConsentStepProps) {
  const { face, controller, isOpen } = props
  const t = faceTexts.useTexts()
  const language = useLanguage()
  const { term, isError, refetch } = useFaceTerm(language, controller)
  const [isKept, setKept] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  const focusTold = useSettledFocus(told)
  if (isKept)
    return (
      <div ref={told} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        <Banner tone="success">{t('choice.kept')}</Banner>
        <TwoWays label={t('choice.label')}>
          <OtherWay {...props} />
        </TwoWays>
        <Button className="self-start" onClick={() => setKept(false)}>
          {t('choice.back')}
        </Button>
      </div>
    )
  return (
    <Collapsible title={t('term.read')} defaultOpen={isOpen}>
      <div className="flex flex-col gap-4">
        {face.person.is_minor && (
          <p className="text-sm text-pretty">{t('term.minor', { name: face.person.name })}</p>
        )}
        {term && <TermText term={term} />}
        {!term && !isError && <Skeleton className="h-64 w-full" />}
        {isError && !term && (
          <Banner
            tone="warning"
            actions={<Button onClick={() => void refetch()}>{t('term.again')}</Button>}
          >
            {t('term.failed')}
          </Banner>
        )}
        {term && (
          <TwoWays label={t('choice.label')}>
            <Agree {...props} version={term.version} language={term.language} />
            <WayPanel title={t('others.title')} text={<OwnWays others={face.others} asks />}>
              <Button
                size="lg"
                className="w-full"
                onClick={() => {
                  setKept(true)
                  focusTold()
                }}
              >
                {t('choice.other')}
              </Button>
            </WayPanel>
          </TwoWays>
        )}
      </div>
    </Collapsible>
  )
}

interface AgreeProps extends ConsentStepProps {
  version: string
  language: ReturnType<typeof useLanguage>
}

function Agree({ acts, onChange, version, language }: AgreeProps) {
  const t = faceTexts.useTexts()
  const [busy, attempt] = useAttempt({ failed: faceProblem })
  const agree = () =>
    attempt(async () => {
      onChange(await acts.consent({ version, language }))
      showToast({ title: t('choice.agreed'), tone: 'success' })
    })
  return (
    <WayPanel title={t('title')} text={<p className="text-muted">{t('choice.agreeText')}</p>}>
      <Button size="lg" className="w-full" loading={busy} onClick={() => void agree()}>
        {t('choice.agree')}
      </Button>
    </WayPanel>
  )
}

/** The card or PIN that opens the same doors, with the way to the PIN. */
export function OtherWay({ face, pinHref }: Pick<ConsentStepProps, 'face' | 'pinHref'>) {
  const t = faceTexts.useTexts()
  const { others } = face
  return (
    <WayPanel title={t('others.title')} text={<OwnWays others={others} asks />}>
      {pinHref !== null && (
        <ButtonLink size="lg" className="w-full" href={pinHref}>
          {t(others.has_pin ? 'others.seePin' : 'others.setPin')}
        </ButtonLink>
      )}
    </WayPanel>
  )
}
