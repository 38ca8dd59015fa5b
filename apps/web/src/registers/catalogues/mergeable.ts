import type { Role } from '@portaria/contract/roles'
import { isFixed } from '../../register-pages/form/form-fields.ts'
import type { RegisterRecord } from '../../register-pages/record.ts'

/**
 * Which of some rows may stay when they are made one. The others are removed, so whoever keeps none
 * of the shared rows can merge into one of them, and into nothing where there are two.
 */
export function keepable(selected: readonly RegisterRecord[], role: Role): RegisterRecord[] {
  if (selected.length < 2) return []
  const fixed = selected.filter((record) => isFixed(record, role))
  return fixed.length === 0 ? [...selected] : fixed.length === 1 ? fixed : []
}
