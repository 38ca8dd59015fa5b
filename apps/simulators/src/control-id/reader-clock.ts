/** The clock and the timers of a simulator, which a test replaces to wait for nothing. */
export type SimulatorClock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something later; returns the function that cancels it. */
  after(ms: number, action: () => void): () => void
}

export const systemClock: SimulatorClock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after some milliseconds of a clock. */
export function pauseOf(clock: SimulatorClock, ms: number): Promise<void> {
  return new Promise((done) => {
    clock.after(ms, done)
  })
}

/** The six numbers of a moment as a reader takes them. */
export type WallTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The wall clock of a reader: "Unix seconds" of what it shows, without a zone (devices §16). */
export class ReaderTime {
  readonly #clock: SimulatorClock
  readonly #zoneMs: number
  #shiftMs = 0

  constructor(clock: SimulatorClock, zoneMinutes: number) {
    this.#clock = clock
    this.#zoneMs = zoneMinutes * 60_000
  }

  /** Seconds since 1970 as if the shown time were UTC. */
  seconds(): number {
    return Math.floor((this.#clock.now() + this.#zoneMs + this.#shiftMs) / 1_000)
  }

  /** By how many seconds it differs from the right time of its zone. */
  offsetSeconds(): number {
    return Math.round(this.#shiftMs / 1_000)
  }

  shift(seconds: number): void {
    this.#shiftMs += seconds * 1_000
  }

  /** Sets the wall clock; false where there is no such moment. */
  set({ year, month, day, hour, minute, second }: WallTime): boolean {
    const at = Date.UTC(year, month - 1, day, hour, minute, second)
    const shown = new Date(at)
    const isMoment =
      shown.getUTCFullYear() === year &&
      shown.getUTCMonth() === month - 1 &&
      shown.getUTCDate() === day &&
      hour >= 0 &&
      hour < 24 &&
      shown.getUTCMinutes() === minute &&
      shown.getUTCSeconds() === second
    if (isMoment) this.#shiftMs = at - this.#clock.now() - this.#zoneMs
    return isMoment
  }
}
