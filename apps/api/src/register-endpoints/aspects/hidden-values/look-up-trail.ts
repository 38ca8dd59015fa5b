import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { AuditEntry } from '../../../platform/audit.ts'

/** Makes the audit entry of a look-up: the field and the found rows; never the value. */
export function trailOf(
  { name }: AnyRegister,
  by: string,
  found: readonly string[],
  isHit = found.length > 0,
): AuditEntry[] {
  const changes = {
    by: [null, by] as const,
    outcome: [null, isHit ? 'hit' : 'miss'] as const,
  }
  const rows = found.length > 0 ? found : [null]
  return rows.map((rowId) => ({ register: name, rowId, operation: 'look_up', changes }))
}
