import type { DriverClock } from '../driver-clock.ts'

/** The kinds of requests, the most urgent first. */
const LANES = ['opening', 'removal', 'control', 'list', 'reading'] as const
export type Lane = (typeof LANES)[number]

/** The requests to one reader, one at a time, the most urgent of the waiting ones first. */
export type RequestQueue = {
  /**
   * Runs `work` when its turn comes. All but an opening or a removal is told by its signal to end if
   * one of these has waited for a moment; not by a removal of the same `people`, which could
   * otherwise overtake what writes them.
   */
  run<T>(
    lane: Lane,
    work: (signal: AbortSignal) => Promise<T>,
    people?: ReadonlySet<string>,
  ): Promise<T | 'busy' | 'closing'>
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

  function interruptFor({ lane, people }: Request) {
    const held = running
    if (!held || !isUrgent(lane) || isUrgent(held.lane)) return
    if (!held.people.isDisjointFrom(people)) return
    clock.after(PATIENCE_MS, () => held.interrupt.abort())
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
    async close() {
      isClosing = true
      for (const lane of LANES) for (const request of waiting[lane].splice(0)) request.refuse()
      if (running) await new Promise<void>((resolve) => (whenIdle = resolve))
    },
  }
}
