import { Button } from '@portaria/ui/actions/Button'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { BulkSlotProps } from '../../../register-pages/register-slots.ts'
import { MergeRowsDialog } from './MergeRowsDialog.tsx'
import { keepable } from './mergeable.ts'
import { catalogueTexts } from './texts/catalogue-texts.ts'

/** Merges several rows with the same meaning; the role must be allowed to remove the others. */
export function MergeRows(props: BulkSlotProps) {
  const { selected, all } = props
  const { role, may } = useRegister()
  const text = catalogueTexts.useTexts()
  const [open, setOpen] = useState(false)
  if (all !== null || selected.length < 2 || !may('remove')) return null
  const none = keepable(selected, role).length === 0
  return (
    <>
      <Button size="sm" icon={Merge} disabled={none} onClick={() => setOpen(true)}>
        {text('merge.action')}
      </Button>
      {open && <MergeRowsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
