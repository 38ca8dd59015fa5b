import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { RegisterRecord } from '../../../register-pages/record.ts'

const isNamed = (value: unknown): value is ReferenceRead =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value

/** Returns the points that a value of a record names. */
export const namedIn = (value: unknown): ReferenceRead[] =>
  Array.isArray(value) ? value.filter(isNamed) : []

/** Returns the points with which a point is interlocked, whichever of both names the other. */
export function interlockedWith(record: RegisterRecord): ReferenceRead[] {
  const own = record['interlocks']
  const named = Array.isArray(own) ? own.map((row: { point?: unknown }) => row.point) : []
  return [...namedIn(named), ...namedIn(record['interlocked_by'])]
}
