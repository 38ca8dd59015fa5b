import { problem } from '../../problem.ts'

/** Calls that must fail in a row before the store counts as gone, and how long it is left alone. */
const LIMITS = { failures: 3, restMs: 5_000 }

/**
 * Spares requests the wait for a store that is gone. After some failures in a row, calls are
 * refused at once; then one call at a time tries the store, until one succeeds.
 */
export function outageGuard(now: () => number = Date.now) {
  let failures = 0
  let restsUntil = 0
  let isTrying = false

  return {
    /** Runs a call. Throws `unavailable` at once during an outage. */
    async run<T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T> {
      const isOut = failures >= LIMITS.failures
      if (isOut && (isTrying || now() < restsUntil)) throw problem('unavailable')
      if (isOut) isTrying = true
      try {
        const result = await call()
        failures = 0
        return result
      } catch (error) {
        failures = isOutage(error) ? failures + 1 : 0
        restsUntil = now() + LIMITS.restMs
        throw error
      } finally {
        if (isOut) isTrying = false
      }
    },
  }
}
