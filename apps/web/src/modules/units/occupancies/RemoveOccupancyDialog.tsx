import { registers } from '@portaria/contract/modules/registers'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { removeRecord, restoreRecord } from '../../../register-pages/register-calls.ts'
import type { Occupancy } from './occupancy.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

export interface RemoveOccupancyDialogProps {
  occupancy: Occupancy
  ofResident: boolean
  onClose: () => void
  /** Called after the removal, and after its undoing. */
  onChanged: () => void
}

/** Removes an occupancy that was entered by mistake; a real one is ended instead. */
export function RemoveOccupancyDialog(props: RemoveOccupancyDialogProps) {
  const { occupancy, ofResident, onClose, onChanged } = props
  const text = occupanciesTexts.useTexts()
  const [, attempt] = useAttempt()
  const { occupancies } = registers
  const remove = async () => {
    if (!(await attempt(() => removeRecord(occupancies, occupancy)))) return
    onChanged()
    showToast({
      title: text('removed'),
      tone: 'success',
      action: {
        label: text('undo'),
        onPress: () => void attempt(() => restoreRecord(occupancies, occupancy.id)).then(onChanged),
      },
    })
  }
  const { title } = ofResident ? occupancy.apartment : occupancy.resident
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('removeTitle', { title })}
      text={text('removeText')}
      confirmLabel={text('removeAction')}
      tone="danger"
      onConfirm={remove}
    />
  )
}
