import type { Condition, Row } from './object-store.ts'
import { type JsonObject, textOf, wholeNumber } from './reader-json.ts'

/** Returns the condition that a field holds one of these whole numbers. */
export function oneOf(field: string, numbers: readonly string[]): Condition {
  return [{ field, operator: 'IN', value: numbers.map(wholeNumber) }]
}

/** Returns the condition that a row has these values. */
export function pair(values: Row): Condition {
  const [first, ...others] = Object.entries(values).map(
    ([field, value]) => ({ field, operator: '=', value }) as const,
  )
  if (!first) throw new Error('a row without values')
  return [first, ...others]
}

/** Gathers a field of rows by another one. */
export function gather(
  rows: readonly JsonObject[],
  by: string,
  field: string,
): ReadonlyMap<string, readonly string[]> {
  const gathered = new Map<string, string[]>()
  for (const row of rows) {
    const [key, value] = [textOf(row, by), textOf(row, field)]
    if (key === null || value === null) continue
    const values = gathered.get(key) ?? []
    values.push(value)
    gathered.set(key, values)
  }
  return gathered
}
