import { OPENING_HOLD_MS } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { HoldButton, type HoldButtonProps } from '@portaria/ui/actions/HoldButton'
import { TwoStepButton } from '@portaria/ui/actions/TwoStepButton'
import { useId, useState } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { heldTexts } from './texts/held-texts.ts'

/**
 * Milliseconds in which the second press is awaited by whoever cannot hold. The first two seconds
 * are those of the hold, so that this way acts no faster and no double press acts. Ten seconds are
 * enough for somebody who moves slowly or by one switch, and a press that is forgotten lapses.
 */
const CONFIRM_MS = 10_000

type HeldButtonProps = Pick<
  HoldButtonProps,
  'children' | 'icon' | 'variant' | 'onHeld' | 'off' | 'onOff' | 'ref'
>

/** A button that moves doors when it is held, and the way for people who cannot hold it. */
export function HeldButton({ children, onHeld, off = false, onOff, ...look }: HeldButtonProps) {
  const t = heldTexts.useTexts()
  const help = useId()
  const [said, setSaid] = useState('')
  const shared = { off, ...(onOff && { onOff }) }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <HoldButton
          {...look}
          {...shared}
          holdMs={OPENING_HOLD_MS}
          onHeld={onHeld}
          onEarly={() => setSaid(t('early'))}
          describedBy={help}
          className="grow"
        >
          {children}
        </HoldButton>
        <TwoStepButton
          {...shared}
          words={{
            begin: t('twoStep.begin'),
            wait: t('twoStep.wait'),
            confirm: t('twoStep.confirm'),
          }}
          waitMs={OPENING_HOLD_MS}
          confirmMs={CONFIRM_MS}
          onConfirm={onHeld}
          onStep={(step) => setSaid(step === 'begin' ? '' : t(`twoStepSaid.${step}`))}
        />
      </div>
      <p id={help} className="text-sm text-pretty text-muted">
        {t('help')} {hasKeyboard() && t('keys')}
      </p>
      <output className="min-h-5 text-sm font-medium text-pretty">{said}</output>
    </div>
  )
}
