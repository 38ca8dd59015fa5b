import type { Role } from '@portaria/contract/actors/roles'
import { isFixed } from '../../../register-pages/form/form-fields.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'

/**
 * The selected rows that can be kept in a merge. The others are removed, so a role that may not
 * remove shared rows can merge into a single shared row, but cannot merge two of them.
 */
export function keepable(selected: readonly RegisterRecord[], role: Role): RegisterRecord[] {
  if (selected.length < 2) return []
  const fixed = selected.filter((record) => isFixed(record, role))
  return fixed.length === 0 ? [...selected] : fixed.length === 1 ? fixed : []
}
