import { Button } from '@portaria/ui/actions/Button'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { GenerateDialog } from './GenerateDialog.tsx'

/** Creates all apartments of a tower at once. */
export function GenerateApartments({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayAct('generate-apartments')) return null
  return (
    <>
      <Button icon={Grid3x3} onClick={() => setOpen(true)}>
        {actionWords('generate-apartments')}
      </Button>
      {open && <GenerateDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
