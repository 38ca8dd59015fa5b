/**
 * Returns a function that caches its last answers by key, up to a number; the oldest are dropped
 * first. Only for answers that never change.
 */
export function remembered<Value>(
  most: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    if (known.size > most) known.delete(known.keys().next().value ?? key)
    return made
  }
}
