const turns = new Map<string, Promise<unknown>>()

/**
 * Runs works of one name after each other, in the order in which they were asked for, in all tabs of this
 * browser; in this tab alone where there are no Web Locks, as on plain http of another host.
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
