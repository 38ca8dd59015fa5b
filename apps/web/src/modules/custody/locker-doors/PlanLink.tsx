import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { PanelsTopLeft } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { lockerDoorsTexts } from './texts/locker-doors-texts.ts'

export interface PlanLinkProps {
  lockerId: string
  size?: 'sm' | 'md'
}

/** A link to the plan of a locker's doors. */
export function PlanLink({ lockerId, size = 'md' }: PlanLinkProps) {
  const t = lockerDoorsTexts.useTexts()
  const href = `${registerPaths(registers.lockers).record(lockerId)}/doors`
  return (
    <ButtonLink size={size} icon={PanelsTopLeft} href={href}>
      {t('see')}
    </ButtonLink>
  )
}
