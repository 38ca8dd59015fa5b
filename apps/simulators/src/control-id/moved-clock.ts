import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SimulatorClock } from './reader-clock.ts'

/** A clock that stands still until it is moved by hand. */
export type MovedClock = SimulatorClock & {
  /** Moves the clock ahead and runs what is due, each at its own moment. */
  advance(ms: number): Promise<void>
}

/** Makes a clock for tests: what waits for it waits for no real time. */
export function movedClock(start = Date.UTC(2026, 10, 30, 15, 0, 0)): MovedClock {
  let now = start
  const waiting = new Set<{ readonly at: number; readonly action: () => void }>()
  return {
    now: () => now,
    after(ms, action) {
      const timer = { at: now + ms, action }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    async advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        waiting.delete(next)
        now = Math.max(now, next.at)
        next.action()
        await nextTurn()
      }
      now = end
      await nextTurn()
    },
  }
}
