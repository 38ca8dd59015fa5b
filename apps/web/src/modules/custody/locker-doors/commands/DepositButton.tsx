import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery } from '@tanstack/react-query'
import { Warehouse } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../../../platform/session/use-session.ts'
import { activeLockersQuery } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DepositDialog } from './DepositDialog.tsx'

export interface DepositButtonProps {
  parcel: { id: string; number: string }
  size?: 'sm' | 'md'
  /** Called when its dialog opens and closes. */
  onOpenChange?: (open: boolean) => void
}

/** The desk's button that puts a parcel into a locker; renders nothing if the company has none. */
export function DepositButton({ parcel, size = 'md', onOpenChange }: DepositButtonProps) {
  const t = lockerDoorsTexts.useTexts()
  const role = useRole()
  const may = role !== null && mayUse(role, 'doors.manage')
  const { data } = useQuery({ ...activeLockersQuery, enabled: may })
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  // A locker that does not answer comes last, and is marked.
  const lockers = (data?.data ?? []).toSorted(
    (one, other) => Number(one['silent'] === true) - Number(other['silent'] === true),
  )
  if (!may || lockers.length === 0) return null
  return (
    <>
      <Button
        size={size}
        icon={Warehouse}
        aria-label={t('deposit.startOf', { number: parcel.number })}
        onClick={() => change(true)}
      >
        {t('deposit.start')}
      </Button>
      {open && <DepositDialog {...{ parcel, lockers }} onClose={() => change(false)} />}
    </>
  )
}
