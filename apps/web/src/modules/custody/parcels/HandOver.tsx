import { heldStates } from '@portaria/contract/modules/custody/parcels'
import { Button } from '@portaria/ui/actions/Button'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { TransitionSlotProps } from '../../../register-pages/register-slots.ts'
import { HandOverDialog } from './hand-over/HandOverDialog.tsx'

/** Hands over a parcel, with other parcels of the household, to a person who signs for them. */
export function HandOver({ record, primary }: TransitionSlotProps) {
  const { mayAct, transitionWords } = useRegister()
  const [open, setOpen] = useState(false)
  const isHeld = heldStates.some((state) => state === record['state'])
  if (!isHeld || !mayAct('hand-over')) return null
  return (
    <>
      <Button icon={PenLine} {...(primary && { variant: 'primary' })} onClick={() => setOpen(true)}>
        {transitionWords('hand-over').button}
      </Button>
      {open && (
        <HandOverDialog
          of={{
            apartment: asReference(record['apartment']),
            resident: asReference(record['resident']),
          }}
          parcelId={record.id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
