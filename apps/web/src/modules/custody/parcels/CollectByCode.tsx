import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../../platform/session/use-session.ts'
import { CollectDialog } from './CollectDialog.tsx'
import { parcelsTexts } from './texts/parcels-texts.ts'

/** The desk's button for handing over a parcel by its code. */
export function CollectByCode() {
  const t = parcelsTexts.useTexts()
  const role = useRole()
  const [open, setOpen] = useState(false)
  if (role === null || !mayUse(role, 'parcels.collect')) return null
  return (
    <>
      <Button icon={PackageCheck} onClick={() => setOpen(true)}>
        {t('collect.open')}
      </Button>
      {open && <CollectDialog onClose={() => setOpen(false)} />}
    </>
  )
}
