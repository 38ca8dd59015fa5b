import { recordTitle } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { TrialButton } from './TrialButton.tsx'

/** The button of a trial on a point's record. */
export function PointTrial({ record }: RecordSlotProps) {
  const { register } = useRegister()
  return (
    <TrialButton given={{ point: { value: record.id, label: recordTitle(register, record) } }} />
  )
}
