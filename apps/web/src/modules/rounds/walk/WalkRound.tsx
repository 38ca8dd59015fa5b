import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Footprints } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { runPath } from '../run/run-path.ts'
import { walkTexts } from './texts/walk-texts.ts'

/** Links to the page for walking a round, while that is possible. */
export function WalkRound({ record }: RecordSlotProps) {
  const text = walkTexts.useTexts()
  const { role } = useRegister()
  const isOpen = ['planned', 'running', 'missed'].includes(String(record['state']))
  if (!isOpen || !mayUse(role, 'rounds.walk')) return null
  return (
    <ButtonLink variant="primary" icon={Footprints} href={runPath(record.id)}>
      {text(record['state'] === 'running' ? 'continue' : 'walk')}
    </ButtonLink>
  )
}
