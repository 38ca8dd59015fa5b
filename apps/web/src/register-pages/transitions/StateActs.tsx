import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { actsOf } from '@portaria/contract/define-register/states'
import { isFixed } from '../form/form-fields.ts'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { RecordTransitions } from './TransitionButtons.tsx'

/** The transitions that the state of a record asks for, where it is shown beside a list. */
export function StateActs({ record }: { record: RegisterRecord }) {
  const { register, role } = useRegister()
  const { transitions, primary } = actsOf(register, record, rightsColumnOf(role), false)
  if (isFixed(record, role) || transitions.length === 0) return null
  return <RecordTransitions record={record} only={transitions} primary={primary} />
}
