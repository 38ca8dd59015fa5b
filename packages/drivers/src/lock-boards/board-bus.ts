import { type Dial, dialWithin, type Endpoint } from '../dial.ts'
import type { DriverClock } from '../driver-clock.ts'
import { type GatewayLink, gatewayLink } from '../gateway-link.ts'
import type { LockPlace } from '../lock-driver.ts'
import type { FrameProfile, FrameTimes } from './frame-profile.ts'
import { askFrame, findAnswers, type LockState, openFrame } from './frames.ts'

/** One exchange of frames. Times are the clock's `elapsed`. */
export type Answer =
  | { readonly kind: 'no_connection' }
  | { readonly kind: 'no_answer' }
  | {
      readonly kind: 'answer'
      /** The states of the latest answer that arrived. */
      readonly states: readonly LockState[]
      /** False if several answers arrived that differ. */
      readonly agrees: boolean
      readonly asked: number
      readonly received: number
    }

/** The state of the bus at a moment, by which later answers are judged. */
export type BusMark = {
  readonly answered: number
  readonly unanswered: number
  readonly links: number
}

/** The wire to the boards behind one gateway, used by one caller at a time. */
export type BoardBus = {
  /** Asks for the state of a lock; connects first if necessary. */
  ask(profile: FrameProfile, place: LockPlace): Promise<Answer>
  /**
   * Waits until the line is quiet, then writes the frame that opens a lock if `stillGood` agrees.
   * False if nothing was written.
   */
  writeOpen(profile: FrameProfile, place: LockPlace, stillGood: () => boolean): Promise<boolean>
  mark(): BusMark
  /** Waits, without writing, until no answer can come any more. */
  rest(): Promise<void>
  /** Whether the latest answer must belong to a frame written after the mark. */
  isAnsweredSince(mark: BusMark): boolean
  /** Whether the connection of the mark still exists: frames on it arrive in order. */
  isSameLink(mark: BusMark): boolean
  /** Ends the connection and drops unsent bytes. */
  reset(): void
  end(): void
}

const CONNECT_MS = 3_000

/**
 * Makes the bus of a gateway. Frames have no number, so an answer may belong to any frame that has
 * none yet. Answers come in the order of their frames: once more of them have come than were owed
 * at a mark, the latest belongs to a frame after the mark.
 */
export function boardBus(
  gateway: Endpoint,
  { dial, clock }: { dial: Dial; clock: DriverClock },
): BoardBus {
  let link: GatewayLink | undefined
  let links = 0
  let answered = 0
  /** Times until which the answer to each frame may still come. */
  let owed: number[] = []

  const stillOwed = () => {
    owed = owed.filter((until) => clock.elapsed() < until)
    return owed.length
  }

  async function connect({ latest }: FrameTimes): Promise<GatewayLink | undefined> {
    if (link?.isOpen()) return link
    try {
      const socket = await dialWithin(CONNECT_MS, gateway, { dial, clock })
      link = gatewayLink(socket, clock)
      links += 1
      // The gateway may hold an answer to an earlier client.
      owed.push(clock.elapsed() + latest)
      return link
    } catch {
      return undefined
    }
  }

  async function ask(profile: FrameProfile, place: LockPlace): Promise<Answer> {
    const { gap, answer: answerWithin, latest } = profile.times
    const used = await connect(profile.times)
    if (!used) return { kind: 'no_connection' }
    if (!(await used.quiet(gap, answerWithin))) return { kind: 'no_answer' }
    used.forget()
    const asked = clock.elapsed()
    used.write(askFrame(profile, place))
    owed.push(asked + latest)
    const answers = () => findAnswers(profile, place, used.received)
    while (answers().length === 0) {
      const left = asked + answerWithin - clock.elapsed()
      if (left <= 0 || !used.isOpen()) return { kind: 'no_answer' }
      await used.arrival(left)
    }
    const received = clock.elapsed()
    // If this answer is stale, the one to this frame follows right after it.
    await used.quiet(gap, answerWithin)
    owed.shift()
    answered += 1
    const all = answers()
    const agrees = new Set(all.map((states) => JSON.stringify(states))).size === 1
    return { kind: 'answer', states: all.at(-1) ?? [], agrees, asked, received }
  }

  return {
    ask,
    async writeOpen(profile, place, stillGood) {
      const { gap, answer: answerWithin } = profile.times
      const used = link
      if (!used || !(await used.quiet(gap, answerWithin))) return false
      used.forget()
      if (!used.isOpen() || !stillGood()) return false
      used.write(openFrame(profile, place))
      return true
    },
    rest() {
      // An answer settles the oldest debt, so only silence tells that the latest frame gets no
      // answer any more.
      const left = Math.max(0, ...owed.map((until) => until - clock.elapsed()))
      return new Promise((resolve) => clock.after(left, resolve))
    },
    mark: () => ({ answered, unanswered: stillOwed(), links }),
    isAnsweredSince: (mark) => answered - mark.answered > mark.unanswered + (links - mark.links),
    isSameLink: (mark) => links === mark.links && link?.isOpen() === true,
    reset: () => link?.reset(),
    end: () => link?.end(),
  }
}
