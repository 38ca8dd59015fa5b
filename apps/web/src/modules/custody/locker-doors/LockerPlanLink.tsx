import { mayUse } from '@portaria/contract/define-register/permissions'
import { useRole } from '../../../platform/session/use-session.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { PlanLink } from './PlanLink.tsx'

/** Links a locker's record to the plan of its doors. */
export function LockerPlanLink({ record }: RecordSlotProps) {
  const role = useRole()
  if (role === null || record.deleted_at !== null || !mayUse(role, 'doors.manage')) return null
  return <PlanLink lockerId={record.id} />
}
