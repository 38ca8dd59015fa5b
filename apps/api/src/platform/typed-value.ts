import type { ValueType } from '@portaria/contract/value-types/value-type'
import { fieldProblem } from './problem.ts'

/**
 * Converts a typed value to its stored form; returns null if nothing was typed. Throws a problem on
 * `field` if the type refuses the value.
 */
export function readTyped(
  type: ValueType<string>,
  typed: string | null | undefined,
  field: string,
): string | null {
  if (typed == null || typed.trim() === '') return null
  const parsed = type.parse(typed)
  if (!parsed.ok) throw fieldProblem(field, parsed.code)
  return parsed.value
}
