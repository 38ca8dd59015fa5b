import type { DriverClock } from '../driver-clock.ts'
import type { FrameTimes } from './frame-profile.ts'

/**
 * The supply behind a gateway, which may be too weak for two solenoids (devices §7): what one frame may
 * still draw from it. Times are the clock's `elapsed`.
 */
export type PowerSupply = {
  /** Waits until no solenoid can be at work, at most until `expiresAt` in milliseconds since 1970. */
  free(expiresAt: number, times: FrameTimes): Promise<void>
  /** A solenoid began to work at that time or before. */
  use(since: number, times: FrameTimes): void
  /** A frame is lost from sight at that time; its solenoid may begin until the line is surely empty. */
  useUnseen(since: number, times: FrameTimes): void
}

/** A supply that somebody before us, such as this server before it was restarted, may still use. */
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
