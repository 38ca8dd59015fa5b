import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { Eraser } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { erasableRegister } from './erasure-calls.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'

const EraseDialog = lazyCode(async () => (await import('./EraseDialog.tsx')).EraseDialog)

/** Starts the erasure of a visitor's data, or those of somebody who has left. */
export function EraseAction({ record }: RecordSlotProps) {
  const { register, role } = useRegister()
  const t = erasuresTexts.useTexts()
  const [open, setOpen] = useState(false)
  const name = erasableRegister(register.name)
  if (name === null || !mayUse(role, 'people.erase') || record.deleted_at !== null) return null
  // Present people leave first; a provider that is a company has no personal data.
  if (name !== 'visitors' && record['status'] === 'ATIVO') return null
  if (name === 'service-providers' && record['kind'] !== 'person') return null
  return (
    <>
      <Button icon={Eraser} onClick={() => setOpen(true)}>
        {t('begin')}
      </Button>
      <Suspense>
        {open && <EraseDialog register={name} record={record} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
