import { useState } from 'react'

/** A value with the one that it had before, as far as there was one. */
export interface Change<Value> {
  readonly now: Value
  readonly before: Value | undefined
}

/** A change with a further value; the same change where the value is the same. */
export function changedTo<Value>(change: Change<Value>, value: Value): Change<Value> {
  return Object.is(change.now, value) ? change : { now: value, before: change.now }
}

/** The value that another one took the place of; undefined until there was one. */
export function useValueBefore<Value>(value: Value): Value | undefined {
  const [change, setChange] = useState<Change<Value>>({ now: value, before: undefined })
  const next = changedTo(change, value)
  if (next !== change) setChange(next)
  return next.before
}
