import { mayUse } from '@portaria/contract/define-register/permissions'
import { heldStates } from '@portaria/contract/modules/custody/parcels'
import { useState } from 'react'
import { useRole } from '../../../platform/session/use-session.ts'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import { asReference } from '../../../register-pages/record.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { CollectAtLocker } from './commands/CollectAtLocker.tsx'
import { DepositButton } from './commands/DepositButton.tsx'
import { PlanLink } from './PlanLink.tsx'

/** The actions with doors on a parcel's page: put it in, see where it is, or collect it. */
export function OnParcelRecord({ record }: RecordSlotProps) {
  const role = useRole()
  // An open dialog stays after the parcel has left, to report how the door was closed.
  const [open, setOpen] = useState<'deposit' | 'collect' | null>(null)
  const isHeld = heldStates.some((state) => state === record['state'])
  const inLocker = record['place'] === 'locker'
  if (role === null || !mayUse(role, 'doors.open') || (!isHeld && open === null)) return null
  const { id } = record
  if (!mayUse(role, 'doors.manage')) {
    const parcel = { id, door: typeof record['door'] === 'number' ? String(record['door']) : '' }
    const change = (isOpen: boolean) => setOpen(isOpen ? 'collect' : null)
    return (inLocker || open) && <CollectAtLocker parcel={parcel} onOpenChange={change} />
  }
  const locker = asReference(record['locker'])
  if (inLocker && open === null) return locker && <PlanLink lockerId={locker.id} />
  const parcel = { id, number: asText(record['number']) }
  return (
    <DepositButton parcel={parcel} onOpenChange={(isOpen) => setOpen(isOpen ? 'deposit' : null)} />
  )
}
