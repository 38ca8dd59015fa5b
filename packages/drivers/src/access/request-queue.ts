import type { DriverClock } from '../driver-clock.ts'

/** The kinds of requests, the most urgent first. */
const LANES = ['opening', 'removal', 'control', 'list', 'reading'] as const
export type Lane = (typeof LANES)[number]

/** The requests to one reader, one at a time, the most urgent of the waiting ones first. */
export type RequestQueue = {
  /**
   * Runs `work`, which writes some people, when its turn comes. All but an opening or a removal is
   * told by its signal to end if one of these has waited for a moment.
   */
  run<T>(
    lane: Lane,
    work: (signal: AbortSignal) => Promise<T>,
    people?: ReadonlySet<string>,
  ): Promise<T | 'busy' | 'closing'>
  /**
   * Waits until no request that was told to end can still write any of these people; returns whether
   * there was one. A removal that went before it has to be made again then.
   */
  endOfWriting(people: readonly string[]): Promise<boolean>
  /** Refuses waiting and later requests, and resolves when the running one has ended. */
  close(): Promise<void>
}

type Request = {
  readonly lane: Lane
  readonly people: ReadonlySet<string>
  readonly interrupt: AbortController
  run(): Promise<void>
  refuse(): void
}

/** Milliseconds for which an opening or a removal waits before it interrupts. */
const PATIENCE_MS = 300
/** Milliseconds within which a request that was told to end may still take effect. */
const LATE_MS = 5_000
/** Limit of waiting requests of one lane. */
const WAITING = 100

const NOBODY: ReadonlySet<string> = new Set()
const isUrgent = (lane: Lane) => lane === 'opening' || lane === 'removal'

/** Makes the queue of a reader. */
export function requestQueue(clock: DriverClock): RequestQueue {
  const waiting: Record<Lane, Request[]> = {
    opening: [],
    removal: [],
    control: [],
    list: [],
    reading: [],
  }
  let running: Request | undefined
  let brokenOff: readonly { people: ReadonlySet<string>; until: number }[] = []
  let isClosing = false
  let whenIdle = () => {}

  function next() {
    const lane = LANES.find((one) => waiting[one].length > 0)
    running = lane && waiting[lane].shift()
    if (!lane || !running) {
      whenIdle()
      return
    }
    void running.run().finally(() => {
      // An opening or a removal is several calls, each asked for right after the one before.
      const goesOn = isUrgent(lane) && waiting.opening.length + waiting.removal.length === 0
      if (goesOn) setImmediate(next)
      else next()
    })
  }

  function interruptFor({ lane }: Request) {
    const held = running
    if (!held || !isUrgent(lane) || isUrgent(held.lane)) return
    clock.after(PATIENCE_MS, () => {
      if (running !== held) return
      held.interrupt.abort()
      const now = clock.elapsed()
      const late = { people: held.people, until: now + LATE_MS }
      brokenOff = [...brokenOff.filter(({ until }) => until > now), late]
    })
  }

  return {
    run(lane, work, people = NOBODY) {
      if (isClosing) return Promise.resolve('closing')
      if (waiting[lane].length >= WAITING) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        const interrupt = new AbortController()
        const request: Request = {
          lane,
          people,
          interrupt,
          run: () => work(interrupt.signal).then(resolve, reject),
          refuse: () => resolve('closing'),
        }
        waiting[lane].push(request)
        if (running) interruptFor(request)
        else next()
      })
    },
    async endOfWriting(people) {
      const now = clock.elapsed()
      const ends = brokenOff
        .filter((late) => people.some((id) => late.people.has(id)))
        .map(({ until }) => until)
      const left = Math.max(0, ...ends) - now
      if (left <= 0) return false
      await new Promise<void>((resolve) => clock.after(left, resolve))
      return true
    },
    async close() {
      isClosing = true
      for (const lane of LANES) for (const request of waiting[lane].splice(0)) request.refuse()
      if (running) await new Promise<void>((resolve) => (whenIdle = resolve))
    },
  }
}
