import { mayUse } from '@portaria/contract/define-register/permissions'
import { useRole } from '../../platform/session/use-session.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { UnitAccesses } from '../access/public/accesses/UnitAccesses.tsx'
import { RecordTimeline } from './RecordTimeline.tsx'
import { ALWAYS } from './record-calls.ts'

/** Lines of each that the page shows at first. */
const FEW = 8

/** The accesses and the timeline of a unit, at the end of its page. */
export function UnitHistory({ record }: RecordSlotProps) {
  const role = useRole()
  if (role === null || !mayUse(role, 'apartment_record.read')) return null
  return (
    <>
      <UnitAccesses unitId={record.id} period={ALWAYS} size={FEW} />
      <RecordTimeline unitId={record.id} period={ALWAYS} size={FEW} />
    </>
  )
}
