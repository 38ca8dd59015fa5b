import { mayUse } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { ScrollText } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { registerPaths } from '../../register-pages/record.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

/** Links to the whole record of a unit, for roles that may see it. */
export function RecordLink({ record }: RecordSlotProps) {
  const t = recordTexts.useTexts()
  const role = useRole()
  if (role === null || record.deleted_at !== null || !mayUse(role, 'apartment_record.read'))
    return null
  return (
    <ButtonLink
      href={`${registerPaths(registers.apartments).record(record.id)}/record`}
      icon={ScrollText}
    >
      {t('open')}
    </ButtonLink>
  )
}
