import { heldStates } from '@portaria/contract/modules/custody/parcels'
import { Button } from '@portaria/ui/actions/Button'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { MoveDialog } from './MoveDialog.tsx'

/** Moves a waiting parcel to another place. */
export function MoveParcel({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  const isHeld = heldStates.some((state) => state === record['state'])
  if (!isHeld || !mayAct('move')) return null
  return (
    <>
      <Button icon={ArrowRightLeft} onClick={() => setOpen(true)}>
        {actionWords('move')}
      </Button>
      {open && <MoveDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
