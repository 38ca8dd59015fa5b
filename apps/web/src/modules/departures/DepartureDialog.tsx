import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type {
  DepartureOverview,
  DepartureReceipt,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { splitIso } from '@portaria/ui/dates'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { beginDeparture } from './departure-calls.ts'
import { bodyOf, newPlan, type Plan } from './departure-plan.ts'
import { ThingsStep } from './ThingsStep.tsx'
import { departuresTexts } from './texts/departures-texts.ts'
import { PLANNED } from './use-undo.ts'
import { WhenStep } from './WhenStep.tsx'

export interface DepartureDialogProps {
  register: LeavingRegister
  overview: DepartureOverview
  onClose: () => void
  onBegun: (receipt: DepartureReceipt) => void
}

const steps = ['when', 'things', 'confirm'] as const

/** Guides through a departure: who and when, the decision on each thing, and a summary. */
export function DepartureDialog({ register, overview, onClose, onBegun }: DepartureDialogProps) {
  const t = departuresTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const [plan, setPlan] = useState(() => newPlan(overview.today))
  const [place, setPlace] = useState(0)
  const [busy, attempt] = useAttempt()
  const step = steps[place] ?? 'when'
  const isDay = splitIso(plan.lastDay) !== null
  const isPast = plan.lastDay < overview.today
  const code = isDay ? !plan.now && isPast && 'ends_in_past' : 'date_format'
  const onChange = (change: Partial<Plan>) => setPlan((before) => ({ ...before, ...change }))
  const begin = async () => {
    const begun: DepartureReceipt[] = []
    const done = await attempt(async () => {
      begun.push(await beginDeparture(register, overview.person.id, bodyOf(overview, plan)))
    })
    // A departure changes many registers.
    void client.invalidateQueries()
    const [receipt] = begun
    if (!done || !receipt) return
    showToast({ title: t(plan.now ? 'doneNow' : 'plannedNow'), tone: 'success', of: PLANNED })
    onBegun(receipt)
  }
  const next = () => {
    if (code === false) setPlace(place + 1)
  }
  const props = { register, overview, plan, onChange }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => !busy && onClose()}
      closeOnOutsidePress={false}
      title={t(`title.${register}`, { name: overview.person.title })}
      description={t('step', { place: place + 1, of: steps.length, what: t(`steps.${step}`) })}
      footer={
        <>
          <Button disabled={busy} onClick={place === 0 ? onClose : () => setPlace(place - 1)}>
            {t(place === 0 ? 'cancel' : 'back')}
          </Button>
          {step === 'confirm' ? (
            <Button variant="danger" loading={busy} onClick={() => void begin()}>
              {t(plan.now ? 'confirmNow' : 'confirmPlan')}
            </Button>
          ) : (
            <Button variant="primary" disabled={code !== false} onClick={next}>
              {t('next')}
            </Button>
          )}
        </>
      }
    >
      {step === 'when' && (
        <WhenStep {...props} error={code ? fieldText(language, code) : undefined} onNext={next} />
      )}
      {step === 'things' && <ThingsStep {...props} />}
      {step === 'confirm' && <ConfirmStep {...props} />}
    </Dialog>
  )
}
