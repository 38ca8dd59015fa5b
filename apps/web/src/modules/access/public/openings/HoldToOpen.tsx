import { OPENING_HOLD_MS } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { HoldButton } from '@portaria/ui/actions/HoldButton'
import { TwoStepButton } from '@portaria/ui/actions/TwoStepButton'
import { DoorOpen } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { hasKeyboard } from '../../../../platform/has-keyboard.ts'
import { openingTexts } from './texts/opening-texts.ts'

/**
 * Milliseconds in which the second press is awaited by whoever cannot hold. The first two seconds
 * are those of the hold, so that this way opens no faster and no double press opens. Ten seconds are
 * enough for somebody who moves slowly or by one switch, and a press that is forgotten lapses.
 */
const CONFIRM_MS = 10_000

export interface HoldToOpenProps {
  onOpen: () => void
  off: boolean
  /** Called when it is pressed meanwhile. */
  onOff: () => void
  ref: Ref<HTMLButtonElement>
}

/** The button that opens a point when it is held, and the way for people who cannot hold it. */
export function HoldToOpen({ onOpen, off, onOff, ref }: HoldToOpenProps) {
  const t = openingTexts.useTexts()
  const help = useId()
  const [said, setSaid] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <HoldButton
          ref={ref}
          icon={DoorOpen}
          holdMs={OPENING_HOLD_MS}
          off={off}
          onOff={onOff}
          onHeld={onOpen}
          onEarly={() => setSaid(t('early'))}
          describedBy={help}
          className="grow"
        >
          {t('hold')}
        </HoldButton>
        <TwoStepButton
          words={{
            begin: t('twoStep.begin'),
            wait: t('twoStep.wait'),
            confirm: t('twoStep.confirm'),
          }}
          waitMs={OPENING_HOLD_MS}
          confirmMs={CONFIRM_MS}
          off={off}
          onOff={onOff}
          onConfirm={onOpen}
          onStep={(step) => setSaid(step === 'begin' ? '' : t(`twoStepSaid.${step}`))}
        />
      </div>
      <p id={help} className="text-sm text-pretty text-muted">
        {t('holdHelp')} {hasKeyboard() && t('holdKeys')}
      </p>
      <output className="min-h-5 text-sm font-medium text-pretty">{said}</output>
    </div>
  )
}
