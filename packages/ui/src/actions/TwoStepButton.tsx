import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from './Button.tsx'

type Step = 'begin' | 'wait' | 'confirm'

export interface TwoStepButtonProps {
  /** Its words at each step. */
  words: Readonly<Record<Step, string>>
  /** Milliseconds after the first press before which a second one does nothing. */
  waitMs: number
  /** Milliseconds for which the second press is awaited then. */
  confirmMs: number
  onConfirm: () => void
  /** Called at each step, and with `lapsed` when nobody confirmed in time. */
  onStep: (step: Step | 'lapsed') => void
  /** Ignores presses, keeping the focus. */
  off?: boolean
  /** Called when it is pressed meanwhile. */
  onOff?: () => void
}

/**
 * A button for people who cannot hold one: pressed once, and a second time after a while. It stays
 * the same element, so that the focus is already on it at the second press.
 */
export function TwoStepButton(props: TwoStepButtonProps) {
  const { words, waitMs, confirmMs, onConfirm, onStep, off = false } = props
  const [step, setStep] = useState<Step>('begin')
  const go = (next: Step | 'lapsed') => {
    setStep(next === 'lapsed' ? 'begin' : next)
    onStep(next)
  }
  const pass = useEffectEvent(() => go(step === 'wait' ? 'confirm' : 'lapsed'))
  useEffect(() => {
    if (step === 'begin') return undefined
    const timer = setTimeout(() => pass(), step === 'wait' ? waitMs : confirmMs)
    return () => clearTimeout(timer)
  }, [step, waitMs, confirmMs])
  const press = () => {
    if (off) return props.onOff?.()
    if (step === 'wait') return
    if (step === 'begin') return go('wait')
    setStep('begin')
    onConfirm()
  }
  return (
    <Button
      variant={step === 'confirm' ? 'primary' : 'ghost'}
      aria-disabled={off || step === 'wait' || undefined}
      onClick={press}
    >
      {words[step]}
    </Button>
  )
}
