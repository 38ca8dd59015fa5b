import { problem } from './problem.ts'

export type WindowLimits = {
  /** Number of calls of a key within a window before it has to wait for the window's end. */
  readonly free: number
  readonly windowMs: number
}

/** Limit of keys that are remembered: the oldest is forgotten first. */
const KEYS = 10_000

/**
 * Counts by key within windows of time, in this process alone: these counts limit the load of one
 * caller, and protect no secret.
 */
export function windowCounts({ free, windowMs }: WindowLimits, now: () => number = Date.now) {
  const counts = new Map<string, { count: number; from: number }>()

  const running = (key: string) => {
    const known = counts.get(key)
    return known !== undefined && known.from + windowMs > now() ? known : { count: 0, from: now() }
  }

  /** Throws `throttled` for a key whose window is used up; `limit` names the limit. */
  function refuse(key: string, limit?: 'refusals'): void {
    const { count, from } = running(key)
    if (count < free) return
    const retryAfter = Math.ceil((from + windowMs - now()) / 1000)
    throw problem('throttled', { retry_after: retryAfter, ...(limit && { limit }) })
  }

  function count(key: string): void {
    const { count: before, from } = running(key)
    counts.delete(key)
    counts.set(key, { count: before + 1, from })
    const oldest = counts.keys().next().value
    if (counts.size > KEYS && oldest !== undefined) counts.delete(oldest)
  }

  return {
    refuse,
    count,
    /** Throws for a key whose window is used up; counts otherwise. */
    take(key: string): void {
      refuse(key)
      count(key)
    },
  }
}
