import { Button } from '@portaria/ui/actions/Button'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { ShareEvent } from './ShareEvent.tsx'
import { eventTexts } from './texts/event-texts.ts'

/** States of a reservation that can be shared. */
const told: readonly unknown[] = ['requested', 'approved', 'in_use']

/** Opens the ways to share a confirmed or requested reservation. */
export function ShareEventButton({ record }: RecordSlotProps) {
  const text = eventTexts.useTexts()
  const [open, setOpen] = useState(false)
  if (!told.includes(record['state'])) return null
  return (
    <>
      <Button icon={Share2} onClick={() => setOpen(true)}>
        {text('success.share')}
      </Button>
      {open && (
        <Dialog open onOpenChange={() => setOpen(false)} title={text('success.share')}>
          <ShareEvent record={record} />
        </Dialog>
      )}
    </>
  )
}
