import { Button } from '@portaria/ui/actions/Button'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { SharePassDialog } from './SharePassDialog.tsx'

/** Shows the link, code and PIN of a valid pass. */
export function SharePass({ record }: RecordSlotProps) {
  const { mayAct, actionWords, role } = useRegister()
  const [open, setOpen] = useState(false)
  // The gate cannot see the key of a pass that somebody else gave.
  const isTheirs = role !== 'funcionario' || record['given_by'] === 'gate'
  if (record['state'] !== 'active' || !mayAct('share') || !isTheirs) return null
  return (
    <>
      <Button
        icon={Share2}
        variant={role === 'funcionario' ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {actionWords('share')}
      </Button>
      {open && <SharePassDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
