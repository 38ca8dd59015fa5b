import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { Footprints } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { createRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LinkedRows } from '../../units/public/linked/LinkedRows.tsx'
import { pointTexts } from '../texts/point-texts.ts'

const { rounds } = registers

/** Rounds shown on a patrol's record, before the link to their list. */
const SHOWN = 6

/** The coming and current rounds of a patrol. */
export const PatrolRounds = ({ record }: RecordSlotProps) => (
  <LinkedRows
    register={rounds}
    filters={[
      { 'filter[patrol_id]': record.id, 'filter[state]': 'planned,running', sort: 'starts_at' },
    ]}
    details={['employee_id']}
    most={SHOWN}
  />
)

/** Creates an unscheduled round of a patrol, and opens it. */
export function BeginUnplanned({ record }: RecordSlotProps) {
  const text = pointTexts.useTexts()
  const navigate = useNavigate()
  const { role } = useRegister()
  const [busy, attempt] = useAttempt()
  const begin = () =>
    attempt(async () => {
      const made = await createRecord(rounds, { patrol_id: record.id })
      showToast({ title: text('begun'), tone: 'success' })
      await navigate({ to: registerPaths(rounds).record(made.id) ?? '' })
    })
  if (!may(role, rounds, 'create') || record.status !== 'ATIVO') return null
  return (
    <Button icon={Footprints} loading={busy} onClick={() => void begin()}>
      {text('unplanned')}
    </Button>
  )
}
