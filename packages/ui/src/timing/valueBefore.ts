import { useState } from 'react'

/** A value, and the different one that it had before, if any. */
export interface Change<Value> {
  readonly now: Value
  readonly before: Value | undefined
}

/** Adds a value to a change; returns the same change if the value is equal. */
export function changedTo<Value>(change: Change<Value>, value: Value): Change<Value> {
  return Object.is(change.now, value) ? change : { now: value, before: change.now }
}

/** Returns the value that was last replaced by another; undefined until there is one. */
export function useValueBefore<Value>(value: Value): Value | undefined {
  const [change, setChange] = useState<Change<Value>>({ now: value, before: undefined })
  const next = changedTo(change, value)
  if (next !== change) setChange(next)
  return next.before
}
