import { networkOf } from './network.ts'
import { windowCounts } from './window-counts.ts'

/** Wrong links of one network, before it waits. */
const LIMITS = { free: 100, windowMs: 15 * 60_000 }

/**
 * Wrong links by network: a link is 128 bits that nobody guesses, and the count only keeps somebody who tries
 * from keeping the server busy.
 */
export function linkFailures(now?: () => number) {
  const counts = windowCounts(LIMITS, now)
  return {
    /** Throws `throttled` for a network that has tried too many wrong ones. */
    refuse: (address: string): void => counts.refuse(networkOf(address)),
    count: (address: string): void => counts.count(networkOf(address)),
  }
}
