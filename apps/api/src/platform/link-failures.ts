import { networkOf } from './network.ts'
import { windowCounts } from './window-counts.ts'

/** Wrong links that one network may try before it waits. */
const LIMITS = { free: 100, windowMs: 15 * 60_000 }

/**
 * Counts wrong links by network. Nobody guesses a link's 128 bits; the count only keeps an attempt
 * from occupying the server.
 */
export function linkFailures(now?: () => number) {
  const counts = windowCounts(LIMITS, now)
  return {
    /** Throws `throttled` for a network that has tried too many wrong links. */
    refuse: (address: string): void => counts.refuse(networkOf(address)),
    count: (address: string): void => counts.count(networkOf(address)),
  }
}
