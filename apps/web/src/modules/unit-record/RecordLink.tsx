import { mayUse } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Printer } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { registerPaths } from '../../register-pages/record.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

/** Links from a unit to the printed form of its record, for roles that may see it. */
export function RecordLink({ record }: RecordSlotProps) {
  const t = recordTexts.useTexts()
  const role = useRole()
  if (role === null || record.deleted_at !== null || !mayUse(role, 'apartment_record.read'))
    return null
  return (
    <ButtonLink
      href={`${registerPaths(registers.apartments).record(record.id)}/record`}
      icon={Printer}
    >
      {t('open')}
    </ButtonLink>
  )
}
