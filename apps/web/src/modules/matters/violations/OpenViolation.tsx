import { may } from '@portaria/contract/define-register/permissions'
import { violations } from '@portaria/contract/modules/matters/violations/violations'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Gavel } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { violationTexts } from './texts/violation-texts.ts'

/** Opens a violation about the reported occurrence. */
export function OpenViolation({ record }: RecordSlotProps) {
  const text = violationTexts.useTexts()
  const { role } = useRegister()
  if (!may(role, violations, 'create') || record['state'] === 'cancelled') return null
  return (
    <ButtonLink
      icon={Gavel}
      href={`${registerPaths(violations).create}?from=occurrences.${record.id}`}
    >
      {text('open')}
    </ButtonLink>
  )
}
