import type { DriverClock } from '../driver-clock.ts'
import type { FrameTimes } from './frame-profile.ts'

/**
 * The supply behind a gateway, which may be too weak for two solenoids (devices §7). Times are the
 * clock's `elapsed`.
 */
export type PowerSupply = {
  /**
   * Waits until no solenoid can be active, at most until `expiresAt` in milliseconds since 1970.
   */
  free(expiresAt: number, times: FrameTimes): Promise<void>
  /** Records that a solenoid became active at that time or before. */
  use(since: number, times: FrameTimes): void
  /**
   * Records a frame lost at that time; its solenoid may become active until the line is surely
   * empty.
   */
  useUnseen(since: number, times: FrameTimes): void
}

/**
 * Makes a supply that an earlier user, such as this server before a restart, may still be using.
 */
export function powerSupply(clock: DriverClock): PowerSupply {
  const made = clock.elapsed()
  let freeFrom = -Infinity
  const keep = (until: number) => {
    freeFrom = Math.max(freeFrom, until)
  }
  return {
    free(expiresAt, { longestPulse }) {
      const from = Math.max(freeFrom, made + longestPulse)
      const wait = Math.min(from - clock.elapsed(), expiresAt - clock.now())
      if (wait <= 0) return Promise.resolve()
      return new Promise((resolve) => clock.after(wait, resolve))
    },
    use: (since, { longestPulse }) => keep(since + longestPulse),
    useUnseen: (since, { latest, longestPulse }) => keep(since + latest + longestPulse),
  }
}
