const turns = new Map<string, Promise<unknown>>()

/**
 * Runs pieces of work with the same name one after another, in the order of the calls, across all
 * tabs of this browser. Without Web Locks, as over plain http on another host, this holds within
 * one tab only.
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  if (locks !== undefined) return locks.request(name, work)
  const before = turns.get(name) ?? Promise.resolve()
  const next = before.then(work, work)
  turns.set(
    name,
    next.catch(() => undefined),
  )
  return next
}
