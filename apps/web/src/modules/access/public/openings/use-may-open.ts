import { mayUse } from '@portaria/contract/define-register/permissions'
import { useRole } from '../../../../platform/session/use-session.ts'

/** Whether the person may open points from afar. */
export function useMayOpen(): boolean {
  const role = useRole()
  return role !== null && mayUse(role, 'access.open')
}
