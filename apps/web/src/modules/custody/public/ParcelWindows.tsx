import { registers } from '@portaria/contract/modules/registers'
import { useRole } from '../../../platform/session/use-session.ts'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { CollectDialog } from '../parcels/CollectDialog.tsx'
import { HandOverDialog } from '../parcels/hand-over/HandOverDialog.tsx'
import { ReceptionWindow } from '../parcels/reception/ReceptionWindow.tsx'

type Place = { id: string; title: string }

export interface ParcelWindowsProps {
  open: boolean
  /** The open task of the desk; null for none. */
  task:
    | { name: 'collect'; code: string }
    | { name: 'receive'; tracking?: string; apartment?: Place; resident?: Place }
    | { name: 'handOver'; apartment: Place | null; resident: Place | null; parcelId?: string }
    | null
  onClose: () => void
}

/** The desk's dialogs for receiving and handing over parcels. */
export function ParcelWindows(props: ParcelWindowsProps) {
  const role = useRole()
  return (
    role && (
      <RegisterProvider register={registers.parcels} role={role}>
        <TaskWindow {...props} />
      </RegisterProvider>
    )
  )
}

function TaskWindow({ task, onClose }: ParcelWindowsProps) {
  if (task?.name === 'collect')
    return <CollectDialog shown={task.code} onClose={onClose} onDone={onClose} />
  if (task?.name === 'receive') return <ReceptionWindow start={task} onClose={onClose} />
  if (task?.name === 'handOver') {
    const { apartment, resident, parcelId } = task
    return (
      <HandOverDialog
        of={{ apartment, resident }}
        {...(parcelId !== undefined && { parcelId })}
        onClose={onClose}
      />
    )
  }
  return null
}
