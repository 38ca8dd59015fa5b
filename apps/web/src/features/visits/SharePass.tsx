import { Button } from '@portaria/ui/actions/Button'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { SharePassDialog } from './SharePassDialog.tsx'

/** Shows the link, code and PIN of a pass that holds. */
export function SharePass({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (record['state'] !== 'active' || !mayAct('share')) return null
  return (
    <>
      <Button icon={Share2} onClick={() => setOpen(true)}>
        {actionWords('share')}
      </Button>
      {open && <SharePassDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
