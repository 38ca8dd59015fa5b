import type { DoorPlan, PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, DoorOpen, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { problemToast, useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'
import { DoorProgress } from '../commands/DoorProgress.tsx'
import { useDoorCommand } from '../commands/use-door-command.ts'
import { blockDoor, planQuery, unblockDoor } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DoorFacts } from './DoorFacts.tsx'
import { ReasonForm } from './ReasonForm.tsx'

export interface DoorPanelProps {
  plan: DoorPlan
  door: PlannedDoor
}

/** Everything about one door: its content, the progress of its command, and the actions. */
export function DoorPanel({ plan, door }: DoorPanelProps) {
  const t = lockerDoorsTexts.useTexts()
  const asked = useDoorCommand()
  const { number } = door
  // The panel goes on showing how a command ended after the plan has dropped that command.
  const [seen, setSeen] = useState<string | null>(null)
  const present = door.command?.id ?? asked.id
  if (present !== null && present !== seen) setSeen(present)
  const isBusy = door.command !== null
  return (
    <div className="flex flex-col gap-5 p-5">
      {door.disagrees && !isBusy && (
        <Banner tone="warning">
          {t(door.occupied === true ? 'disagrees.sees' : 'disagrees.seesNothing')}
        </Banner>
      )}
      {door.latch === 'open' && !isBusy && <Banner tone="warning">{t('leftOpen')}</Banner>}
      {seen !== null && <DoorProgress key={seen} id={seen} reader="desk" />}
      <DoorFacts door={door} />
      <div className="flex flex-wrap gap-2">
        {!isBusy && plan.trouble === null && (
          <ReasonForm
            start={t('open.start')}
            text={t('open.text')}
            save={t('open.save', { door: number })}
            icon={DoorOpen}
            busy={asked.busy}
            error={asked.errors['reason']}
            onSave={(reason) =>
              asked.ask({ purpose: 'check', locker_id: plan.id, door: number, reason })
            }
          />
        )}
        <BlockButton {...{ plan, door }} />
      </div>
      {Object.entries(asked.errors).map(
        ([field, text]) =>
          field !== 'reason' && (
            <Banner key={field} tone="warning">
              {text}
            </Banner>
          ),
      )}
    </div>
  )
}

function BlockButton({ plan: { id: lockerId }, door: { number, state } }: DoorPanelProps) {
  const t = lockerDoorsTexts.useTexts()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const [busy, attempt] = useAttempt({
    failed(error) {
      const { reason } = fieldTextsOf(error)
      setRefusal(reason)
      return reason === undefined ? problemToast(error) : null
    },
  })
  const keep = (change: Promise<DoorPlan>) =>
    change.then((plan) => client.setQueryData(planQuery(lockerId).queryKey, plan))
  if (state === 'blocked') {
    return (
      <Button
        icon={LockOpen}
        loading={busy}
        onClick={() => void attempt(() => keep(unblockDoor(lockerId, number)))}
      >
        {t('block.end')}
      </Button>
    )
  }
  return (
    <ReasonForm
      start={t('block.start')}
      text={t('block.text')}
      save={t('block.save', { door: number })}
      icon={Ban}
      busy={busy}
      error={refusal}
      onSave={(reason) => attempt(() => keep(blockDoor(lockerId, number, reason)))}
    />
  )
}
