import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DoorProgress } from './DoorProgress.tsx'
import { useDoorCommand } from './use-door-command.ts'

export interface CollectAtLockerProps {
  parcel: { id: string; door: string }
  /** Called when its dialog opens and closes; the button must stay mounted while it is open. */
  onOpenChange?: (open: boolean) => void
}

/** Opens the door of the person's own parcel, after they confirm that they stand at the locker. */
export function CollectAtLocker({ parcel, onOpenChange }: CollectAtLockerProps) {
  const t = lockerDoorsTexts.useTexts()
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <Button variant="primary" size="lg" icon={DoorOpen} onClick={() => change(true)}>
        {t('collect.start')}
      </Button>
      {open && <CollectWindow parcel={parcel} onClose={() => change(false)} />}
    </>
  )
}

function CollectWindow({
  parcel: { id: parcelId, door },
  onClose,
}: CollectAtLockerProps & { onClose: () => void }) {
  const t = lockerDoorsTexts.useTexts()
  const { id, busy, errors, ask, restart } = useDoorCommand()
  const trouble = Object.values(errors)[0]
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('collect.title')}
      description={id === null ? t('collect.ask', { door }) : undefined}
      footer={
        id === null ? (
          <>
            <Button size="lg" disabled={busy} onClick={onClose}>
              {t('collect.notYet')}
            </Button>
            <Button
              size="lg"
              variant="primary"
              loading={busy}
              onClick={() => void ask({ purpose: 'collect', parcel_id: parcelId })}
            >
              {t('collect.yes', { door })}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      {id !== null && <DoorProgress id={id} reader="household" onAgain={restart} />}
      {id === null && trouble && <Banner tone="warning">{trouble}</Banner>}
    </Dialog>
  )
}
