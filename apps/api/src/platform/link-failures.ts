import { networkOf } from './network.ts'
import { problem } from './problem.ts'

/** Wrong links of one network within a window, before it waits. */
const FREE = 100
const WINDOW_MS = 15 * 60_000

/** Most networks that are remembered: the oldest is forgotten first. */
const NETWORKS = 10_000

/**
 * Wrong links by network. In this process alone: a link is 128 bits that nobody guesses, and
 * the count only keeps somebody who tries from keeping the server busy.
 */
export function linkFailures(now: () => number = Date.now) {
  const counts = new Map<string, { failures: number; from: number }>()

  return {
    /** Throws `throttled` for a network that has tried too many wrong ones. */
    refuse(address: string): void {
      const known = counts.get(networkOf(address))
      if (!known || known.failures < FREE) return
      const left = known.from + WINDOW_MS - now()
      if (left > 0) throw problem('throttled', { retry_after: Math.ceil(left / 1000) })
      counts.delete(networkOf(address))
    },

    count(address: string): void {
      const network = networkOf(address)
      const known = counts.get(network)
      const isNew = !known || known.from + WINDOW_MS <= now()
      counts.delete(network)
      counts.set(network, isNew ? { failures: 1, from: now() } : bumped(known))
      const oldest = counts.keys().next().value
      if (counts.size > NETWORKS && oldest !== undefined) counts.delete(oldest)
    },
  }
}

const bumped = ({ failures, from }: { failures: number; from: number }) => ({
  failures: failures + 1,
  from,
})
