import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { DoorOpen } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { HeldButton } from '../../held-button/HeldButton.tsx'
import { ReasonField } from './ReasonField.tsx'
import { openingTexts } from './texts/opening-texts.ts'

/** Letters that the server wants of a reason. */
const REASON_MIN = 3

export interface OpeningFormProps {
  points: readonly MonitorPoint[]
  /** The point to open; undefined while none is chosen. */
  point: MonitorPoint | undefined
  /** Whether the point was given, and is not chosen here. */
  isGiven: boolean
  onChoose: (pointId: string) => void
  reason: string
  onReason: (reason: string) => void
  /** Why the server did not take the last one. */
  refusal: string | null
  onOpen: (pointId: string) => void
  first: RefObject<HTMLButtonElement | null>
}

/** Asks for the point, the reason and a held press. */
export function OpeningForm(props: OpeningFormProps) {
  const { points, point, isGiven, onChoose, reason, onReason, refusal, onOpen, first } = props
  const t = openingTexts.useTexts()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const hold = useRef<HTMLButtonElement>(null)
  const hasReason = reason.trim().length >= REASON_MIN
  const askReason = () => {
    if (hasReason) return
    setMissing(true)
    field.current?.focus()
  }
  if (points.length === 0) return <p className="text-sm text-muted">{t('none')}</p>
  return (
    <div className="flex flex-col gap-5">
      {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
      {!isGiven && (
        <RadioGroupField
          label={t('point')}
          options={points.map(({ point: { id, title }, reader }) => ({
            value: id,
            label: title,
            disabled: reader !== 'online',
            ...(reader !== 'online' && {
              description: t(reader === null ? 'noReader' : 'notOnline'),
            }),
          }))}
          value={point?.point.id ?? null}
          onChange={onChoose}
        />
      )}
      {point && point.reader !== 'online' && (
        <Banner tone="warning">{t(point.reader === null ? 'noReader' : 'notOnline')}</Banner>
      )}
      <ReasonField
        value={reason}
        error={isMissing && !hasReason ? t('needsReason') : undefined}
        onChange={onReason}
        onChosen={() => hold.current?.focus()}
        first={first}
        field={field}
      />
      <HeldButton
        ref={hold}
        icon={DoorOpen}
        off={point?.reader !== 'online' || !hasReason}
        onOff={askReason}
        onHeld={() => point && onOpen(point.point.id)}
      >
        {t('hold')}
      </HeldButton>
    </div>
  )
}
