import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type {
  FaceController,
  PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useRef } from 'react'
import type { FaceActs } from '../face-calls.ts'
import { faceTexts } from '../texts/face-texts.ts'
import { ConsentStep } from './ConsentStep.tsx'
import { LiveConsent } from './LiveConsent.tsx'
import { PhotoStep } from './PhotoStep.tsx'
import { Removals } from './Removals.tsx'
import { standOf, statusTones } from './stand-of.ts'
import { useSettledFocus } from './use-settled-focus.ts'

export interface FaceCardProps {
  face: PersonFace
  controller: FaceController
  acts: FaceActs
  onChange: (face: PersonFace) => void
  /** Where the PIN is set; null where the reader cannot set it. */
  pinHref: string | null
  /** Whether the term is unfolded. */
  isOpen: boolean
}

/** The face of one person: how it stands, the decision, the photo, and what was removed. */
export function FaceCard({ face, controller, acts, onChange, pinHref, isOpen }: FaceCardProps) {
  const t = faceTexts.useTexts()
  const stand = useRef<HTMLOutputElement>(null)
  const focusStand = useSettledFocus(stand)
  const change = (next: PersonFace) => {
    onChange(next)
    focusStand()
  }
  const { person, status, consent, removals, link_refusal: refusal = null } = face
  const language = useLanguage()
  const step = { face, acts, onChange: change, pinHref }
  return (
    <Card
      title={person.name}
      actions={<Badge tone={statusTones[status]}>{t(`statuses.${status}`)}</Badge>}
    >
      <div className="flex flex-col gap-5">
        <output ref={stand} tabIndex={-1} className="block text-base text-pretty outline-none">
          {standOf(t, face)}
        </output>
        {refusal !== null && <p className="text-sm text-pretty">{fieldText(language, refusal)}</p>}
        {consent === null ? (
          <>
            <Removals removals={removals} />
            {refusal === null && <ConsentStep {...step} controller={controller} isOpen={isOpen} />}
          </>
        ) : (
          <>
            {refusal === null && <PhotoStep {...step} />}
            <LiveConsent {...step} consent={consent} />
            <Removals removals={removals} />
          </>
        )}
      </div>
    </Card>
  )
}
